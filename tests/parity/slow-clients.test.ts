import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { boundConnections } from "@/server/connections";

const LARGE = Buffer.alloc(32 * 1024 * 1024, "x"); // more than any kernel buffers
let server: Server;
let port: number;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    if (request.url === "/large") return void response.end(LARGE);
    if (request.url === "/late") await sleep(40_000);
    let size = 0;
    request
      .on("error", () => {})
      .on("data", (piece) => {
        size += piece.length;
      });
    request.on("end", () => response.end(`${size}`));
  });
  boundConnections(server);
  await once(server.listen(0, "127.0.0.1"), "listening");
  ({ port } = server.address() as AddressInfo); // it listens on a port
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function open(text: string): Socket {
  const socket = connect(port, "127.0.0.1").on("error", () => {});
  socket.write(text);
  return socket;
}
const head = (path: string, length: number) =>
  `${length ? "POST" : "GET"} ${path} HTTP/1.1\r\nhost: x\r\ncontent-length: ${length}\r\n\r\n`;

async function read(socket: Socket) {
  let text = "";
  for await (const piece of socket.iterator({ destroyOnReturn: false })) {
    text += piece;
    if (/\r\n\r\n.*\d/s.test(text)) break;
  }
  return text;
}

async function sendSlowly(socket: Socket, pieces: number, bytes: number) {
  for (let piece = 0; piece < pieces; piece++) {
    socket.write("x".repeat(bytes));
    await sleep(4_000);
  }
}

test("slow clients: one that stops reading or sending is dropped; a slow, waiting or idle one is not", async () => {
  const idle = open(head("/", 0));
  expect(await read(idle)).toContain("timeout=75");
  const reader = open(head("/large", 0)).pause();
  const sender = open(`${head("/", 1_000)}half`);
  const waiting = open(head("/late", 0));
  const slow = open(head("/", 10_000));
  const connections = () =>
    new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
  const late = read(waiting);
  const answer = read(slow);
  await vi.waitFor(async () => expect(await connections()).toBe(5), { timeout: 10_000 });
  await sendSlowly(slow, 10, 1_000);
  expect(await answer).toContain("10000");
  expect(await late).toMatch(/200 OK/);
  idle.write(head("/", 0));
  expect(await read(idle)).toMatch(/200 OK/);
  for (const socket of [slow, waiting, idle]) socket.destroy();
  // Bytes that the kernel still buffered count as progress once.
  await vi.waitFor(async () => expect(await connections()).toBe(0), {
    timeout: 60_000,
    interval: 500,
  });
  for (const socket of [reader, sender]) socket.destroy();
}, 240_000);
