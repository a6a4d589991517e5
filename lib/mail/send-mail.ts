import { config } from "@/lib/config";
import { enqueue, type JobTx } from "@/lib/jobs/enqueue";
import type { Queue } from "@/lib/jobs/queue";
import { Mail } from "./mail";

export const MAIL: Queue<Mail> = { name: "mail", payload: Mail };

/** Whether this installation sends mail (`SMTP_URL` is set). */
export const mailIsSet = () => config().SMTP_URL !== undefined;

/**
 * Sends a mail after the transaction commits, and retries for three days. With a `key`, it replaces an unsent mail with
 * that key.
 * @returns false if no mail server is set
 */
export async function sendMail(tx: JobTx, mail: Mail, key?: string): Promise<boolean> {
  if (!mailIsSet()) return false;
  await enqueue(tx, { queue: MAIL, payload: mail, ...(key && { key: `mail:${key}` }) });
  return true;
}
