import { ACCOUNT_DELETIONS, carryOutDeletion } from "@/lib/domain/account/account-deletion";
import { RESETS, sendResetLink } from "@/lib/domain/account/password-mails";
import { finishDeletion, WORKSPACE_DELETIONS } from "@/lib/domain/workspace/delete-by-owner";
import { KEY_EXPIRIES, sendKeyExpiry } from "@/lib/domain/workspace/key-mails";
import { defineWork, type Work } from "@/lib/jobs/queue";
import { deliver } from "@/lib/mail/deliver";
import { isMailSet, MAIL } from "@/lib/mail/send-mail";

/** Jobs wait while their queue is missing here or off. */
export const JOBS: readonly Work[] = [
  defineWork(MAIL, deliver, isMailSet),
  defineWork(RESETS, sendResetLink, isMailSet),
  defineWork(KEY_EXPIRIES, sendKeyExpiry, isMailSet),
  defineWork(ACCOUNT_DELETIONS, carryOutDeletion),
  defineWork(WORKSPACE_DELETIONS, finishDeletion),
];
