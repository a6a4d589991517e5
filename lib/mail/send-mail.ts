import { config } from "@/lib/config";
import type { Queryable } from "@/lib/db/statement";
import { enqueue } from "@/lib/jobs/enqueue";
import type { Queue } from "@/lib/jobs/queue";
import { Mail } from "./mail";

export const MAIL: Queue<Mail> = { name: "mail", payload: Mail };

export const isMailSet = () => config().SMTP_URL !== undefined;

/** Sends after the commit, and retries for three days. A `key` replaces an unsent mail. False without a mail server. */
export async function sendMail(tx: Queryable, mail: Mail, key?: string): Promise<boolean> {
  if (!isMailSet()) return false;
  await enqueue(tx, { queue: MAIL, payload: mail, ...(key && { key: `mail:${key}` }) });
  return true;
}
