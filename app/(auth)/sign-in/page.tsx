import type { Metadata } from "next";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import * as z from "zod";
import { NarrowPage } from "@/app/components/narrow-page";
import { TextLink } from "@/app/components/text-link";
import { FieldError } from "@/app/components/ui/field";
import { toSafePath } from "@/app/shared/safe-path";
import { findSignedInUser } from "@/app/shared/signed-in";
import { findPasskeyPlace } from "@/lib/access/credentials/passkey-ceremony";
import { findSignedToken } from "@/lib/access/session";
import { getProviderHost } from "@/lib/access/sign-in/provider-settings";
import { getSignUpOffer } from "@/lib/access/sign-in/sign-up-rules";
import { config } from "@/lib/config";
import { previewInvitation } from "@/lib/domain/members/answer-invitation";
import { formatLongDate } from "@/lib/format-time";
import { links, readInvitationToken, type SignInProblem } from "@/lib/links";
import { ProviderButton } from "../provider-button";
import { PasskeyButton } from "./passkey-button";
import { SignInForm } from "./sign-in-form";

export const metadata: Metadata = { title: "Sign in" };

type Query = Record<"next" | "password" | "deleted" | "error", string | string[] | undefined>;
type Props = { searchParams: Promise<Query> };

async function findInvitedEmail(next: string) {
  const token = readInvitationToken(next);
  return token ? (await previewInvitation(token))?.email : undefined;
}

export default async function SignInPage({ searchParams }: Props) {
  const query = await searchParams;
  const next = toSafePath(query.next);
  if (await findSignedInUser()) redirect(next);
  const wasSignedIn = (await findSignedToken(await headers())) !== undefined;
  const { OIDC_ONLY } = config();
  const place = OIDC_ONLY ? undefined : findPasskeyPlace();
  const provider = getProviderHost();
  const problem = provider && explainProblem(query.error, provider);
  return (
    <NarrowPage
      title="Sign in to Groundwork"
      about={describeArrival(query, wasSignedIn)}
      footer={!OIDC_ONLY && <NewHere next={next} />}
    >
      <div className="grid gap-4">
        {provider && <ProviderButton provider={provider} next={next} />}
        <FieldError>{problem}</FieldError>
        {provider && !OIDC_ONLY && <p className="text-center text-subtle">or with your password</p>}
        {!OIDC_ONLY && <SignInForm next={next} email={await findInvitedEmail(next)} />}
        {place && <PasskeyButton origin={place.origin} path={links.signIn(next)} next={next} />}
      </div>
    </NarrowPage>
  );
}

/** Until when the account that was just deleted can come back. */
const readDeletion = ({ deleted }: Query) => z.iso.date().safeParse(deleted).data;

/** `wasSignedIn`: the browser still has the cookie of an ended session. */
function describeArrival(query: Query, wasSignedIn: boolean): string {
  if (query.password === "new") return "Your new password is set. Sign in with it.";
  const until = readDeletion(query);
  if (until) {
    return `Your account is deleted, and you are signed out everywhere. Until ${formatLongDate(new Date(until))} the operator of this service can bring it back.`;
  }
  if (wasSignedIn) return "You were signed out. Sign in to continue where you left off.";
  return "Groundwork turns what your team knows into planning documents that name their sources.";
}

async function NewHere({ next }: { next: string }) {
  const offer = await getSignUpOffer();
  if (offer.for === "nobody") return offer.because;
  return (
    <>
      New here? <TextLink href={links.signUp(next)}>Create an account</TextLink>
    </>
  );
}

const SENTENCES: Record<SignInProblem, (provider: string) => string> = {
  refused: (provider) =>
    `${provider} did not sign you in. Try again, or ask the people who run it.`,
  unavailable: (provider) => `${provider} does not answer. Try again in a minute.`,
  outage: () => "Signing in does not work at the moment. Try again in a minute.",
  invalid: (provider) =>
    `The answer from ${provider} could not be verified. Try again; if it happens again, tell the operator of this service.`,
  expired: () => "This sign-in took too long, or was started in another window. Start again.",
  unverified: (provider) =>
    `${provider} has not verified your email address. Verify it there, then try again.`,
  closed: (provider) =>
    `There is no account here for your address at ${provider}, and not everybody may create one. Ask an owner or admin of a workspace for an invitation, or the operator of this service for an account.`,
  disabled: () => "This account is disabled or was deleted. Ask the operator of this service.",
  often: () =>
    "There were too many sign-ins from your network. Wait a few minutes, then try again.",
};

const sentences = new Map(Object.entries(SENTENCES));

const explainProblem = (error: unknown, provider: string): string | undefined =>
  typeof error === "string" ? sentences.get(error)?.(provider) : undefined;
