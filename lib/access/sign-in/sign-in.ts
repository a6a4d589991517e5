import type { BetterAuthPlugin, GenericEndpointContext } from "@better-auth/core";
import { createAuthEndpoint, formCsrfMiddleware } from "better-auth/api";
import * as z from "zod";
import { recordOnAccount, recordOwn } from "@/lib/access/account-events";
import { verifyPassword } from "@/lib/access/credentials/password-hash";
import { hasPassword } from "@/lib/access/credentials/password-row";
import {
  checkCode,
  listSecondFactors,
  type RightCode,
  spendCode,
} from "@/lib/access/credentials/second-factor";
import type { Person } from "@/lib/access/session";
import { describeVisit, readVisit } from "@/lib/access/visit";
import { runInBackground } from "@/lib/background";
import { prismaClient } from "@/lib/db/database";
import type { PeopleTx } from "@/lib/db/prisma-models";
import { ApiError } from "@/lib/errors";
import { limitAddress } from "@/lib/limits/address-limits";
import { toNeighborhood } from "@/lib/limits/client-address";
import { limiter } from "@/lib/limits/limiter";
import { type SignInTry, withSignInTry } from "@/lib/limits/sign-in-throttle";
import type { Rule } from "@/lib/limits/sliding-window";
import { isMailSet, sendMail } from "@/lib/mail/send-mail";
import { text } from "@/lib/schemas/fields";
import { validate } from "@/lib/schemas/validate";
import { readBrowser } from "./known-browser";
import { openSession } from "./open-session";
import { requireOwnSignIn } from "./provider-settings";
import {
  beginSecondStep,
  endSecondStep,
  findPersonByEmail,
  type PersonWithHash,
  readSecondStep,
} from "./second-step";

const Password = z.object({ email: text(320), password: z.string() });
const Code = z.object({ code: z.string().min(1).max(100) });

/** Checked for unknown addresses, so that they take as long as known ones. Random bytes: no password matches. */
const NOBODYS_HASH = `${"5b".repeat(16)}:${"c3".repeat(64)}`;

export const signIn = {
  id: "groundwork-sign-in",
  endpoints: {
    /** The library's endpoint would open a session before the second step, and does not count by network and browser. */
    signInEmail: createAuthEndpoint(
      "/sign-in/email",
      { method: "POST", body: z.custom<z.input<typeof Password>>(), use: [formCsrfMiddleware] },
      async (ctx) => {
        requireOwnSignIn();
        const { email, password } = validate(Password, ctx.body);
        await limitAddress("signIn", readVisit(ctx.headers));
        const person = await findPersonByEmail(email.trim().toLowerCase());
        const attempt = await describeTry(ctx, email, person);
        const hash = person?.hash ?? NOBODYS_HASH;
        const isRight = await withSignInTry(attempt, () => verifyPassword({ hash, password }));
        if (!person?.hash || !isRight) {
          if (person) recordFailure(ctx, person.id, "password");
          throw wrong();
        }
        const factors = await listSecondFactors(person.id);
        if (factors.length > 0) {
          await beginSecondStep(ctx, person);
          return ctx.json({ redirect: false, second_factor: factors });
        }
        const check = async (tx: PeopleTx) => {
          await requireSamePassword(tx, person);
          if ((await listSecondFactors(person.id, tx)).length > 0) throw wrong();
        };
        const { token } = await openSession(ctx, person, { proof: "password", check });
        return ctx.json({ redirect: false, token, user: presentPerson(person) });
      },
    ),
    secondStep: createAuthEndpoint.serverOnly({ method: "GET" }, async (ctx) => ({
      factors: await listSecondFactors((await readSecondStep(ctx)).id),
    })),
    signInCode: createAuthEndpoint(
      "/sign-in/code",
      { method: "POST", body: z.custom<z.input<typeof Code>>(), use: [formCsrfMiddleware] },
      async (ctx) => {
        requireOwnSignIn();
        const { code } = validate(Code, ctx.body);
        await limitAddress("signIn", readVisit(ctx.headers));
        const person = await readSecondStep(ctx);
        const attempt = { ...(await describeTry(ctx, person.email, person)), secondStep: true };
        const right = await withSignInTry(attempt, () => checkCode(person.id, code));
        if (!right) {
          recordFailure(ctx, person.id, "code");
          if (!attempt.browser) notifyOfWrongCode(ctx, person);
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
        endSecondStep(ctx);
        return ctx.json({ redirect: false, token, user: presentPerson(person) });
      },
    ),
  },
} satisfies BetterAuthPlugin;

export const presentPerson = ({ id, name, email }: Person) => ({
  id,
  name,
  email,
});

const wrong = () =>
  new ApiError("UNAUTHORIZED", "The email address or the password is wrong. Try again.");
const wrongCode = () =>
  new ApiError(
    "UNAUTHORIZED",
    "This code is wrong, expired or already used. Use the newest code of your authenticator app, or a recovery code that you have not used yet.",
  );

async function describeTry(
  ctx: GenericEndpointContext,
  email: string,
  person: PersonWithHash | undefined,
): Promise<SignInTry> {
  const browser = await readBrowser(ctx);
  const isKnown = person !== undefined && browser?.people.has(person.id);
  return {
    email,
    network: toNeighborhood(readVisit(ctx.headers).address ?? ""),
    browser: isKnown ? browser?.name : undefined,
  };
}

async function recordRecovery(
  tx: PeopleTx,
  ctx: GenericEndpointContext,
  userId: string,
  code: RightCode,
) {
  if (code.by !== "recovery_code") return;
  const left = await tx.recoveryCode.count({ where: { userId } });
  const visit = readVisit(ctx.headers);
  await recordOwn(tx, { userId, visit }, "recovery_code.used", { left });
}

/** Anybody who knows an address could otherwise fill the log. */
const RECORDS: Rule = { name: "sign-in-record", limit: 10, windowSeconds: 15 * 60 };

/** Wrong codes that count as mistyped before a mail is sent, and the limit of such mails. */
const MISTYPED: Rule = { name: "sign-in-mistyped", limit: 2, windowSeconds: 15 * 60 };
const WARNINGS: Rule = { name: "sign-in-warning", limit: 1, windowSeconds: 3_600 };

/** Runs after the answer, so that the time of the answer does not reveal whether the account exists. */
export function recordFailure(
  ctx: GenericEndpointContext,
  userId: string,
  step: "password" | "code" | "passkey" | "provider",
) {
  const visit = readVisit(ctx.headers);
  runInBackground("record_sign_in", async () => {
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

/** Mails the owner from the third wrong code in 15 minutes on, at most once an hour: somebody knows the password. */
function notifyOfWrongCode(ctx: GenericEndpointContext, { id, email }: PersonWithHash) {
  const visit = readVisit(ctx.headers);
  runInBackground("wrong_code_mail", async () => {
    if (!isMailSet() || (await limiter().take(MISTYPED, id)).allowed) return;
    if (!(await limiter().take(WARNINGS, id)).allowed) return;
    await sendMail(await prismaClient(), {
      kind: "wrong_code",
      to: email,
      ...describeVisit(visit),
    });
  });
}

async function requireSamePassword(tx: PeopleTx, { id, hash }: PersonWithHash) {
  if (!hash || !(await hasPassword(tx, id, hash))) throw wrong();
}
