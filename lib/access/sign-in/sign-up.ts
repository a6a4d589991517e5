import { createAuthEndpoint, formCsrfMiddleware } from "better-auth/api";
import type { BetterAuthPlugin } from "better-auth/types";
import * as z from "zod";
import { sendVerification } from "@/lib/access/credentials/email-proof";
import { findInvitation } from "@/lib/access/credentials/invitation-rows";
import { preparePerson } from "@/lib/access/credentials/password-hash";
import { requireUncommon } from "@/lib/access/credentials/uncommon-password";
import { readVisit, type Visit } from "@/lib/access/visit";
import { config } from "@/lib/config";
import { database, prismaClient } from "@/lib/db/database";
import { isCollision } from "@/lib/db/prisma-models";
import { ApiError } from "@/lib/errors";
import { limitAddress } from "@/lib/limits/address-limits";
import { isMailSet } from "@/lib/mail/send-mail";
import { SignUp } from "@/lib/schemas/members";
import { validate } from "@/lib/schemas/validate";
import { openSession } from "./open-session";
import { createPersonalWorkspace } from "./personal-workspace";
import { requireOwnSignIn } from "./provider-settings";
import { requireFirst, requireOffer } from "./sign-up-rules";

const taken = () => new ApiError("CONFLICT", "This email address has an account. Sign in instead.");

/** An invitation counts only for its own address, which can make one account. */
async function countSignUp({ email, invitation }: SignUp, visit: Visit) {
  const isInvited = invitation !== undefined && (await findInvitation(invitation))?.email === email;
  await limitAddress(isInvited ? "invitedSignUp" : "signUp", visit);
}

async function createAccount({ invitation, ...input }: SignUp, visit: Visit) {
  (await database()).requireDiskSpace();
  const offer = await requireOffer(input.email, invitation);
  await requireUncommon(input.password, input, "password");
  // Refusals above count among other requests: they say nothing about accounts. The one below does, and hashing is dear.
  await countSignUp({ ...input, invitation }, visit);
  const prisma = await prismaClient();
  const where = { email: input.email };
  if (await prisma.user.findUnique({ where, select: { id: true } })) throw taken();
  const person = await preparePerson(input, false);
  const tier = config().DEFAULT_TIER;
  try {
    return await prisma.$transaction(async (tx) => {
      if (offer.for === "the first") await requireFirst(tx);
      const omit = { disabledAt: true, deleteAfter: true } as const;
      const user = await tx.user.create({ data: person, omit });
      await createPersonalWorkspace(tx, person, { tier, origin: "app" });
      if (isMailSet()) await sendVerification(tx, user);
      return user;
    });
  } catch (error) {
    throw isCollision(error) ? taken() : error;
  }
}

/** The library's sign-up hashes within its transaction, and so holds a database connection for 0.1 s. */
export const signUp = {
  id: "groundwork-sign-up",
  endpoints: {
    signUpEmail: createAuthEndpoint(
      "/sign-up/email",
      { method: "POST", body: z.custom<z.input<typeof SignUp>>(), use: [formCsrfMiddleware] },
      async (ctx) => {
        requireOwnSignIn();
        const input = validate(SignUp, ctx.body);
        const user = await createAccount(input, readVisit(ctx.headers));
        const { token } = await openSession(ctx, user, { proof: "sign_up" });
        return ctx.json({ token, user });
      },
    ),
  },
} satisfies BetterAuthPlugin;
