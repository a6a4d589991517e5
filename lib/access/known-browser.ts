import { randomBytes } from "node:crypto";
import type { GenericEndpointContext } from "@better-auth/core";

/** The cookie's name, and in its value, since the signature of a cookie says nothing of its name. */
const PURPOSE = "browser";
const MAX_AGE_S = 365 * 86_400;
/** Of the people who signed in with a browser, those of the last times. */
const MAX_PEOPLE = 8;

/**
 * What a browser shows that somebody signed in with it: a name of its own, and who did. It opens nothing; it is
 * known here, so that whoever tries passwords elsewhere uses up none of its tries.
 */
export type KnownBrowser = { name: string; people: string[] };

const cookieOf = (ctx: GenericEndpointContext) =>
  ctx.context.createAuthCookie(PURPOSE, { maxAge: MAX_AGE_S });

/** What the browser's cookie, which was signed here, says. */
export async function readBrowser(ctx: GenericEndpointContext): Promise<KnownBrowser | undefined> {
  const value = await ctx.getSignedCookie(cookieOf(ctx).name, ctx.context.secret);
  const [purpose, name, ...people] = value ? value.split(".") : [];
  return purpose === PURPOSE && name ? { name, people } : undefined;
}

/** Tells the browser that this person has signed in with it. */
export async function rememberBrowser(
  ctx: GenericEndpointContext,
  browser: KnownBrowser | undefined,
  userId: string,
) {
  const { name, attributes } = cookieOf(ctx);
  const others = (browser?.people ?? []).filter((id) => id !== userId);
  const people = [userId, ...others].slice(0, MAX_PEOPLE);
  const named = browser?.name ?? randomBytes(16).toString("base64url");
  const value = [PURPOSE, named, ...people].join(".");
  await ctx.setSignedCookie(name, value, ctx.context.secret, attributes);
}
