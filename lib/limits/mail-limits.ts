import { limiter } from "./limiter";
import { addressId } from "./login-throttle";
import type { Rule } from "./sliding-window";

/** Budgets of mails that other people can cause, by kind. */
const RULES = {
  link: { bucket: "mail", limit: 3, windowSeconds: 3_600 },
  invitation: { bucket: "mail-invitation", limit: 5, windowSeconds: 86_400 },
  membership: { bucket: "mail-membership", limit: 20, windowSeconds: 86_400 },
  demand: { bucket: "mail-demand", limit: 3, windowSeconds: 86_400 },
  notice: { bucket: "mail-notice", limit: 5, windowSeconds: 3_600 },
} satisfies Record<string, Rule>;

/**
 * Whether one more mail may go to the recipient: an address, with or without an account, or a name for those who get the
 * mails of a workspace. Call it before the mail is queued, outside of a transaction.
 */
export const takeMailTry = async (
  recipient: string,
  kind: keyof typeof RULES = "link",
): Promise<boolean> => (await limiter().take(RULES[kind], addressId(recipient))).allowed;
