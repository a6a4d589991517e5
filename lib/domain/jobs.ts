import { ACCOUNT_DELETIONS, carryOutDeletion } from "@/lib/domain/account/account-deletion";
import { RESETS, sendResetLink } from "@/lib/domain/account/password-mails";
import { KEY_EXPIRIES, sendKeyExpiry } from "@/lib/domain/workspace/key-mails";
import { type Work, work } from "@/lib/jobs/queue";
import { deliver } from "@/lib/mail/deliver";
import { MAIL, mailIsSet } from "@/lib/mail/send-mail";

/** Jobs of a queue that is missing or off wait. */
export const JOBS: readonly Work[] = [
  work(MAIL, deliver, mailIsSet),
  work(RESETS, sendResetLink, mailIsSet),
  work(KEY_EXPIRIES, sendKeyExpiry, mailIsSet),
  work(ACCOUNT_DELETIONS, carryOutDeletion),
];
