import type { Metadata } from "next";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { NarrowPage } from "@/app/components/narrow-page";
import { TextLink } from "@/app/components/text-link";
import { Button } from "@/app/components/ui/button";
import { Link } from "@/app/components/ui/link";
import { toSafePath } from "@/app/shared/safe-path";
import { findSignedInUser } from "@/app/shared/signed-in";
import { findPasskeyPlace } from "@/lib/access/credentials/passkey-ceremony";
import { auth } from "@/lib/access/session";
import { ApiError } from "@/lib/errors";
import { links } from "@/lib/links";
import { PasskeyButton } from "../passkey-button";
import { CodeForm } from "./code-form";

export const metadata: Metadata = { title: "Two-step sign-in" };

type Props = { searchParams: Promise<{ next?: string | string[] }> };

export default async function SecondStepPage({ searchParams }: Props) {
  const next = toSafePath((await searchParams).next);
  if (await findSignedInUser()) redirect(next);
  const factors = await listOffered();
  if (!factors) return <Over next={next} />;
  const place = factors.includes("passkey") ? findPasskeyPlace() : undefined;
  return (
    <NarrowPage
      title="Two-step sign-in"
      about="Your password is correct. Now confirm that it is you."
      footer={<TextLink href={links.signIn(next)}>Begin again</TextLink>}
    >
      {place && (
        <PasskeyButton origin={place.origin} path={links.signIn(next)} next={next} isSecondStep />
      )}
      <CodeForm next={next} hasApp={factors.includes("code")} />
    </NarrowPage>
  );
}

/** Undefined if the second step has expired or none has begun. */
async function listOffered() {
  const { api } = await auth();
  try {
    return (await api.secondStep({ headers: await headers() })).factors;
  } catch (error) {
    if (error instanceof ApiError && error.code === "UNAUTHORIZED") return undefined;
    throw error;
  }
}

function Over({ next }: { next: string }) {
  return (
    <NarrowPage
      title="This sign-in took too long"
      about="After your password you have ten minutes for the second step. Begin again with your password."
    >
      <Button asChild className="w-fit">
        <Link href={links.signIn(next)}>Begin again</Link>
      </Button>
    </NarrowPage>
  );
}
