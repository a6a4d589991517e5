import type { GenericEndpointContext } from "@better-auth/core";
import { expireCookie } from "better-auth/cookies";

/**
 * Declares a signed cookie that counts for one purpose and for `maxAgeS`. Both are part of the value: the signature does
 * not cover the name, and a client may keep a cookie for longer.
 */
export function createPurposeCookie(purpose: string, maxAgeS: number) {
  const declare = (ctx: GenericEndpointContext) =>
    ctx.context.createAuthCookie(purpose, { maxAge: maxAgeS });
  return {
    async write(ctx: GenericEndpointContext, value: string): Promise<void> {
      const { name, attributes } = declare(ctx);
      const until = Date.now() + maxAgeS * 1000;
      const signed = [purpose, until, value].join(".");
      await ctx.setSignedCookie(name, signed, ctx.context.secret, attributes);
    },

    /** Undefined if the cookie is absent, forged, expired or for another purpose. */
    async read(ctx: GenericEndpointContext): Promise<string | undefined> {
      const signed = await ctx.getSignedCookie(declare(ctx).name, ctx.context.secret);
      const [found, until, ...value] = signed ? signed.split(".") : [];
      return found === purpose && Number(until) > Date.now() ? value.join(".") : undefined;
    },

    expire: (ctx: GenericEndpointContext) => expireCookie(ctx, declare(ctx)),
  };
}
