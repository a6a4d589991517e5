import { createServer } from "node:http";
import { Socket } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import * as settings from "@/lib/config";
import { boundConnections } from "@/server/connections";

/** Opens so many connections from an address; returns those that were not ended at once. */
function setUp() {
  const server = createServer();
  const dropAll = boundConnections(server);
  onTestFinished(() => {
    dropAll();
    server.emit("close");
  });
  const open = (address: string, count: number) => {
    const sockets = Array.from({ length: count }, () => {
      const socket = new Socket();
      Object.defineProperty(socket, "remoteAddress", { value: address });
      server.emit("connection", socket);
      return socket;
    });
    return sockets.filter(({ destroyed }) => !destroyed);
  };
  return { open, quarter: server.maxConnections / 4 };
}

test("connections: one network holds a quarter of them, and gets one more when one of its own ends; other networks are let in", async () => {
  const { open, quarter } = setUp();
  const held = open("2001:db8:1:2::1", quarter + 5);
  expect(held).toHaveLength(quarter);
  expect(open("2001:db8:1:2::2", 1)).toEqual([]);
  expect(open("2001:db8:1:3::1", 1)).toHaveLength(1);
  expect(open("203.0.113.7", 1)).toHaveLength(1);
  const [first] = held;
  const closed = new Promise((resolve) => first?.once("close", resolve));
  first?.destroy();
  await closed;
  expect(open("2001:db8:1:2::2", 2)).toHaveLength(1);
});

test.each(["127.0.0.1", "::ffff:127.0.0.1", "::1"])(
  "connections: the machine itself, as %s, may hold more",
  (address) => {
    const { open, quarter } = setUp();
    expect(open(address, quarter + 5)).toHaveLength(quarter + 5);
  },
);

test("connections: the proxy in front may hold more", () => {
  const config = settings.config();
  vi.spyOn(settings, "config").mockReturnValue({ ...config, TRUST_PROXY: true });
  onTestFinished(() => void vi.restoreAllMocks());
  const { open, quarter } = setUp();
  expect(open("203.0.113.7", quarter + 5)).toHaveLength(quarter + 5);
});
