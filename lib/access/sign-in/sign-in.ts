import type { BetterAuthPlugin, GenericEndpointContext } from "@better-auth/core";
import { createAuthEndpoint, formCsrfMiddleware } from "better-auth/api";
import * as z from "zod";
import { recordOnAccount } from "@/lib/access/account-events";
import { verifyPassword } from "@/lib/access/credentials/password-hash";
import {
  checkCode,
  type RightCode,
  secondFactorsOf,
  spendCode,
} from "@/lib/access/credentials/second-factor";
import { seenAt, visitOf } from "@/lib/access/visit";
import { background } from "@/lib/background";
import { prismaClient } from "@/lib/db/database";
import { ApiError } from "@/lib/errors";
import type { Prisma } from "@/lib/generated/prisma/client";
import type { Rule } from "@/lib/limits/buckets";
import { neighborhoodOf } from "@/lib/limits/client-address";
import { passDoor } from "@/lib/limits/door";
import { giveBackSignInTry, type SignInTry, takeSignInTry } from "@/lib/limits/login-throttle";
import { limiter } from "@/lib/limits/rate-limit";
import { mailIsSet, sendMail } from "@/lib/mail/send-mail";
import { validate } from "@/lib/schemas/validate";
import { readBrowser } from "./known-browser";
import { openSession } from "./open-session";
import { requireOwnSignIn } from "./provider-settings";
import {
  beginSecondStep,
  endSecondStep,
  findPersonByEmail,
  type Person,
  readSecondStep,
} from "./second-step";

const Password = z.object({ email: z.string().max(320), password: z.string() });
const Code = z.object({ code: z.string().min(1).max(100) });

/** Stands in where there is no password, so that an unknown address takes the same time: of random bytes, so nobody's. */
const NOBODYS_HASH = `${"5b".repeat(16)}:${"c3".repeat(64)}`;

/** Two ways to sign in with a password: at once, or with a code of the second factor after it. */
export const signIn = {
  id: "groundwork-sign-in",
  endpoints: {
    /**
     * Takes the place of the library's own, which answers a right password with a session before the second
     * factor, and tells networks and known browsers not apart.
     */
    signInEmail: createAuthEndpoint(
      "/sign-in/email",
      // The body is validated inside: its refusals are worded here.
      { method: "POST", body: z.custom<z.input<typeof Password>>(), use: [formCsrfMiddleware] },
      async (ctx) => {
        requireOwnSignIn();
        const { email, password } = validate(Password, ctx.body);
        await passDoor("signIn", ctx.headers);
        const person = await findPersonByEmail(email.trim().toLowerCase());
        const attempt = await tryOf(ctx, email, person);
        await takeSignInTry(attempt);
        const hash = person?.hash ?? NOBODYS_HASH;
        const isRight = await verifyPassword({ hash, password });
        if (!person?.hash || !isRight) {
          if (person) recordFailure(ctx, person.id, "password");
          throw wrong();
        }
        await giveBackSignInTry(attempt);
        const factors = await secondFactorsOf(person.id);
        if (factors.length > 0) {
          await beginSecondStep(ctx, person);
          return ctx.json({ redirect: false, second_factor: factors });
        }
        const check = async (tx: Prisma.TransactionClient) => {
          await requireSamePassword(tx, person);
          // One that was set up since counts too.
          if ((await secondFactorsOf(person.id, tx)).length > 0) throw wrong();
        };
        const { token } = await openSession(ctx, person, { proof: "password", check });
        return ctx.json({ redirect: false, token, user: shown(person) });
      },
    ),
    /** How the second step that is under way can be taken. Called by the server alone. @throws 401 */
    secondStep: createAuthEndpoint.serverOnly({ method: "GET" }, async (ctx) => ({
      factors: await secondFactorsOf((await readSecondStep(ctx)).id),
    })),
    /** The second step, by a code; who has a passkey signs in with it instead. */
    signInCode: createAuthEndpoint(
      "/sign-in/code",
      { method: "POST", body: z.custom<z.input<typeof Code>>(), use: [formCsrfMiddleware] },
      async (ctx) => {
        requireOwnSignIn();
        const { code } = validate(Code, ctx.body);
        await passDoor("signIn", ctx.headers);
        const person = await readSecondStep(ctx);
        const attempt = { ...(await tryOf(ctx, person.email, person)), secondStep: true };
        await takeSignInTry(attempt);
        const right = await checkCode(person.id, code);
        if (!right) {
          recordFailure(ctx, person.id, "code");
          if (!attempt.browser) tellOfWrongCode(ctx, person);
          throw wrongCode();
        }
        const { token } = await openSession(ctx, person, {
          proof: right.by,
          check: async (tx) => {
            await requireSamePassword(tx, person);
            if (!(await spendCode(tx, person.id, right))) throw wrongCode();
            await recordRecovery(tx, ctx, person.id, right);
          },
        });
        await giveBackSignInTry(attempt);
        endSecondStep(ctx);
        return ctx.json({ redirect: false, token, user: shown(person) });
      },
    ),
  },
} satisfies BetterAuthPlugin;

