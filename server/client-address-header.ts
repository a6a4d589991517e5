import type { IncomingMessage } from "node:http";
import { ADDRESS_HEADER, findClientAddress } from "@/lib/limits/client-address";

/** Overwrites a sent header. All other code, including Next, reads this header, because only this
 * server has the socket. */
export function setClientAddress(request: IncomingMessage) {
  const { headers, socket } = request;
  const sent = headers[ADDRESS_HEADER];
  const address = findClientAddress(socket.remoteAddress, Array.isArray(sent) ? sent.join() : sent);
  overwriteHeader(request, ADDRESS_HEADER, address);
}

/** The front door reads `rawHeaders`, Next `headers`. Without a value, the header is only dropped. */
export function overwriteHeader(request: IncomingMessage, name: string, value?: string) {
  const { headers, rawHeaders } = request;
  if (headers[name] !== undefined) {
    for (let at = rawHeaders.length - 2; at >= 0; at -= 2) {
      if (rawHeaders[at]?.toLowerCase() === name) rawHeaders.splice(at, 2);
    }
    delete headers[name];
  }
  if (value === undefined) return;
  rawHeaders.push(name, value);
  headers[name] = value;
}
