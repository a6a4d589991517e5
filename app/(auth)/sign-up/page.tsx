import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { NarrowPage } from "@/app/components/narrow-page";
import { TextLink } from "@/app/components/text-link";
import { safeNext } from "@/app/lib/next-path";
import { signedInUser } from "@/app/lib/session";
import { links } from "@/lib/links";
import { MIN_PASSWORD } from "@/lib/schemas/members";
import { SignUpForm } from "./sign-up-form";

export const metadata: Metadata = { title: "Create an account" };

type Props = { searchParams: Promise<{ next?: string | string[] }> };

export default async function SignUpPage({ searchParams }: Props) {
  const next = safeNext((await searchParams).next);
  if (await signedInUser()) redirect(next);
  return (
    <NarrowPage
      title="Create your account"
      about="You get a workspace of your own, and can make more for your teams."
      footer={
        <>
          Have an account? <TextLink href={links.signIn(next)}>Sign in</TextLink>
        </>
      }
    >
      <SignUpForm next={next} minPassword={MIN_PASSWORD} />
    </NarrowPage>
  );
}
