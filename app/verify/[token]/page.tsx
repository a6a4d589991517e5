import type { Metadata } from "next";
import { BindForms } from "@/app/components/bind-forms";
import { SignOutForm } from "@/app/components/leave-browser";
import { NarrowPage } from "@/app/components/narrow-page";
import { Button } from "@/app/components/ui/button";
import { Link } from "@/app/components/ui/link";
import { requireUser } from "@/app/shared/signed-in";
import { previewEmailProof } from "@/lib/domain/account/email-proofs";
import { links } from "@/lib/links";
import { ConfirmForm } from "./confirm-form";

export const metadata: Metadata = { title: "Confirm your email address" };

type Props = { params: Promise<{ token: string }> };

export default async function VerifyPage({ params }: Props) {
  const { token } = await params;
  const proof = await previewEmailProof(token);
  if (!proof) return <NoLongerValid />;
  const { email, current } = proof;
  const user = await requireUser();
  if (user.userId !== proof.userId) {
    return <OtherAccount token={token} signedInAs={user.email} />;
  }
  return (
    <>
      <BindForms userId={user.userId} name={user.name} />
      <ConfirmForm
        token={token}
        about={
          email === current
            ? `Confirm that ${email} is yours.`
            : `Your account has the address ${current}. Once you confirm ${email}, it has that one, and you sign in with it.`
        }
      />
    </>
  );
}

function OtherAccount({ token, signedInAs }: { token: string; signedInAs: string }) {
  return (
    <NarrowPage
      title="Confirm your email address"
      about={`You are signed in as ${signedInAs}, and this link belongs to another account. Sign out to come back here and sign in to that one. If you have no other account here, somebody else entered your address: ignore the link.`}
    >
      <SignOutForm next={links.verifyEmail(token)} />
    </NarrowPage>
  );
}

function NoLongerValid() {
  return (
    <NarrowPage
      title="This link does not work"
      about="It was used, is more than a day old, or was replaced by a newer link. Ask for a new one on your account page."
    >
      <Button asChild className="w-fit">
        <Link href={links.account}>Your account</Link>
      </Button>
    </NarrowPage>
  );
}
