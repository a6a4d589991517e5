import type { IncomingMessage } from "node:http";
import { ADDRESS_HEADER, findClientAddress } from "@/lib/limits/client-address";

/** Overwrites a sent header. All other code, including Next, reads this header, because only this
 * server has the socket. */
export function setClientAddress(request: IncomingMessage) {
  const { headers, rawHeaders, socket } = request;
  const sent = headers[ADDRESS_HEADER];
  const address = findClientAddress(socket.remoteAddress, Array.isArray(sent) ? sent.join() : sent);
  if (sent !== undefined) {
    for (let at = rawHeaders.length - 2; at >= 0; at -= 2) {
      if (rawHeaders[at]?.toLowerCase() === ADDRESS_HEADER) rawHeaders.splice(at, 2);
    }
  }
  rawHeaders.push(ADDRESS_HEADER, address); // the front door reads `rawHeaders`, Next `headers`
  headers[ADDRESS_HEADER] = address;
}
