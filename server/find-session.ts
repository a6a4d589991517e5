import type { IncomingMessage } from "node:http";
import { isAddressRefused } from "@/lib/limits/address-limits";
import { ADDRESS_HEADER } from "@/lib/limits/client-address";

/** While the database is away. */
const UNKNOWN = "unknown";

/**
 * The token of a session, which is looked up only beyond the address's budget. Without the database, counts as one, and lets the
 * page report that.
 */
export async function findSession(request: IncomingMessage): Promise<string | undefined> {
  const { cookie, [ADDRESS_HEADER]: address } = request.headers;
  if (!cookie) return undefined;
  const headers = new Headers({ cookie, [ADDRESS_HEADER]: String(address) });
  const { findSignedToken, getCurrentUser } = await import("@/lib/access/session");
  try {
    const token = await findSignedToken(headers);
    if (token === undefined || !isAddressRefused(headers)) return token;
    return (await getCurrentUser(headers)) && token;
  } catch {
    return UNKNOWN;
  }
}
