import type { IncomingMessage } from "node:http";
import { isAddressRefused } from "@/lib/limits/address-limits";
import { ADDRESS_HEADER } from "@/lib/limits/client-address";

/** Looks the session up only beyond the address's budget. Without the database, lets the page report that. */
export async function hasSession(request: IncomingMessage): Promise<boolean> {
  const { cookie, [ADDRESS_HEADER]: address } = request.headers;
  if (!cookie) return false;
  const headers = new Headers({ cookie, [ADDRESS_HEADER]: String(address) });
  const { getCurrentUser, hasSignedSession } = await import("@/lib/access/session");
  try {
    if (!isAddressRefused(headers)) return await hasSignedSession(headers);
    return (await getCurrentUser(headers)) !== undefined;
  } catch {
    return true;
  }
}
