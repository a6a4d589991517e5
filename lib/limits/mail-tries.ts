import type { Rule } from "./buckets";
import { addressId } from "./login-throttle";
import { limiter } from "./rate-limit";

/** Mails to one address that others can bring about: each kind has a budget of its own. */
const RULES = {
  link: { bucket: "mail", limit: 3, windowSeconds: 3_600 },
  invitation: { bucket: "mail-invitation", limit: 5, windowSeconds: 86_400 },
  membership: { bucket: "mail-membership", limit: 20, windowSeconds: 86_400 },
  demand: { bucket: "mail-demand", limit: 3, windowSeconds: 86_400 },
  notice: { bucket: "mail-notice", limit: 5, windowSeconds: 3_600 },
} satisfies Record<string, Rule>;

/**
 * Call before such a mail, and not inside of a transaction. Addresses are counted whether an account exists or not; what
 * happens in a workspace is counted for `whom` it happens to.
 * @returns whether one more may go to the address
 */
export const takeMailTry = async (
  whom: string,
  what: keyof typeof RULES = "link",
): Promise<boolean> => (await limiter().take(RULES[what], addressId(whom))).allowed;
