import { config } from "@/lib/config";
import { enqueue, type JobTx } from "@/lib/jobs/enqueue";
import type { Queue } from "@/lib/jobs/queue";
import { Mail } from "./mail";

/** Mails that are written and wait to be handed to the mail server. */
export const MAIL: Queue<Mail> = { name: "mail", payload: Mail };

/** Whether this installation sends mail: `SMTP_URL` is set. */
export const mailIsSet = () => config().SMTP_URL !== undefined;

/**
 * Sends a mail once the transaction has committed, and again until the mail server has taken it or three days are
 * over. With a `key`, one that still waits under it is not sent any more.
 * @returns whether it will be sent; false where no mail server is set
 */
export async function sendMail(tx: JobTx, mail: Mail, key?: string): Promise<boolean> {
  if (!mailIsSet()) return false;
  await enqueue(tx, { queue: MAIL, payload: mail, ...(key && { key: `mail:${key}` }) });
  return true;
}
