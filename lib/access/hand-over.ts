import { createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import type { BetterAuthPlugin } from "better-auth/types";
import { z } from "zod";
import { ApiError } from "@/lib/errors";

/**
 * The cookies by which a browser goes on in a session whose token was made here and not by the
 * sign-in library. Called by the server alone: no path leads to it. @throws 401
 */
export const handOver = {
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
