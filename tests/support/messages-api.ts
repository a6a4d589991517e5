import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import * as z from "zod";
import { defaultDraft, INJECTED_DRAFT } from "./messages-api-texts";

const Body = z.looseObject({
  model: z.string(),
  max_tokens: z.int(),
  stream: z.boolean().default(false),
  system: z.string().default(""),
  messages: z.array(
    z.object({
      role: z.string(),
      /** Blocks, as text: a test looks for words in them. */
      content: z.union([z.string(), z.array(z.unknown()).transform((all) => JSON.stringify(all))]),
    }),
  ),
  tools: z.array(z.looseObject({ name: z.string() })).optional(),
  tool_choice: z.object({ type: z.string() }).optional(),
});
type MessagesBody = z.infer<typeof Body>;

/** A message for this server to send; `text` is enough for a good one. */
type Reply = { text: string; stopReason?: string; uses?: ToolUse[] };
type ToolUse = { name: string; input: Record<string, unknown> };

type Exchange = { body: MessagesBody; response: ServerResponse; reply: () => Reply };

const error = (status: number, type: string, headers: Record<string, string> = {}) => {
  const body = { type: "error", error: { type, message: "Words of the provider." } };
  return ({ response }: Exchange) =>
    response
      .writeHead(status, {
        "content-type": "application/json",
        "request-id": "req_fake",
        ...headers,
      })
      .end(JSON.stringify(body));
};

function message({ body }: Exchange, { text, stopReason, uses = [] }: Reply) {
  const tools = uses.map((use, index) => ({ type: "tool_use", id: `toolu_${index}`, ...use }));
  return {
    id: "msg_fake",
    type: "message",
    role: "assistant",
    model: body.model,
    content: [...(text === "" ? [] : [{ type: "text", text }]), ...tools],
    stop_reason: stopReason ?? (uses.length > 0 ? "tool_use" : "end_turn"),
    stop_sequence: null,
    usage: {
      input_tokens: 100,
      cache_creation_input_tokens: 20,
      cache_read_input_tokens: 3,
      output_tokens: 50,
    },
  };
}

