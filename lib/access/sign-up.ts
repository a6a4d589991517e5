import { createAuthEndpoint, formCsrfMiddleware } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import type { BetterAuthPlugin } from "better-auth/types";
import { sendVerification } from "@/lib/access/email-proof";
import { newPerson } from "@/lib/access/password-hash";
import { newPersonalWorkspace } from "@/lib/access/personal-workspace";
import { requireFirst, requireOffer } from "@/lib/access/sign-up-rules";
import { config } from "@/lib/config";
import { isCollision } from "@/lib/db/collision";
import { prismaClient } from "@/lib/db/database";
import { ApiError } from "@/lib/errors";
import { mailIsSet } from "@/lib/mail/send-mail";
import { SignUp } from "@/lib/schemas/members";

const taken = () => new ApiError("CONFLICT", "This email address has an account. Sign in instead.");

/** Person, password and personal workspace are there together or not at all. @throws 403, 409, 503 */
async function createAccount({ invitation, ...input }: SignUp) {
  const offer = await requireOffer(input.email, invitation);
  const prisma = await prismaClient();
  const where = { email: input.email };
  if (await prisma.user.findUnique({ where, select: { id: true } })) throw taken();
  const person = await newPerson(input, false);
  const personalWorkspace = {
    create: newPersonalWorkspace(person, config().DEFAULT_TIER, "app"),
  };
  try {
    return await prisma.$transaction(async (tx) => {
      if (offer.for === "the first") await requireFirst(tx);
      const omit = { disabledAt: true } as const; // the library shows the rest
      const user = await tx.user.create({ data: { ...person, personalWorkspace }, omit });
      if (mailIsSet()) await sendVerification(tx, user);
      return user;
    });
  } catch (error) {
    throw isCollision(error) ? taken() : error;
  }
}

/**
 * Takes the place of the sign-in library's own sign-up, which hashes the password inside of its
 * transaction and so holds a connection of the database for a tenth of a second.
 */
export const signUp = {
  id: "groundwork-sign-up",
  endpoints: {
    signUpEmail: createAuthEndpoint(
      "/sign-up/email",
      { method: "POST", body: SignUp, use: [formCsrfMiddleware] },
      async (ctx) => {
        const user = await createAccount(ctx.body);
        const session = await ctx.context.internalAdapter.createSession(user.id);
        await setSessionCookie(ctx, { session, user });
        return ctx.json({ token: session.token, user });
      },
    ),
  },
} satisfies BetterAuthPlugin;
