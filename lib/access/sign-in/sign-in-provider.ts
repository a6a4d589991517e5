import type { BetterAuthPlugin, GenericEndpointContext } from "@better-auth/core";
import { createAuthEndpoint } from "better-auth/api";
import * as z from "zod";
import { seal, unseal } from "@/lib/access/credentials/seal";
import { readVisit } from "@/lib/access/visit";
import { config } from "@/lib/config";
import type { PeopleTx } from "@/lib/db/prisma-models";
import { describeError } from "@/lib/describe-error";
import { ApiError } from "@/lib/errors";
import { limitAddress } from "@/lib/limits/address-limits";
import { links, type SignInProblem } from "@/lib/links";
import { log } from "@/lib/log";
import { findOutage, logOutage } from "@/lib/outage";
import { joinByDomain } from "./join-by-domain";
import { findOrLinkPerson, readVouchedAddress } from "./linked-account";
import { openSession } from "./open-session";
import {
  type Asked,
  askProvider,
  CALLBACK,
  type Identity,
  PROVIDER_SCOPE,
  ProviderError,
  redeemAnswer,
} from "./provider";
import { getProviderSettings } from "./provider-settings";
import { createPurposeCookie } from "./purpose-cookie";
import { endSecondStep } from "./second-step";
import { recordFailure } from "./sign-in";

/** Two requests: one redirects to the provider, the other to the sign-in page, with `next` or the problem. */
export const signInProvider = {
  id: "groundwork-provider",
  endpoints: {
    beginProviderSignIn: createAuthEndpoint(
      "/sign-in/oidc",
      { method: "GET", query: z.record(z.string(), z.unknown()).optional() },
      async (ctx) => {
        requireProvider();
        const next = Next.parse(ctx.query?.next);
        try {
          await limitAddress("signIn", readVisit(ctx.headers));
          const { url, asked } = await askProvider();
          await keep(ctx, { ...asked, next });
          return sendOn(ctx, url.href);
        } catch (error) {
          return sendOn(ctx, buildProblemLink(toProblem(error), next));
        }
      },
    ),
    finishProviderSignIn: createAuthEndpoint(
      CALLBACK,
      { method: "GET", query: z.record(z.string(), z.unknown()).optional() },
      async (ctx) => {
        requireProvider();
        const kept = await takeKept(ctx);
        if (!kept || !ctx.request) return sendOn(ctx, buildProblemLink("expired"));
        const { next } = kept;
        try {
          await limitAddress("signIn", readVisit(ctx.headers));
          const { searchParams } = new URL(ctx.request.url);
          if (searchParams.get("state") !== kept.state) {
            return sendOn(ctx, buildProblemLink("expired", next));
          }
          await openSessionFor(ctx, await redeemAnswer(searchParams, kept));
          return sendOn(ctx, config().APP_URL + links.signIn(next));
        } catch (error) {
          return sendOn(ctx, buildProblemLink(toProblem(error), next));
        }
      },
    ),
  },
} satisfies BetterAuthPlugin;

function requireProvider() {
  if (!getProviderSettings()) throw new ApiError("NOT_FOUND", "There is no such path.");
}

const sendOn = (ctx: GenericEndpointContext, url: string) => {
  ctx.setHeader("Cache-Control", "no-store");
  ctx.setHeader("Location", url);
  ctx.setStatus(302);
  return null;
};

const buildProblemLink = (problem: SignInProblem, next?: string) =>
  config().APP_URL + links.signInFailed(problem, next);

async function openSessionFor(ctx: GenericEndpointContext, { issuer, subject, claims }: Identity) {
  const person = await findOrLinkPerson(issuer, claims);
  if (!person) throw new Unvouched();
  const vouched = readVouchedAddress(claims);
  const identity = { providerId: issuer, accountId: subject };
  if (vouched) {
    const visit = readVisit(ctx.headers);
    await joinByDomain({ ...person, vouched, identity, scope: PROVIDER_SCOPE, visit });
  }
  const check = async (tx: PeopleTx) => {
    const linked = await tx.account.count({ where: { ...identity, userId: person.id } });
    if (linked === 0) throw new Unvouched(); // the link has just been removed
  };
  try {
    await openSession(ctx, person, { proof: "provider", check });
  } catch (error) {
    if (error instanceof ApiError) recordFailure(ctx, person.id, "provider");
    throw error;
  }
  endSecondStep(ctx);
}

class Unvouched extends Error {}

function toProblem(error: unknown): SignInProblem {
  if (error instanceof ProviderError) return error.problem;
  if (error instanceof Unvouched) return "unverified";
  if (error instanceof ApiError) {
    if (error.code === "SIGN_UP_CLOSED") return "closed";
    if (error.code === "FORBIDDEN") return "disabled";
    if (error.code === "RATE_LIMIT_EXCEEDED") return "often";
  }
  const outage = findOutage(error);
  if (outage) logOutage(outage, error);
  else log.error({ event: "sign_in_failed", ...describeError(error) });
  return outage ? "outage" : "invalid";
}

// The browser keeps the sealed parameters between the requests. The first answer deletes them, and the provider accepts
// a code once, so a replayed answer opens nothing.

const cookie = createPurposeCookie("provider_sign_in", 600);
const Next = z.string().max(800).optional().catch(undefined);
const Kept = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  next: z.string().optional(),
});

async function keep(ctx: GenericEndpointContext, asked: Asked & { next: string | undefined }) {
  await cookie.write(ctx, await seal(JSON.stringify(asked)));
}

async function takeKept(ctx: GenericEndpointContext) {
  const sealed = await cookie.read(ctx);
  if (!sealed) return undefined;
  cookie.expire(ctx);
  return Kept.parse(JSON.parse(await unseal(sealed)));
}
