import { type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { respondWithError } from "@/lib/api/respond";
import { invalid } from "@/lib/errors";
import { SECURITY_HEADERS } from "@/lib/http/security-headers";
import { newRequestId } from "@/lib/ids";
import { log } from "@/lib/log";

/** Failures whose status says all, as Node answers them by itself. */
const WITHOUT_BODY: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers requests that Node's parser refuses, like one with bytes beyond ASCII in its path, with the envelope of errors. */
export function refuseUnreadable(server: Server) {
  server.on("clientError", async (error: NodeJS.ErrnoException, socket: Socket) => {
    if (!canAnswer(socket)) return void socket.destroy(error);
    const answer = await writeAnswer(WITHOUT_BODY[error.code ?? ""]);
    if (canAnswer(socket)) socket.write(answer);
    socket.destroy(error);
  });
}

async function writeAnswer(status: number | undefined): Promise<string> {
  if (status) return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n\r\n`;
  const requestId = newRequestId();
  const refusal = invalid("", "The request is not valid HTTP. Percent-encode its path and query.");
  log.info({ event: "request", requestId, status: refusal.status, code: refusal.code });
  const headers = new Headers({
    ...SECURITY_HEADERS,
    "X-Request-ID": requestId,
    "Cache-Control": "no-store",
    Connection: "close",
  });
  const response = respondWithError(refusal, { requestId, headers });
  const body = await response.text();
  response.headers.set("Content-Length", String(Buffer.byteLength(body)));
  const lines = [...response.headers].map(([name, value]) => `${name}: ${value}\r\n`).join("");
  return `HTTP/1.1 ${response.status} ${STATUS_CODES[response.status]}\r\n${lines}\r\n${body}`;
}

/** Node's own check: a refusal would corrupt an answer that has begun. */
const canAnswer = (socket: Socket & { _httpMessage?: ServerResponse | null }): boolean =>
  socket.writable && !socket._httpMessage?.headersSent;
