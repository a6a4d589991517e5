import type { Metadata } from "next";
import Link from "next/link";
import { NarrowPage } from "@/app/components/narrow-page";
import { Button } from "@/app/components/ui/button";
import { requireUser } from "@/app/lib/session";
import { previewEmailProof } from "@/lib/domain/email-proofs";
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
  if (user.id !== proof.userId) {
    return <NarrowPage title="Confirm your email address" about={OTHER_ACCOUNT} />;
  }
  return (
    <NarrowPage
      title="Confirm your email address"
      about={
        email === current
          ? `Confirm that ${email} is yours.`
          : `Your account has the address ${current}. Once you confirm ${email}, it has that one, and you sign in with it.`
      }
    >
      <ConfirmForm token={token} />
    </NarrowPage>
  );
}

const OTHER_ACCOUNT =
  "This link belongs to another account than the one you are signed in to. Sign out, then open it again and sign in to that one. If you have no other account here, somebody else entered your address: leave the link alone.";

function NoLongerValid() {
  return (
    <NarrowPage
      title="This link does not work"
      about="It was used, is more than a day old, or a newer link has taken its place. Ask for a new one on your account page."
    >
      <Button asChild className="w-fit">
        <Link href={links.account}>Your account</Link>
      </Button>
    </NarrowPage>
  );
}