/** Of a person, what the answer to a sign-in says. */
export const shown = ({ id, name, email }: Pick<Person, "id" | "name" | "email">) => ({
  id,
  name,
  email,
});

const wrong = () =>
  new ApiError("UNAUTHORIZED", "The email address or the password is wrong. Try again.");
const wrongCode = () =>
  new ApiError(
    "UNAUTHORIZED",
    "This code is wrong, too old or has been used. Take the newest one of your authenticator app, or a recovery code that you have not used yet.",
  );

async function tryOf(
  ctx: GenericEndpointContext,
  email: string,
  person: Person | undefined,
): Promise<SignInTry> {
  const browser = await readBrowser(ctx);
  const isKnown = person !== undefined && browser?.people.has(person.id);
  return {
    email,
    network: neighborhoodOf(visitOf(ctx.headers).address ?? ""),
    browser: isKnown ? browser?.name : undefined,
  };
}

/** Tells of a recovery code that was used, and how many are left. */
async function recordRecovery(
  tx: Prisma.TransactionClient,
  ctx: GenericEndpointContext,
  userId: string,
  code: RightCode,
) {
  if (code.by !== "recovery_code") return;
  const left = await tx.recoveryCode.count({ where: { userId } });
  const visit = visitOf(ctx.headers);
  const action = "recovery_code.used";
  await recordOnAccount(tx, { userId, by: userId, action, visit, details: { left } });
}

/** Who knows an address could fill other people's records: so many of an account within 15 minutes are kept. */
const RECORDS: Rule = { bucket: "sign-in-record", limit: 10, windowSeconds: 15 * 60 };

/** Wrong codes of an account that are taken for mistyped, and mails about those beyond. */
const MISTYPED: Rule = { bucket: "sign-in-mistyped", limit: 2, windowSeconds: 15 * 60 };
const WARNINGS: Rule = { bucket: "sign-in-warning", limit: 1, windowSeconds: 3_600 };

/** After the answer, so that it takes the same time whether there is an account to record it on. */
export function recordFailure(
  ctx: GenericEndpointContext,
  userId: string,
  step: "password" | "code" | "passkey" | "provider",
) {
  const visit = visitOf(ctx.headers);
  background("record_sign_in", async () => {
    if (!(await limiter().take(RECORDS, userId)).allowed) return;
    await recordOnAccount(await prismaClient(), {
      userId,
      by: null,
      action: "sign_in.failed",
      outcome: "refused",
      visit,
      details: { with: step },
    });
  });
}

/** Whoever comes this far knows the password: its owner is told of the third wrong code, after the answer. */
function tellOfWrongCode(ctx: GenericEndpointContext, { id, email }: Person) {
  const visit = visitOf(ctx.headers);
  background("tell_of_wrong_code", async () => {
    if (!mailIsSet() || (await limiter().take(MISTYPED, id)).allowed) return;
    if (!(await limiter().take(WARNINGS, id)).allowed) return;
    await sendMail(await prismaClient(), { kind: "wrong_code", to: email, ...seenAt(visit) });
  });
}

/** Who proves an old password while it is changed, or taken away, has come too late. `openSession` holds the person. */
async function requireSamePassword(tx: Prisma.TransactionClient, { id, hash }: Person) {
  const where = { userId: id, providerId: "credential", password: hash };
  if ((await tx.account.count({ where })) === 0) throw wrong();
}
