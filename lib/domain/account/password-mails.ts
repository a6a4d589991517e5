import * as z from "zod";
import { recordOnAccount } from "@/lib/access/account-events";
import { holdPerson } from "@/lib/access/credentials/fresh-proof";
import { requireOwnSignIn } from "@/lib/access/sign-in/provider-settings";
import { visitOf } from "@/lib/access/visit";
import { prismaClient } from "@/lib/db/database";
import { ApiError } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { enqueue } from "@/lib/jobs/enqueue";
import type { Doing, Queue } from "@/lib/jobs/queue";
import { limitAddress } from "@/lib/limits/address-limits";
import { addressId } from "@/lib/limits/login-throttle";
import { takeMailTry } from "@/lib/limits/mail-limits";
import { deliver } from "@/lib/mail/deliver";
import { mailIsSet } from "@/lib/mail/send-mail";
import type { ResetRequest } from "@/lib/schemas/members";
import { newResetLink } from "./passwords";

const Asked = z.object({
  email: z.string(),
  visit: z.object({ address: z.string().nullable(), userAgent: z.string().nullable() }).optional(),
});
/** Somebody who forgot a password, or says so. */
export const RESETS: Queue<z.output<typeof Asked>> = { name: "password_reset", payload: Asked };

/**
 * Sends a link to set a new password, if the address has an account: that is looked up later, by a job, so that the answer
 * is the same and takes as long for every address. A fourth request within an hour is answered alike and sends nothing. It
 * counts as a sign-in of the client.
 * @throws 403 where people sign in another way, 409 where no mail is sent, 429
 */
export async function requestReset({ email }: ResetRequest, headers?: Headers): Promise<void> {
  requireOwnSignIn();
  if (!mailIsSet()) {
    throw new ApiError("CONFLICT", "This service sends no mail. Ask its operator for a link.");
  }
  await limitAddress("signIn", headers);
  if (!(await takeMailTry(email))) return;
  const key = `${RESETS.name}:${addressId(email)}`;
  await enqueue(await prismaClient(), {
    queue: RESETS,
    payload: { email, visit: visitOf(headers) },
    key,
  });
}

/**
 * Makes the link at each try, since it works for an hour: one that waited for the mail server would arrive too late. So two
 * mails that come of a process that died are two, and the newer one works.
 */
export async function sendResetLink({ email, visit }: z.output<typeof Asked>, { signal }: Doing) {
  const prisma = await prismaClient();
  const where = { email, disabledAt: null, deleteAfter: null };
  const user = await prisma.user.findFirst({ where, select: { id: true } });
  if (!user) return;
  const link = await prisma.$transaction(async (tx) => {
    await holdPerson(tx, user.id);
    // A link goes to nobody who has another address by now.
    const isTheirs = (await tx.user.count({ where: { ...where, id: user.id } })) > 0;
    return isTheirs ? newResetLink(tx, user.id, { mailed: true }) : undefined;
  });
  if (!link) return;
  const { url } = link;
  await deliver({ kind: "password_reset", to: email, url }, { id: newId(), signal });
  await prisma.$transaction((tx) =>
    recordOnAccount(tx, {
      userId: user.id,
      by: null,
      action: "reset_link.sent",
      ...(visit && { visit }),
    }),
  );
}
