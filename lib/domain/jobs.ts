import { type Work, work } from "@/lib/jobs/queue";
import { deliver } from "@/lib/mail/deliver";
import { MAIL, mailIsSet } from "@/lib/mail/send-mail";

/** What is done of each queue. A queue that is not in it waits. */
export const JOBS: readonly Work[] = [work(MAIL, deliver, mailIsSet)];
