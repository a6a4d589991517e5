import * as z from "zod";
import { recordOnAccount } from "@/lib/access/account-events";
import { requireOwnSignIn } from "@/lib/access/sign-in/provider-settings";
import type { Visit } from "@/lib/access/visit";
import { prismaClient } from "@/lib/db/database";
import { personTransaction } from "@/lib/db/person-transaction";
import { ApiError } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { enqueue } from "@/lib/jobs/enqueue";
import type { JobContext, Queue } from "@/lib/jobs/queue";
import { limitAddress } from "@/lib/limits/address-limits";
import { takeMailTry } from "@/lib/limits/mail-limits";
import { hashEmail } from "@/lib/limits/sign-in-throttle";
import { deliver } from "@/lib/mail/deliver";
import { isMailSet } from "@/lib/mail/send-mail";
import type { ResetRequest } from "@/lib/schemas/members";
import { storeResetLink } from "./passwords";

const Asked = z.object({
  email: z.string(),
  visit: z.object({ address: z.string().nullable(), userAgent: z.string().nullable() }).optional(),
});
export const RESETS: Queue<z.output<typeof Asked>> = { name: "password_reset", payload: Asked };

/** A job looks up the account, so that answer and timing are the same for every address. @throws 403, 409, 429 */
export async function requestReset({ email }: ResetRequest, visit: Visit): Promise<void> {
  requireOwnSignIn();
  if (!isMailSet()) {
    throw new ApiError("CONFLICT", "This service sends no mail. Ask its operator for a link.");
  }
  await limitAddress("signIn", visit);
  if (!(await takeMailTry(email))) return;
  const key = `${RESETS.name}:${hashEmail(email)}`;
  const { address, userAgent } = visit;
  const payload = { email, visit: { address, userAgent } };
  await enqueue(await prismaClient(), { queue: RESETS, payload, key });
}

/**
 * Makes a new link at each try, since an earlier one could expire while the mail server is down. So each try is a new mail:
 * a mailbox that drops a second mail with the same `Message-ID` would keep the link that was replaced.
 */
export async function sendResetLink(
  { email, visit }: z.output<typeof Asked>,
  { signal }: JobContext,
) {
  const prisma = await prismaClient();
  const where = { email, disabledAt: null, deleteAfter: null };
  const user = await prisma.user.findFirst({ where, select: { id: true } });
  if (!user) return;
  const link = await personTransaction(user.id, async (tx) => {
    // The address may have changed meanwhile.
    const isTheirs = (await tx.user.count({ where: { ...where, id: user.id } })) > 0;
    return isTheirs ? storeResetLink(tx, user.id, { mailed: true }) : undefined;
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
