import bowser from "bowser";
import { COUNTED_HEADER, readClientAddress } from "@/lib/limits/client-address";

export type Visit = {
  address: string | null;
  userAgent: string | null;
  /** The front door counted the request as one without a session. */
  isCounted?: boolean;
};

const MAX_USER_AGENT = 400;

const MAPPED = /^::ffff:(?=\d+\.)/i;

export const readVisit = (headers: Headers | undefined): Visit => ({
  address: readClientAddress(headers)?.replace(MAPPED, "").slice(0, 45) || null,
  userAgent: headers?.get("user-agent")?.slice(0, MAX_USER_AGENT) || null,
  ...(headers?.has(COUNTED_HEADER) && { isCounted: true }),
});

export const describeVisit = ({ address, userAgent }: Visit) => ({
  browser: nameBrowser(userAgent),
  ...(address && { address }),
  at: new Date().toISOString(),
});

/** Writes "Firefox on Linux"; other programs are named by their first word. */
export function nameBrowser(userAgent: string | null): string {
  if (!userAgent) return "An unknown program";
  const { browser, os } = bowser.parse(userAgent);
  const name = browser.name || userAgent.split(/[\s/]/, 1)[0] || "An unknown program";
  return os.name ? `${name} on ${os.name}` : name;
}
