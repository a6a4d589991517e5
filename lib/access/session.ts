import { createHmac, timingSafeEqual } from "node:crypto";
import { getSessionCookie, parseCookies } from "better-auth/cookies";
import { LACKS_FACTOR, requireFactor } from "@/lib/access/credentials/demanded-factor";
import { getAuthSecret } from "@/lib/access/credentials/secret";
import { ensurePersonalWorkspace } from "@/lib/access/sign-in/personal-workspace";
import { runInBackground } from "@/lib/background";
import { prismaClient } from "@/lib/db/database";
import { query } from "@/lib/db/pool-query";
import type { PeopleClient } from "@/lib/db/prisma-models";
import { statement } from "@/lib/db/statement";
import { takeAddressTry } from "@/lib/limits/address-limits";
import { firstWithin } from "@/lib/limits/first-within";
import { COOKIE_PREFIX, createAuth } from "./auth";
import { type AccountCaller, actInApp, type Caller } from "./caller";
import { readVisit, type Visit } from "./visit";

type Auth = ReturnType<typeof createAuth>;
const instances = new WeakMap<PeopleClient, Promise<Auth>>();

/** Returns better-auth, built at the first call. Its endpoints throw an `ApiError` for errors that the person can fix. */
export async function auth(): Promise<Auth> {
  const prisma = await prismaClient();
  const known = instances.get(prisma);
  if (known) return known;
  const made = getAuthSecret().then((secret) => createAuth(prisma, secret));
  instances.set(prisma, made);
  made.catch(() => instances.delete(prisma)); // the next call tries again
  return made;
}

export type Person = { id: string; name: string; email: string };

/** The token of the cookie. Cheaply rejects made-up cookies; the session itself may have ended. */
export async function findSignedToken(headers: Headers): Promise<string | undefined> {
  if (!getSessionCookie(headers, { cookiePrefix: COOKIE_PREFIX })) return undefined;
  const { secret, authCookies } = await (await auth()).$context;
  const cookie = parseCookies(headers.get("cookie") ?? "").get(authCookies.sessionToken.name) ?? "";
  const end = cookie.lastIndexOf("."); // `token.signature`, as the library signs cookies
  if (end < 1) return undefined;
  const token = cookie.slice(0, end);
  const expected = createHmac("sha256", secret).update(token).digest();
  const signature = Buffer.from(cookie.slice(end + 1), "base64");
  const isOurs = signature.length === expected.length && timingSafeEqual(signature, expected);
  return isOurs ? token : undefined;
}

export async function getCurrentUser(headers: Headers): Promise<AccountCaller | undefined> {
  if ((await findSignedToken(headers)) === undefined) return undefined;
  const session = await (await auth()).api.getSession({ headers });
  const visit = readVisit(headers);
  if (!session) {
    await takeAddressTry("anonymous", visit); // it counts; beyond the limit the answer is the same
    return undefined;
  }
  const { id, name, email, image } = session.user;
  await ensurePersonalWorkspace({ id, name });
  const sessionId = session.session.id;
  noteSessionUse(sessionId, visit);
  return { userId: id, name, email, sessionId, visit, ...(image && { picture: image }) };
}

/** Returns the cookies that give the browser with these headers the session of `token`. */
export async function handOver(token: string, headers: Headers): Promise<Headers> {
  const { api } = await auth();
  const answer = await api.handOver({ body: { token }, headers, returnHeaders: true });
  return answer.headers;
}

const NOTE_MS = 5 * 60_000;
const isFirst = firstWithin(NOTE_MS, 10_000);

function noteSessionUse(id: string, { address, userAgent }: Visit) {
  if (!isFirst(id)) return;
  runInBackground("note_session_use", async () => {
    const prisma = await prismaClient();
    const seen = { ...(address && { ipAddress: address }), ...(userAgent && { userAgent }) };
    await prisma.session.updateMany({ where: { id }, data: { lastSeenAt: new Date(), ...seen } });
  });
}

const MEMBER = statement(
  `SELECT m.role, w.tier, ${LACKS_FACTOR} AS "lacksFactor"
   FROM membership m JOIN workspace w ON w.id = m.workspace_id
   WHERE m.workspace_id = $1 AND m.user_id = $2`,
  ["uuid", "uuid"],
  { role: "role", tier: "tier", lacksFactor: "bool" },
);

/** Undefined if the person is not a member. @throws 403 `FactorDemanded` */
export async function getSessionCaller(
  { userId }: Pick<AccountCaller, "userId">,
  workspaceId: string,
): Promise<Caller | undefined> {
  const [member] = await query(MEMBER, [workspaceId, userId]);
  if (!member) return undefined;
  const caller: Caller = { ...actInApp(workspaceId, userId), ...member };
  requireFactor(caller);
  return caller;
}
