import type { IncomingMessage, Server, ServerResponse } from "node:http";
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

type Exchange = { request: IncomingMessage; response: ServerResponse };

/** Bounds what clients that are slow, silent or many can hold of this process. */
export function boundConnections(server: Server) {
  server.maxConnections = CONNECTIONS;
  server.headersTimeout = HEAD_MS;
  server.requestTimeout = REQUEST_MS;

  const last = new Map<Socket, Exchange>();
  server.on("connection", (socket) => socket.once("close", () => last.delete(socket)));
  server.prependListener("request", (request, response) => {
    last.set(request.socket, { request, response });
  });
  // The socket's own clock, which any progress winds up again: bytes that came, or bytes that were taken.
  server.setTimeout(STALLED_MS, (socket) => {
    if (!isOurTurn(last.get(socket))) socket.destroy();
  });
  const look = setInterval(() => dropSlowest(last), LOOK_EVERY_MS);
  server.once("close", () => clearInterval(look));
}

/** The request has come, and what we have answered so far has been taken: the client can only wait, as for an AI. */
const isOurTurn = (exchange: Exchange | undefined) =>
  exchange?.request.complete === true &&
  !exchange.response.writableEnded &&
  exchange.response.writableLength === 0;

/** Where too many bytes wait, those whose answers have most left end. */
function dropSlowest(last: Map<Socket, Exchange>) {
  const waiting = [...last].filter(([, { response }]) => response.writableLength > 0);
  let bytes = waiting.reduce((sum, [, { response }]) => sum + response.writableLength, 0);
  if (bytes <= WAITING_BYTES) return;
  waiting.sort(([, a], [, b]) => b.response.writableLength - a.response.writableLength);
  let dropped = 0;
  for (const [socket, { response }] of waiting) {
    if (bytes <= WAITING_BYTES) break;
    bytes -= response.writableLength;
    socket.destroy();
    dropped += 1;
  }
  log.warn({ event: "slow_readers_dropped", dropped });
}
