import { prismaAdapter } from "better-auth/adapters/prisma";
import { createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { symmetricDecrypt } from "better-auth/crypto";
import { betterAuth } from "better-auth/minimal";
import { type Jwk, jwt } from "better-auth/plugins";
import type { BetterAuthPlugin } from "better-auth/types";
import * as z from "zod";
import { hashPassword, verifyPassword } from "@/lib/access/password-hash";
import { afterSignIn, beforeSignIn } from "@/lib/access/sign-in-hooks";
import { signUp } from "@/lib/access/sign-up";
import { config } from "@/lib/config";
import { ApiError, forbidden } from "@/lib/errors";
import type { Prisma, PrismaClient } from "@/lib/generated/prisma/client";
import { newId } from "@/lib/ids";
import { log } from "@/lib/log";
import { MAX_PASSWORD, MIN_PASSWORD } from "@/lib/schemas/members";

/** Session cookies begin with this name, so that other apps on the same host keep theirs. */
export const COOKIE_PREFIX = "groundwork";
const DAY_S = 86_400;

/**
 * The cookies by which a browser goes on in a session whose token was made here and not by the
 * sign-in library. Called by the server alone: no path leads to it. @throws 401
 */
const handOver = {
  id: "groundwork-hand-over",
  endpoints: {
    handOver: createAuthEndpoint.serverOnly(
      { method: "POST", body: z.object({ token: z.string() }) },
      async (ctx) => {
        const found = await ctx.context.internalAdapter.findSession(ctx.body.token);
        if (!found) throw new ApiError("UNAUTHORIZED", "This session has ended. Sign in again.");
        await setSessionCookie(ctx, found);
      },
    ),
  },
} satisfies BetterAuthPlugin;

/** Sign-up, sign-in, sessions and their JWT, over one database. */
export function createAuth(prisma: PrismaClient, secret: string) {
  const { APP_URL, TRUST_PROXY } = config();
  return betterAuth({
    appName: "Groundwork",
    baseURL: APP_URL,
    trustedOrigins: trustedOrigins(),
    secret,
    database: prismaAdapter(withoutDisabled(prisma), { provider: "postgresql" }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: MIN_PASSWORD,
      maxPasswordLength: MAX_PASSWORD,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    user: {
      additionalFields: {
        disabledAt: { type: "date", required: false, input: false, returned: false },
      },
    },
    // Thirty days from signing in; pages only read a session, so nothing would carry a longer cookie.
    session: { expiresIn: 30 * DAY_S, disableSessionRefresh: true },
    databaseHooks: {
      session: {
        create: {
          before: async ({ userId }, request) =>
            requireEnabled(await request?.context.internalAdapter.findUserById(userId)),
        },
      },
    },
    hooks: { before: beforeSignIn, after: afterSignIn },
    plugins: [
      signUp,
      handOver,
      jwt({
        adapter: { getJwks: () => readableKeys(prisma, secret) },
        disableSettingJwtHeader: true,
        jwt: {
          audience: `${APP_URL}/api/mcp`,
          expirationTime: "15m",
          definePayload: ({ user, session }) => ({ email: user.email, sid: session.id }),
        },
      }),
    ],
    advanced: {
      cookiePrefix: COOKIE_PREFIX,
      database: { generateId: () => newId() },
      ipAddress: TRUST_PROXY
        ? { ipAddressHeaders: ["x-forwarded-for"] }
        : { disableIpTracking: true },
      // Spelled out, since the library turns the check off by itself under a test runner.
      disableOriginCheck: false,
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    onAPIError: { throw: true },
    logger: { log: (level, message) => log[level]({ event: "auth", message }) },
  });
}

/** Sessions of disabled people are not found, whichever endpoint of the library looks for one. */
const withoutDisabled = (prisma: PrismaClient) =>
  prisma.$extends({
    query: {
      session: {
        findFirst: ({ args, query }) => query({ ...args, where: ofEnabled(args.where) }),
        findMany: ({ args, query }) => query({ ...args, where: ofEnabled(args.where) }),
      },
    },
  });

const ofEnabled = (where: Prisma.SessionWhereInput | undefined) => ({
  AND: [where ?? {}, { user: { disabledAt: null } }],
});

/** Who has proven themselves is told why they get no session. @throws 403 */
function requireEnabled(user: object | null | undefined) {
  if (user && "disabledAt" in user && user.disabledAt) {
    throw forbidden("This account is disabled. Ask the operator of this service to enable it.");
  }
}

/** The signing keys that the secret opens: after a change of `AUTH_SECRET` a new one is made. */
async function readableKeys(prisma: PrismaClient, secret: string): Promise<Jwk[]> {
  const readable: Jwk[] = [];
  for (const { id, publicKey, privateKey, createdAt } of await prisma.jwks.findMany()) {
    const opened = symmetricDecrypt({ key: secret, data: JSON.parse(privateKey) });
    await opened.then(
      () => readable.push({ id, publicKey, privateKey, createdAt }),
      () => {},
    );
  }
  return readable;
}

/** The public address; on a loopback address both of its spellings, since people type either. */
function trustedOrigins(): string[] {
  const { protocol, hostname, port, origin } = new URL(config().APP_URL);
  const loopback = ["localhost", "127.0.0.1"];
  if (!loopback.includes(hostname)) return [origin];
  return loopback.map((host) => new URL(`${protocol}//${host}:${port}`).origin);
}
