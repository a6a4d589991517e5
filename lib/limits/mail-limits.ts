import { limiter } from "./limiter";
import { hashEmail } from "./sign-in-throttle";
import type { Rule } from "./sliding-window";

const RULES = {
  link: { bucket: "mail", limit: 3, windowSeconds: 3_600 },
  invitation: { bucket: "mail-invitation", limit: 5, windowSeconds: 86_400 },
  membership: { bucket: "mail-membership", limit: 20, windowSeconds: 86_400 },
  demand: { bucket: "mail-demand", limit: 3, windowSeconds: 86_400 },
  notice: { bucket: "mail-notice", limit: 5, windowSeconds: 3_600 },
} satisfies Record<string, Rule>;

/** Call it before the mail is queued, outside a transaction. An address counts with or without an account. */
export const takeMailTry = async (
  recipient: string,
  kind: keyof typeof RULES = "link",
): Promise<boolean> => (await limiter().take(RULES[kind], hashEmail(recipient))).allowed;
