import { prismaAdapter } from "better-auth/adapters/prisma";
import { APIError, createAuthEndpoint, createAuthMiddleware } from "better-auth/api";
import { symmetricDecrypt } from "better-auth/crypto";
import { betterAuth } from "better-auth/minimal";
import { type Jwk, jwt } from "better-auth/plugins";
import type { BetterAuthPlugin } from "better-auth/types";
import * as z from "zod";
import { SESSION_S, showSession } from "@/lib/access/sign-in/open-session";
import { signIn } from "@/lib/access/sign-in/sign-in";
import { signInPasskey } from "@/lib/access/sign-in/sign-in-passkey";
import { signInProvider } from "@/lib/access/sign-in/sign-in-provider";
import { signUp } from "@/lib/access/sign-in/sign-up";
import { DAY_S } from "@/lib/clock";
import { config } from "@/lib/config";
import type { PeopleClient } from "@/lib/db/prisma-models";
import { describeError } from "@/lib/describe-error";
import type { Prisma } from "@/lib/generated/prisma/client";
import { newId } from "@/lib/ids";
import { log } from "@/lib/log";
import { findOutage, logOutage } from "@/lib/outage";
import { markCookiesSecure } from "./secure-cookies";

/** A key signs session tokens for this long. It stays published for another day, for its last tokens and for caches. */
const KEY_DAYS = 90;

/** Keeps cookies apart from those of other apps on the host. */
export const COOKIE_PREFIX = "groundwork";

const handOver = {
  id: "groundwork-hand-over",
  endpoints: {
    handOver: createAuthEndpoint.serverOnly(
      { method: "POST", body: z.object({ token: z.string() }) },
      (ctx) => showSession(ctx, ctx.body.token),
    ),
  },
} satisfies BetterAuthPlugin;

export function createAuth(prisma: PeopleClient, secret: string) {
  const { APP_URL } = config();
  return betterAuth({
    appName: "Groundwork",
    baseURL: APP_URL,
    trustedOrigins: listTrustedOrigins(),
    secret,
    database: prismaAdapter(hideDisabled(prisma), { provider: "postgresql" }),
    session: { expiresIn: SESSION_S, disableSessionRefresh: true },
    hooks: { before: endSession(prisma), after: makeCookiesSecure },
    plugins: [
      signUp,
      signIn,
      signInPasskey,
      signInProvider,
      handOver,
      jwt({
        adapter: { getJwks: () => readKeys(prisma, secret) },
        disableSettingJwtHeader: true,
        jwks: { rotationInterval: KEY_DAYS * DAY_S, gracePeriod: DAY_S },
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
      ipAddress: { disableIpTracking: true }, // sessions begin in `openSession`
      // Explicit, since the library turns the check off under test runners.
      disableOriginCheck: false,
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    onAPIError: { throw: true },
    logger: {
      log: (level, message, error: unknown) => {
        const outage = findOutage(error);
        if (outage) return logOutage(outage, error);
        log[level]({
          event: "auth",
          ...(error instanceof Error && describeError(error)),
          message,
        });
      },
    },
  });
}

/** Hides the sessions of disabled people from every endpoint of the library. */
const hideDisabled = (prisma: PeopleClient) =>
  prisma.$extends({
    query: {
      session: {
        findFirst: ({ args, query }) =>
          query({ ...args, where: addEnabledFilter(args.where) }).catch(keepOutage),
        findMany: ({ args, query }) =>
          query({ ...args, where: addEnabledFilter(args.where) }).catch(keepOutage),
      },
    },
  });

/** The library hides the cause of any error but its own. */
function keepOutage(error: unknown): never {
  const outage = findOutage(error);
  if (!outage) throw error;
  logOutage(outage, error);
  throw Object.assign(new APIError("SERVICE_UNAVAILABLE", { outage }), { cause: error });
}

const addEnabledFilter = (where: Prisma.SessionWhereInput | undefined) => ({
  AND: [where ?? {}, { user: { disabledAt: null } }],
});

/** The library's own sign-out reports success when the session could not be deleted. */
const endSession = (prisma: PeopleClient) =>
  createAuthMiddleware(async (ctx) => {
    if (ctx.path !== "/sign-out") return;
    const { authCookies, secret } = ctx.context;
    const token = await ctx.getSignedCookie(authCookies.sessionToken.name, secret);
    if (token) await prisma.session.deleteMany({ where: { token } }).catch(keepOutage);
  });

const makeCookiesSecure = createAuthMiddleware(async ({ headers, context }) => {
  if (headers && context.responseHeaders) markCookiesSecure(context.responseHeaders, headers);
});

/** Skips keys sealed with an earlier `AUTH_SECRET`: the library then makes a new one. Adds missing expiries. */
async function readKeys(prisma: PeopleClient, secret: string): Promise<Jwk[]> {
  const readable: Jwk[] = [];
  for (const row of await prisma.jwks.findMany()) {
    const { id, publicKey, privateKey, createdAt } = row;
    const expiresAt = row.expiresAt ?? new Date(createdAt.getTime() + KEY_DAYS * DAY_S * 1000);
    const opened = symmetricDecrypt({ key: secret, data: JSON.parse(privateKey) });
    await opened.then(
      () => readable.push({ id, publicKey, privateKey, createdAt, expiresAt }),
      () => {},
    );
  }
  return readable;
}

function listTrustedOrigins(): string[] {
  const { protocol, hostname, port, origin } = new URL(config().APP_URL);
  const loopback = ["localhost", "127.0.0.1"];
  if (!loopback.includes(hostname)) return [origin];
  return loopback.map((host) => new URL(`${protocol}//${host}:${port}`).origin);
}
