import type { IncomingMessage } from "node:http";
import { ADDRESS_HEADER, findClientAddress } from "@/lib/limits/client-address";

const ABSOLUTE_FORM = /^https?:\/\/([^/?#]*)\/?/i;

/** Rewrites an address with a host, as clients of a proxy send it, which Next would redirect to itself (RFC 9112, 3.2.2). */
export function rewriteAbsoluteForm(request: IncomingMessage) {
  const { url = "/", headers } = request;
  const [start, host] = ABSOLUTE_FORM.exec(url) ?? [];
  if (start === undefined) return;
  request.url = `/${url.slice(start.length)}`;
  headers.host = host;
}

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
