// node --import tsx scripts/bench/baseline.ts   PORT and DATABASE_URL in the environment
// The least that an API over PostgreSQL costs in Node: `node:http`, `pg` with named statements, a key
// look-up and then one statement. No validation, limits, records of activity, index or log.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import pg from "pg";
import { hashKey } from "@/lib/access/keys/key-format";
import { newId } from "@/lib/ids";
import { type KeyHolder, STATEMENTS } from "./baseline-queries";

type Name = keyof typeof STATEMENTS;
type Reading = { holder: KeyHolder; id: string; url: URL; body: Record<string, unknown> };

const { PORT, DATABASE_URL } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });

const run = async <Row extends pg.QueryResultRow>(name: Name, values: unknown[]) =>
  (await pool.query<Row>({ name, text: STATEMENTS[name], values })).rows;

const runOne = async (name: Name, { holder, id }: Reading, ...values: unknown[]) =>
  (await run(name, [holder.workspace_id, id, ...values]))[0];

async function list(name: Name, { holder, url }: Reading) {
  const limit = Number(url.searchParams.get("limit") ?? 20);
  const offset = Number(url.searchParams.get("offset") ?? 0);
  const items = await run(name, [holder.workspace_id, limit, offset]);
  return { items, pagination: { limit, offset } };
}

/** The handlers by method and collection. The name of a path with an id ends in a slash. */
const ROUTES: Record<string, (reading: Reading) => Promise<unknown>> = {
  "GET initiatives": (reading) => list("initiatives", reading),
  "GET initiatives/": (reading) => runOne("initiative", reading),
  "POST initiatives": (reading) =>
    runOne("create", { ...reading, id: newId() }, reading.body.title, reading.holder.created_by_id),
  "PATCH initiatives/": (reading) => runOne("update", reading, reading.body.title),
  "GET documents": (reading) => list("documents", reading),
  "GET documents/": (reading) => runOne("document", reading),
  "PATCH documents/": (reading) => runOne("rewrite", reading, reading.body.content_markdown),
};
const STATIC = "/api/health/live";

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  if (request.method === "GET") return {};
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece);
  return JSON.parse(Buffer.concat(pieces).toString());
}

async function answer(request: IncomingMessage): Promise<[status: number, data: unknown]> {
  if (request.url === STATIC) return [200, { status: "ok" }];
  const url = new URL(request.url ?? "/", "http://localhost");
  const [, , , collection, id] = url.pathname.split("/");
  const route = ROUTES[`${request.method} ${collection}${id ? "/" : ""}`];
  if (!route) return [404, null];
  const key = request.headers.authorization?.slice("Bearer ".length) ?? "";
  const [holder] = await run<KeyHolder>("key", [hashKey(key)]);
  if (!holder) return [401, null];
  const data = await route({ holder, id: id ?? "", url, body: await readBody(request) });
  return [data ? 200 : 404, data];
}

async function respond(request: IncomingMessage, response: ServerResponse) {
  const [status, data] = await answer(request);
  const meta = { requestId: `req_${newId()}`, timestamp: new Date().toISOString() };
  const body = Buffer.from(JSON.stringify({ success: status === 200, data, meta }));
  response.writeHead(status, { "content-type": "application/json", "content-length": body.length });
  response.end(body);
}

createServer((request, response) => {
  respond(request, response).catch((error) => {
    if (request.errored) return; // a load that ends drops the requests it has sent
    console.error(error);
    response.writeHead(500).end();
  });
}).listen(Number(PORT));
process.on("SIGTERM", () => process.exit(0));
