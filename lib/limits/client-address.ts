import { isIP } from "node:net";
import { config } from "@/lib/config";

/** The server in front of Next, or Vercel, overwrites a sent value; `next start` alone only fills it in if absent. */
export const ADDRESS_HEADER = "x-forwarded-for";

/** Says that the front door has counted the request as one without a session; the door overwrites a sent value. */
export const COUNTED_HEADER = "x-counted-anonymous";

/** Takes the last hop with `TRUST_PROXY`, which our proxy wrote; clients can forge earlier ones. */
export function findClientAddress(peer = "", forwarded = ""): string {
  const hop = config().TRUST_PROXY ? dropPort(forwarded.split(",").at(-1)?.trim() ?? "") : "";
  return isIP(hop) > 0 ? hop : peer;
}

/** Null if no server of ours has set the header: it is absent, or has several hops, of which clients can forge the first ones. */
export function readClientAddress(headers: Headers | undefined): string | null {
  const address = headers?.get(ADDRESS_HEADER)?.trim() ?? "";
  return address === "" || address.includes(",") ? null : address;
}

/** Some proxies write `203.0.113.7:51234`, or `[2001:db8::1]:51234`. */
const dropPort = (hop: string) =>
  /^\[(.+)\](?::\d+)?$/.exec(hop)?.[1] ?? /^([\d.]+):\d+$/.exec(hop)?.[1] ?? hop;

/** Returns an IPv4 address, or the /64 of an IPv6 one, because one customer has all of it. Undefined if invalid. */
export function toNetwork(address: string): string | undefined {
  const [bare = ""] = address.split("%"); // drops the zone, which is local to the machine
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

export const toNeighborhood = (address: string): string | undefined =>
  toNetwork(address)?.replace(/\.\d+$/, ".0/24");

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
