import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { NarrowPage } from "@/app/components/narrow-page";
import { TextLink } from "@/app/components/text-link";
import { safeNext } from "@/app/lib/next-path";
import { signedInUser } from "@/app/lib/session";
import { passkeyPlace } from "@/lib/access/passkeys";
import { signUpOffer } from "@/lib/access/sign-up-rules";
import { previewInvitation } from "@/lib/domain/invited";
import { links, tokenOfInvitation } from "@/lib/links";
import { PasskeyButton } from "./passkey-button";
import { SignInForm } from "./sign-in-form";

export const metadata: Metadata = { title: "Sign in" };

type Query = Record<"next" | "password", string | string[] | undefined>;
type Props = { searchParams: Promise<Query> };

/** The address that an invitation is for, where signing in goes back to it. */
async function invitedEmail(next: string) {
  const token = tokenOfInvitation(next);
  return token ? (await previewInvitation(token))?.email : undefined;
}

export default async function SignInPage({ searchParams }: Props) {
  const query = await searchParams;
  const next = safeNext(query.next);
  if (await signedInUser()) redirect(next);
  const offer = await signUpOffer();
  const place = passkeyPlace();
  const newHere =
    offer.for === "nobody" ? (
      offer.because
    ) : (
      <>
        New here? <TextLink href={links.signUp(next)}>Create an account</TextLink>
      </>
    );
  return (
    <NarrowPage
      title="Sign in to Groundwork"
      about={query.password === "new" && "Your new password is set. Sign in with it."}
      footer={newHere}
    >
      <SignInForm next={next} email={await invitedEmail(next)} />
      {place && <PasskeyButton origin={place.origin} path={links.signIn(next)} next={next} />}
    </NarrowPage>
  );
}
