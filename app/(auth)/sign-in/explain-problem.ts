import type { SignInProblem } from "@/lib/links";

const SENTENCES: Record<SignInProblem, (provider: string) => string> = {
  refused: (provider) =>
    `${provider} did not sign you in. Try again, or ask the people who run it.`,
  unavailable: (provider) => `${provider} does not answer. Try again in a minute.`,
  invalid: (provider) =>
    `The answer of ${provider} could not be verified. Try again; if it happens again, tell the operator of this service.`,
  expired: () => "This sign-in took too long, or was started in another window. Start again.",
  unverified: (provider) =>
    `${provider} has not verified your email address. Verify it there, then try again.`,
  closed: (provider) =>
    `Your address at ${provider} has no account here, and new ones are not open to everybody. Ask an owner or admin of a workspace for an invitation, or the operator of this service for an account.`,
  disabled: () => "This account is disabled or was deleted. Ask the operator of this service.",
  often: () =>
    "There were too many sign-ins from your network. Wait a few minutes, then try again.",
};

const sentences = new Map(Object.entries(SENTENCES));

export const explainProblem = (error: unknown, provider: string): string | undefined =>
  typeof error === "string" ? sentences.get(error)?.(provider) : undefined;
