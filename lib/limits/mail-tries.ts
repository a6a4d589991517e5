import type { Rule } from "@/lib/limits/buckets";
import { addressId } from "@/lib/limits/login-throttle";
import { limiter } from "@/lib/limits/rate-limit";

/** Mails with a link, to one address. */
const MAILS: Rule = { bucket: "mail", limit: 3, windowSeconds: 3_600 };

/**
 * Call before a mail that somebody asks for. Addresses are counted whether an account exists or not.
 * @returns whether one more may go to the address
 */
export const takeMailTry = async (email: string): Promise<boolean> =>
  (await limiter().take(MAILS, addressId(email))).allowed;
