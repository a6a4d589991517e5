import { afterEach, expect, test } from "vitest";
import { config } from "@/lib/config";
import { findClientAddress, toNetwork } from "@/lib/limits/client-address";

afterEach(() => void Object.assign(config(), { TRUST_PROXY: false }));

test("client address: without a proxy of ours the client is the peer, even with a forwarded header", () => {
  expect(findClientAddress("203.0.113.7", "198.51.100.1")).toBe("203.0.113.7");
});

test.each([
  ["198.51.100.1, 203.0.113.9", "203.0.113.9"],
  ["203.0.113.9:51234", "203.0.113.9"],
  ["[2001:db8::9]:443", "2001:db8::9"],
  ["unknown", "10.0.0.2"],
  ["203.0.113.9, ", "10.0.0.2"],
  ["", "10.0.0.2"],
])(
  "client address: behind a proxy of ours it is the address that the proxy saw: %j",
  (forwarded, address) => {
    Object.assign(config(), { TRUST_PROXY: true });
    expect(findClientAddress("10.0.0.2", forwarded)).toBe(address);
  },
);

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::FFFF:cb00:7107", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["localhost", undefined],
  ["", undefined],
])("client address: %s counts as %s", (address, network) => {
  expect(toNetwork(address)).toBe(network);
});
