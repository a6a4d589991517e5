import { randomBytes } from "node:crypto";
import type { GenericEndpointContext } from "@better-auth/core";
import { prismaClient } from "@/lib/db/database";

/** The cookie's name, and in its value, since the signature of a cookie says nothing of its name. */
const PURPOSE = "browser";
const MAX_AGE_S = 365 * 86_400;
/** Of the people who signed in with a browser, those of the last times. */
const MAX_PEOPLE = 8;

/**
 * What a browser shows that somebody signed in with it: a name of its own, and who did when, in seconds since 1970. It
 * opens nothing; it is known here, so that whoever tries passwords elsewhere uses up none of its tries.
 */
export type KnownBrowser = { name: string; people: Map<string, number> };

/**
 * Whether somebody has signed in with the browser since their password was set. After a new password every browser's
 * sign-in is told of again: one of them may have been a thief's.
 */
export async function isKnownTo(browser: KnownBrowser | undefined, id: string): Promise<boolean> {
  const since = browser?.people.get(id);
  if (since === undefined) return false;
  const prisma = await prismaClient();
  const where = { userId: id, providerId: "credential" };
  // Nothing but a new password changes the row.
  const password = await prisma.account.findFirst({ where, select: { updatedAt: true } });
  return !password || since >= Math.floor(password.updatedAt.getTime() / 1000);
}

const cookieOf = (ctx: GenericEndpointContext) =>
  ctx.context.createAuthCookie(PURPOSE, { maxAge: MAX_AGE_S });

/** What the browser's cookie, which was signed here, says. */
export async function readBrowser(ctx: GenericEndpointContext): Promise<KnownBrowser | undefined> {
  const value = await ctx.getSignedCookie(cookieOf(ctx).name, ctx.context.secret);
  const [purpose, name, ...people] = value ? value.split(".") : [];
  if (purpose !== PURPOSE || !name) return undefined;
  return { name, people: new Map(people.map(readPerson)) };
}

const readPerson = (text: string): [string, number] => {
  const [id = "", since] = text.split(":");
  return [id, Number(since) || 0];
};

/** Tells the browser that this person has signed in with it. */
export async function rememberBrowser(
  ctx: GenericEndpointContext,
  browser: KnownBrowser | undefined,
  userId: string,
) {
  const { name, attributes } = cookieOf(ctx);
  const others = [...(browser?.people ?? [])].filter(([id]) => id !== userId);
  const now = Math.floor(Date.now() / 1000);
  const people = [[userId, now], ...others].slice(0, MAX_PEOPLE).map((person) => person.join(":"));
  const named = browser?.name ?? randomBytes(16).toString("base64url");
  const value = [PURPOSE, named, ...people].join(".");
  await ctx.setSignedCookie(name, value, ctx.context.secret, attributes);
}
