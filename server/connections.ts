import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { getHeapStatistics } from "node:v8";
import { MIB } from "@/lib/bytes";
import { config } from "@/lib/config";
import { toNetwork } from "@/lib/limits/client-address";
import { log } from "@/lib/log";

const heap = getHeapStatistics().heap_size_limit;

/** An idle connection costs about 25 KiB; all together may cost a tenth of the heap. */
const CONNECTIONS = Math.round(Math.min(10_000, Math.max(1_500, heap / (MIB / 4))));
const NETWORK_CONNECTIONS = CONNECTIONS / 4;
const WAITING_BYTES = Math.max(64 * MIB, heap / 8);
const LOOK_EVERY_MS = 1_000;
const LOG_EVERY_MS = 60_000;
/** Heads are small, but a file of 10 MiB may take ten minutes (`lib/http/body.ts`). */
const HEAD_MS = 20_000;
const REQUEST_MS = 15 * 60_000;
/** Readers may get twice as long, because the kernel's first buffering counts as progress. */
const STALLED_MS = 30_000;
/** Proxies keep a connection for 60 s. If we ended it first, a request already on its way would fail. */
const IDLE_MS = 75_000;

/** Bounds slow, silent and numerous clients. Returns a function that ends all connections, also web sockets. */
export function boundConnections(server: Server): () => void {
  server.maxConnections = CONNECTIONS;
  server.headersTimeout = HEAD_MS;
  server.requestTimeout = REQUEST_MS;
  server.keepAliveTimeout = IDLE_MS;

  // Node restarts this timer at every progress in either direction.
  server.setTimeout(STALLED_MS);
  server.prependListener("request", (_, response) => response.on("timeout", endUnlessOurTurn));

  if (config().NODE_ENV !== "development") answerUpgrades(server);

  // Holds only sockets: keeping requests or listeners alive raised CPU by up to a third through garbage collection.
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => sockets.add(socket));
  if (!config().TRUST_PROXY) boundNetworks(server); // behind a proxy, all connections are its own
  const look = setInterval(() => dropSlowest(sockets), LOOK_EVERY_MS);
  server.once("close", () => clearInterval(look));
  return () => {
    for (const socket of sockets) socket.destroy();
  };
}

/**
 * Next listens for the web sockets of its development server, and never answers any others. Without a listener, Node answers a
 * request for an upgrade, such as `h2c`, as any other.
 */
function answerUpgrades(server: Server) {
  server.on("newListener", (event) => {
    if (event === "upgrade") queueMicrotask(() => server.removeAllListeners("upgrade"));
  });
}

/** This machine, where a proxy or a load test may run. */
const LOOPBACK = /^(?:127\.|0:0:0:0::\/64$)/;

function boundNetworks(server: Server) {
  const open = new Map<string, number>();
  let loggedAt = Number.NEGATIVE_INFINITY;
  const logRefused = (network: string) => {
    if (performance.now() - loggedAt < LOG_EVERY_MS) return;
    loggedAt = performance.now();
    log.warn({ event: "network_connections_refused", network, max: NETWORK_CONNECTIONS });
  };
  server.on("connection", (socket: Socket) => {
    const network = toNetwork(socket.remoteAddress ?? "");
    if (network === undefined || LOOPBACK.test(network)) return;
    const count = (open.get(network) ?? 0) + 1;
    if (count > NETWORK_CONNECTIONS) {
      logRefused(network);
      return void socket.destroy();
    }
    open.set(network, count);
    socket.once("close", () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}

/** Spares a client that has read everything and waits for the server's answer. */
function endUnlessOurTurn(this: ServerResponse, socket: Socket) {
  const isOurTurn = this.req.complete && !this.writableEnded && this.writableLength === 0;
  if (!isOurTurn) socket.destroy();
}

/** Forgets closed connections. If too many bytes wait, ends the connections with the most. */
function dropSlowest(sockets: Set<Socket>) {
  for (const socket of sockets) if (socket.destroyed) sockets.delete(socket);
  const waiting = [...sockets].filter(({ writableLength }) => writableLength > 0);
  let bytes = waiting.reduce((sum, { writableLength }) => sum + writableLength, 0);
  if (bytes <= WAITING_BYTES) return;
  waiting.sort((a, b) => b.writableLength - a.writableLength);
  let dropped = 0;
  for (const socket of waiting) {
    if (bytes <= WAITING_BYTES) break;
    bytes -= socket.writableLength;
    socket.destroy();
    dropped += 1;
  }
  log.warn({ event: "slow_readers_dropped", dropped });
}
