import bowser from "bowser";
import { ADDRESS_HEADER } from "@/lib/limits/client-address";

/** Where a request came from, as people recognize it: null where no server has told. */
export type Visit = { address: string | null; userAgent: string | null };

/** In characters, of what a program says of itself. */
const MAX_USER_AGENT = 400;

/** An IPv4 address as a server writes it that listens on IPv6 too. */
const MAPPED = /^::ffff:(?=\d+\.)/i;

export const visitOf = (headers: Headers | undefined): Visit => ({
  address:
    headers?.get(ADDRESS_HEADER)?.split(",")[0]?.trim().replace(MAPPED, "").slice(0, 45) || null,
  userAgent: headers?.get("user-agent")?.slice(0, MAX_USER_AGENT) || null,
});

/** A visit of this moment, as mails tell of it. */
export const seenAt = ({ address, userAgent }: Visit) => ({
  browser: browserName(userAgent),
  ...(address && { address }),
  at: new Date().toISOString(),
});

/** The browser and its system in words: "Firefox on Linux"; a program without such names by its own first word. */
export function browserName(userAgent: string | null): string {
  if (!userAgent) return "An unknown program";
  const { browser, os } = bowser.parse(userAgent);
  const name = browser.name || userAgent.split(/[\s/]/, 1)[0] || "An unknown program";
  return os.name ? `${name} on ${os.name}` : name;
}
