import { Agent, type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { gunzipSync, inflateSync } from "node:zlib";

/** A request whose path is sent without normalization. */
export type Sent = {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
};

/** The parts of an answer that a client sees. */
export type Seen = { status: number | undefined; headers: Record<string, unknown>; body: string };

/** Headers about the framing of bytes, and headers that differ in each answer. */
const LEFT_OUT = new Set([
  "connection",
  "content-encoding", // Next 16.4.5 compresses no answer of a route handler
  "content-length",
  "date",
  "keep-alive",
  "transfer-encoding",
  "ratelimit",
  "x-ratelimit-remaining",
  "x-ratelimit-reset",
  "x-request-id",
]);
/** The values that Next and compression add to Vary. */
const NEXT_VARY = /\b(?:rsc|next-router-[a-z-]+|accept-encoding)\b(?:, )?/gi;

/** Sends a request on a connection of its own. Replaces `names` in the answer. */
export async function send(url: string, sent: Sent, names: ReadonlyMap<string, string>) {
  // With `Connection: close`, Next ends the connection as soon as it has refused a body that is
  // still sent, and the refusal may be lost.
  const agent = new Agent({ keepAlive: true });
  const answer = await ask(url, agent, sent);
  const bytes = await buffer(answer).finally(() => agent.destroy());
  const encoding = answer.headers["content-encoding"];
  const plain =
    encoding === "gzip" ? gunzipSync(bytes) : encoding === "deflate" ? inflateSync(bytes) : bytes;
  return read(answer, plain.toString(), names);
}

function ask(url: string, agent: Agent, { method, path, headers = {}, body }: Sent) {
  const { hostname, port } = new URL(url);
  return new Promise<IncomingMessage>((resolve, reject) => {
    const outgoing = request({
      hostname,
      port,
      method,
      path,
      headers,
      agent,
      setHost: headers.host === undefined,
    });
    outgoing.on("response", resolve).on("error", reject).end(body);
  });
}

function read(
  { statusCode, headers }: IncomingMessage,
  body: string,
  names: ReadonlyMap<string, string>,
): Seen {
  const seen: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (!LEFT_OUT.has(name)) seen[name] = value;
  }
  if (headers.vary) seen.vary = headers.vary.replace(NEXT_VARY, "").replace(/, $/, "");
  if (seen.vary === "") delete seen.vary;
  if (seen.etag) seen.etag = "<tag>"; // of a document, it depends on its id
  let text = body;
  for (const [word, name] of names) text = text.replaceAll(word, name);
  return {
    status: statusCode,
    headers: seen,
    body: text
      .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}/g, "<id>")
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "<time>")
      // Ids in the texts have more or fewer words, which changes the scores slightly.
      .replace(/(?<="score":)[\d.]+/g, "<score>")
      .replace(/(?<="duration_ms":)\d+|(?<=,)\d+(?=,req_)/g, "<ms>"),
  };
}
