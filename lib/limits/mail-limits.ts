import { DAY_S } from "@/lib/clock";
import { limiter } from "./limiter";
import { hashEmail } from "./sign-in-throttle";
import type { Rule } from "./sliding-window";

const RULES = {
  link: { name: "mail", limit: 3, windowSeconds: 3_600 },
  invitation: { name: "mail-invitation", limit: 5, windowSeconds: DAY_S },
  membership: { name: "mail-membership", limit: 20, windowSeconds: DAY_S },
  demand: { name: "mail-demand", limit: 3, windowSeconds: DAY_S },
  notice: { name: "mail-notice", limit: 5, windowSeconds: 3_600 },
} satisfies Record<string, Rule>;

/**
 * Call it before the mail is queued, outside a transaction. `whom` is an address, with or without an account, or the id of a person
 * or workspace.
 */
export const takeMailTry = async (
  whom: string,
  kind: keyof typeof RULES = "link",
): Promise<boolean> => (await limiter().take(RULES[kind], hashEmail(whom))).allowed;
