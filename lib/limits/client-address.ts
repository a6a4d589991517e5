import { isIP } from "node:net";
import { config } from "@/lib/config";

/**
 * Where a request carries the address of its client, and nothing else: the server in front of Next puts it
 * there in place of whatever was sent, and so does Vercel. `next start` alone only fills in what is absent.
 */
export const ADDRESS_HEADER = "x-forwarded-for";

/**
 * The address of a client: its peer, or, where `TRUST_PROXY` says that the peer is a proxy of ours, what that
 * proxy saw, the last hop of `X-Forwarded-For`. Earlier hops are whatever a client likes to write.
 */
export function clientAddress(peer = "", forwarded = ""): string {
  const hop = config().TRUST_PROXY ? withoutPort(forwarded.split(",").at(-1)?.trim() ?? "") : "";
  return isIP(hop) > 0 ? hop : peer;
}

/** Some proxies write `203.0.113.7:51234`, or `[2001:db8::1]:51234`. */
const withoutPort = (hop: string) =>
  /^\[(.+)\](?::\d+)?$/.exec(hop)?.[1] ?? /^([\d.]+):\d+$/.exec(hop)?.[1] ?? hop;

/**
 * What counts as one client: an IPv4 address, however it is written, or the /64 of an IPv6 address, since a
 * customer has all of it. Undefined for what is no address.
 */
export function toNetwork(address: string): string | undefined {
  const [bare = ""] = address.split("%"); // a zone is of this machine alone
  const version = isIP(bare);
  if (version !== 6) return version === 4 ? bare : undefined;
  const groups = expandGroups(bare);
  const isMapped = groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff";
  if (!isMapped) return `${groups.slice(0, 4).join(":")}::/64`;
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((pair) => [pair >> 8, pair & 255])
    .join(".");
}

/** Where many addresses belong to one neighbor: the /24 of an IPv4 address, the /64 of an IPv6 one. */
export const toNeighborhood = (address: string): string | undefined =>
  toNetwork(address)?.replace(/\.\d+$/, ".0/24");

/** The eight groups of an IPv6 address, which `URL` writes in one way. */
function expandGroups(address: string): string[] {
  const { hostname } = new URL(`http://[${address}]`);
  const [left = [], right] = hostname
    .slice(1, -1)
    .split("::")
    .map((half) => (half === "" ? [] : half.split(":")));
  if (!right) return left;
  const zeros = new Array<string>(8 - left.length - right.length).fill("0");
  return [...left, ...zeros, ...right];
}
