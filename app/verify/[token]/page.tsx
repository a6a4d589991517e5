import type { Metadata } from "next";
import Link from "next/link";
import { NarrowPage } from "@/app/components/narrow-page";
import { Button } from "@/app/components/ui/button";
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