const event = (response: ServerResponse, type: string, data: Record<string, unknown>) =>
  response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`);

/** The headers of a stream and all of its events up to the last piece of `text`. */
function begin(exchange: Exchange, text: string) {
  const { response } = exchange;
  response.writeHead(200, { "content-type": "text/event-stream", "request-id": "req_fake" });
  const empty = { ...message(exchange, { text: "" }), stop_reason: null };
  event(response, "message_start", { message: empty });
  event(response, "content_block_start", { index: 0, content_block: { type: "text", text: "" } });
  event(response, "ping", {});
  for (const piece of text.match(/[\s\S]{1,200}/g) ?? []) {
    event(response, "content_block_delta", {
      index: 0,
      delta: { type: "text_delta", text: piece },
    });
  }
}

function answer(exchange: Exchange, reply: Reply) {
  const { body, response } = exchange;
  const whole = message(exchange, reply);
  if (!body.stream) {
    response.writeHead(200, { "content-type": "application/json", "request-id": "req_fake" });
    response.end(JSON.stringify(whole));
    return;
  }
  begin(exchange, reply.text);
  const delta = { stop_reason: whole.stop_reason, stop_sequence: null };
  event(response, "content_block_stop", { index: 0 });
  reply.uses?.forEach(({ input, ...use }, at) => {
    const block = { type: "tool_use", id: `toolu_${at}`, ...use, input: {} };
    const delta = { type: "input_json_delta", partial_json: JSON.stringify(input) };
    event(response, "content_block_start", { index: at + 1, content_block: block });
    event(response, "content_block_delta", { index: at + 1, delta });
    event(response, "content_block_stop", { index: at + 1 });
  });
  event(response, "message_delta", { delta, usage: { output_tokens: 50 } });
  event(response, "message_stop", {});
  response.end();
}

/** The headers and the first half of a good answer. */
function beginHalf(exchange: Exchange) {
  const { body, response, reply } = exchange;
  const { text } = reply();
  if (body.stream) return begin(exchange, text.slice(0, text.length / 2));
  const whole = JSON.stringify(message(exchange, { text }));
  const headers = { "content-type": "application/json", "content-length": whole.length };
  response.writeHead(200, headers).write(whole.slice(0, whole.length / 2));
}

/** The ways in which the server can answer a request. */
const MODES = {
  /** The set reply, or a draft that cites E1 and E2. */
  ok: (exchange: Exchange) => answer(exchange, exchange.reply()),
  429: error(429, "rate_limit_error", { "retry-after": "17" }),
  529: error(529, "overloaded_error"),
  503: error(503, "api_error"),
  500: error(500, "api_error"),
  504: error(504, "timeout_error"),
  400: error(400, "invalid_request_error"),
  401: error(401, "authentication_error"),
  403: error(403, "permission_error"),
  404: error(404, "not_found_error"),
  /** The connection ends before the headers. */
  dropped: ({ response }: Exchange) => response.destroy(),
  /** An answer breaks off in the middle: a stream ends normally, JSON ends with the connection. */
  cut: (exchange: Exchange) => {
    beginHalf(exchange);
    if (exchange.body.stream) exchange.response.end();
    else exchange.response.socket?.end();
  },
  /** A redirect to the same path. */
  307: ({ response }: Exchange) => response.writeHead(307, { location: "/v1/messages" }).end(),
  /** No answer until `finish`, or until somebody closes the connection. */
  slow: () => {},
  /** Half of the answer, then nothing until somebody closes the connection. */
  stalled: beginHalf,
  /** Half of a stream, then the provider's error that it is overloaded. */
  overloaded: (exchange: Exchange) => {
    beginHalf(exchange);
    event(exchange.response, "error", {
      error: { type: "overloaded_error", message: "Overloaded" },
    });
    exchange.response.end();
  },
  refusal: (exchange: Exchange) => answer(exchange, { text: "", stopReason: "refusal" }),
  max_tokens: (exchange: Exchange) =>
    answer(exchange, { ...exchange.reply(), stopReason: "max_tokens" }),
  /** A draft of a model that obeyed orders in the evidence. */
  injected: (exchange: Exchange) => answer(exchange, { text: INJECTED_DRAFT }),
  /** Status 200 and a body that is not a message. */
  garbage: ({ response }: Exchange) =>
    response.writeHead(200, { "content-type": "application/json" }).end('{"object": "chat.'),
  /** A request for a stream is answered in JSON. */
  plain: (exchange: Exchange) =>
    answer({ ...exchange, body: { ...exchange.body, stream: false } }, exchange.reply()),
} satisfies Record<string, (exchange: Exchange) => unknown>;

export type MessagesApiMode = keyof typeof MODES;

/**
 * A local server that speaks the Messages API, `POST /v1/messages` as JSON and as a stream. Give
 * `url` to the tested code as `ANTHROPIC_BASE_URL`, with any key.
 */
export async function startMessagesApi() {
  const requests: { headers: IncomingHttpHeaders; body: MessagesBody }[] = [];
  let mode: MessagesApiMode = "ok";
  let reply = (body: MessagesBody): Reply => ({
    text: body.stream ? defaultDraft(body.messages.map(({ content }) => content).join("\n")) : "{}",
  });
  let open = 0;
  const waiting: Exchange[] = [];

  const server = createServer(async (request, response) => {
    if (request.method !== "POST" || request.url !== "/v1/messages") {
      response.writeHead(404).end();
      return;
    }
    open++;
    response.once("close", () => open--);
    // A caller may go away while it sends.
    const sent: unknown = await json(request).catch(() => response.destroy());
    if (response.destroyed) return;
    const body = Body.parse(sent);
    requests.push({ headers: request.headers, body });
    const exchange = { body, response, reply: () => reply(body) };
    if (mode === "slow") waiting.push(exchange);
    MODES[mode](exchange);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = z.object({ port: z.int() }).parse(server.address());

  return {
    url: `http://127.0.0.1:${port}`,
    /** The requests since the start or `reset`, oldest first. */
    requests,
    hits: () => requests.length,
    /** The number of unfinished answers whose connection is still open. */
    open: () => open,
    mode(next: MessagesApiMode) {
      mode = next;
    },
    /** Answers in this way the requests that wait since the mode `slow`. */
    finish(how: MessagesApiMode) {
      for (const exchange of waiting.splice(0)) MODES[how](exchange);
    },
    /** Sets the content of good answers: a text, or a value to send as JSON. */
    says(text: unknown) {
      reply = () => ({ text: typeof text === "string" ? text : JSON.stringify(text) });
    },
    /** Sets a function that makes good answers from requests. */
    reply(make: (body: MessagesBody) => Reply) {
      reply = make;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
export type MessagesApi = Awaited<ReturnType<typeof startMessagesApi>>;
