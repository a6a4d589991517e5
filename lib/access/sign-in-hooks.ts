import { createAuthMiddleware, isAPIError } from "better-auth/api";
import * as z from "zod";
import { recordFailureBurst } from "@/lib/access/failure-burst";
import { secureCookies } from "@/lib/access/secure-cookies";
import { prismaClient } from "@/lib/db/database";
import { ApiError } from "@/lib/errors";
import { passDoor } from "@/lib/limits/door";
import { giveBackSignInTry, takeSignInTry } from "@/lib/limits/login-throttle";
import { SignUp } from "@/lib/schemas/members";
import { validate } from "@/lib/schemas/validate";

const SIGN_IN = "/sign-in/email";
const SIGN_UP = "/sign-up/email";

const Addressed = z.object({ email: z.string().max(320) });
/** The address that a sign-in names; none for a body that the library refuses anyway. */
const emailOf = (body: unknown) => Addressed.safeParse(body).data?.email;

/** The hash that was stored when a sign-in began, by the library's context of the sign-in. */
const storedBefore = new WeakMap<object, string | null>();

/** Refuses a client that tries too often, further tries for an address with many failures, and a sign-up that is out of bounds. */
export const beforeSignIn = createAuthMiddleware(async ({ path, body, headers, context }) => {
  const email = emailOf(body);
  if (path === SIGN_IN) await passDoor("signIn", headers);
  if (path === SIGN_IN && email && (await takeSignInTry(email)).burst) {
    await recordFailureBurst(email);
  }
  const address = path === SIGN_IN && z.email().safeParse(email).data?.toLowerCase();
  if (address) storedBefore.set(context, await storedHash({ email: address }));
  if (path !== SIGN_UP) return undefined;
  const valid = validate(SignUp, body);
  await passDoor("signUp", headers);
  return { context: { body: valid } };
});

/** Counts failures, and words the library's refusals; none tells whether an account exists to sign in to. */
export const afterSignIn = createAuthMiddleware(async ({ path, body, headers, context }) => {
  if (headers && context.responseHeaders) secureCookies(context.responseHeaders, headers);
  const refusal = context.returned;
  const email = emailOf(body);
  const isWrong = isAPIError(refusal) && refusal.statusCode === 401;
  if (path === SIGN_IN && email && !isWrong) await giveBackSignInTry(email);
  if (path !== SIGN_IN) return;
  if (isAPIError(refusal) && isRefused(refusal)) throw wrong();
  const { session } = context.newSession ?? {};
  if (!session) return;
  // Who proves an old password while it is changed or taken away gets a session after the others have ended.
  if (storedBefore.get(context) !== (await storedHash({ id: session.userId }))) {
    await context.internalAdapter.deleteSession(session.token);
    throw wrong();
  }
});

const wrong = () =>
  new ApiError("UNAUTHORIZED", "The email address or the password is wrong. Try again.");

/** Each password stored has a salt of its own, so that the same hash is the same password, whatever clocks say. */
async function storedHash(user: { id: string } | { email: string }): Promise<string | null> {
  const prisma = await prismaClient();
  const where = { user, providerId: "credential" };
  const credential = await prisma.account.findFirst({ where, select: { password: true } });
  return credential?.password ?? null;
}

/** The library has its reasons for a 4xx, like a password that is too long; people need one sentence. */
const isRefused = ({ statusCode }: { statusCode: number }) => [400, 401, 422].includes(statusCode);
