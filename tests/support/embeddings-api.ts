import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import * as z from "zod";

const Body = z.looseObject({ model: z.string(), input: z.array(z.string().min(1)) });
type EmbeddingsBody = z.infer<typeof Body>;

type Exchange = { body: EmbeddingsBody; response: ServerResponse };

const send = (response: ServerResponse, status: number, body: unknown) =>
  response
    .writeHead(status, { "content-type": "application/json" })
    .end(typeof body === "string" ? body : JSON.stringify(body));

/** A vector that identifies a text: its first two numbers are 1 and the length of the text. */
const makeVector = (text: string, size: number) => {
  const vector = new Array<number>(size).fill(0);
  vector[0] = 1;
  vector[1] = text.length;
  return vector;
};

/** Vectors of `size` numbers; the last comes first, since only `index` gives the order. */
const vectors = (size: number) => (exchange: Exchange) => {
  const data = exchange.body.input.map((text, index) => ({
    object: "embedding",
    index,
    embedding: makeVector(text, size),
  }));
  send(exchange.response, 200, {
    object: "list",
    data: data.reverse(),
    model: exchange.body.model,
  });
};

const failure =
  (status: number) =>
  ({ response }: Exchange) =>
    send(response, status, { error: { message: "Words of the provider." } });

const failAtCormorants = (status: number) => (exchange: Exchange) => {
  const isBad = exchange.body.input.some((text) => text.includes("cormorant"));
  (isBad ? failure(status) : vectors(512))(exchange);
};

/** The ways in which the server can answer a request. */
const MODES = {
  ok: vectors(512),
  /** A small model, with 384 numbers. */
  short: vectors(384),
  /** A model that does not shorten its vectors. */
  long: vectors(1024),
  /** A model of 384 numbers that refuses requests with a size. */
  rigid: (exchange: Exchange) => {
    const isAsked = "dimensions" in exchange.body || "output_dimension" in exchange.body;
    if (isAsked) failure(400)(exchange);
    else vectors(384)(exchange);
  },
  /** Providers that refuse a text with the word "cormorant", or fail at it. */
  picky: failAtCormorants(400),
  brittle: failAtCormorants(500),
  400: failure(400),
  401: failure(401),
  404: failure(404),
  429: failure(429),
  500: failure(500),
  /** No answer at all until somebody closes the connection. */
  slow: () => {},
  /** The headers and the beginning of an answer, then nothing. */
  stalled: ({ response }: Exchange) => response.writeHead(200).write('{"data": ['),
  dropped: ({ response }: Exchange) => response.destroy(),
  redirect: ({ response }: Exchange) =>
    response.writeHead(307, { location: "/elsewhere/embeddings" }).end(),
  garbage: ({ response }: Exchange) => send(response, 200, '{"object": "li'),
  /** JSON of another shape. */
  other: ({ response }: Exchange) =>
    send(response, 200, { data: [{ index: 0, embedding: ["1"] }] }),
  /** One vector fewer than texts. */
  fewer: ({ body, response }: Exchange) =>
    vectors(512)({ body: { ...body, input: body.input.slice(1) }, response }),
  zeros: ({ response }: Exchange) =>
    send(response, 200, { data: [{ index: 0, embedding: [0, 0, 0] }] }),
} satisfies Record<string, (exchange: Exchange) => unknown>;

type EmbeddingsApiMode = keyof typeof MODES;

/** A local server that speaks the embeddings API of OpenAI and Voyage. `url` ends with `/v1`. */
export async function startEmbeddingsApi() {
  const requests: { path: string; headers: IncomingHttpHeaders; body: EmbeddingsBody }[] = [];
  let mode: EmbeddingsApiMode = "ok";

  const server = createServer(async (request, response) => {
    // A caller may go away while it sends.
    const sent: unknown = await json(request).catch(() => response.destroy());
    if (response.destroyed) return;
    const body = Body.parse(sent);
    requests.push({ path: request.url ?? "", headers: request.headers, body });
    MODES[mode]({ body, response });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = z.object({ port: z.int() }).parse(server.address());

  return {
    url: `http://127.0.0.1:${port}/v1`,
    /** The requests since the start, oldest first. */
    requests,
    mode(next: EmbeddingsApiMode) {
      mode = next;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
export type EmbeddingsApi = Awaited<ReturnType<typeof startEmbeddingsApi>>;
