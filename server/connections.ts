import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { getHeapStatistics } from "node:v8";
import { log } from "@/lib/log";

const MIB = 1024 * 1024;
const heap = getHeapStatistics().heap_size_limit;

/** An idle connection costs some 25 KiB: all of them a tenth of what the heap may have. */
const CONNECTIONS = Math.round(Math.min(10_000, Math.max(1_500, heap / (MIB / 4))));
/** Answers that wait for their readers hold so many bytes, all together. */
const WAITING_BYTES = Math.max(64 * MIB, heap / 8);
const LOOK_EVERY_MS = 1_000;
/** A head is small; a file of 10 MiB takes a quarter of an hour at 12 kB a second. */
const HEAD_MS = 20_000;
const REQUEST_MS = 15 * 60_000;
/**
 * A connection on which nothing moves for so long, while it is the client's turn to send or to read, ends. A reader
 * may have twice as long: what the kernel took at first is seen as progress once.
 */
const STALLED_MS = 30_000;

/**
 * Bounds what clients that are slow, silent or many can hold of this process.
 * @returns what ends all connections, those that became web sockets too
 */
export function boundConnections(server: Server): () => void {
  server.maxConnections = CONNECTIONS;
  server.headersTimeout = HEAD_MS;
  server.requestTimeout = REQUEST_MS;

  // The socket's own clock, which any progress winds up again: bytes that came, or bytes that were taken.
  server.setTimeout(STALLED_MS);
  server.prependListener("request", (_, response) => response.on("timeout", endUnlessOurTurn));

  // Neither requests are held nor sockets listened to: both let garbage grow old, up to a third of all CPU.
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => sockets.add(socket));
  const look = setInterval(() => dropSlowest(sockets), LOOK_EVERY_MS);
  server.once("close", () => clearInterval(look));
  return () => {
    for (const socket of sockets) socket.destroy();
  };
}

/** It is ours when the request has come and what we have answered so far was taken: the client can only wait, as for an AI. */
function endUnlessOurTurn(this: ServerResponse, socket: Socket) {
  const isOurTurn = this.req.complete && !this.writableEnded && this.writableLength === 0;
  if (!isOurTurn) socket.destroy();
}

/** Forgets connections that have ended; where too many bytes wait, those on which most do end. */
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
