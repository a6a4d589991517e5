import * as live from "@/app/api/health/live/route";
import * as ready from "@/app/api/health/ready/route";
import * as unknownPath from "@/app/api/v1/[[...path]]/route";
import { catalogue } from "@/app/api/v1/catalogue";
import { METHODS, type Method } from "@/lib/api/endpoint";

type Params = Record<string, string>;
type Context = { params: Promise<Params> };
type Handler = (request: Request, context: Context) => Promise<Response> | Response;
type Handlers = Partial<Record<Method, Handler>>;
/** Answers a request whose path is found already. */
export type Answer = (request: Request) => Promise<Response> | Response;

type Route = { segments: string[]; handlers: Handlers };

const route = (path: string, handlers: Handlers): Route => ({
  segments: path.split("/").slice(1),
  handlers,
});
/** The packages of MCP take a while to load, and memory: who never calls it does without. */
const mcp: Handlers = Object.fromEntries(
  METHODS.map((method): [Method, Handler] => [
    method,
    async (request) => (await import("@/app/api/mcp/route"))[method](request),
  ]),
);
const API = "/api/v1";
const UNKNOWN: Handlers = unknownPath;
const ROUTES: Route[] = [
  route("/api/mcp", mcp),
  route("/api/health/live", live),
  route("/api/health/ready", ready),
  ...Object.entries(catalogue).map(([path, handlers]) => route(`${API}${path}`, handlers)),
];

/** What needs neither decoding nor tidying; Next has its own ways with everything else. */
const PLAIN = /^\/api(?:\/[\w~.-]+)+$/;
const DOTS = /\/\.\.?(?:\/|$)/;

/**
 * The handler of the route modules themselves that answers here, without Next: for the API, MCP and
 * health, under their plain paths. Undefined for whatever is Next's.
 */
export function findAnswer(method: string, path: string): Answer | undefined {
  if (!PLAIN.test(path) || DOTS.test(path)) return undefined;
  // Without a handler of its own, HEAD is GET whose body is left out.
  const wanted = METHODS.find((known) => known === (method === "HEAD" ? "GET" : method));
  if (!wanted) return undefined;
  const segments = path.split("/").slice(1);
  for (const known of ROUTES) {
    const params = paramsOf(known.segments, segments);
    if (params) return bind(known.handlers[wanted], params);
  }
  const isApi = path === API || path.startsWith(`${API}/`);
  return isApi ? bind(UNKNOWN[wanted], {}) : undefined;
}

function bind(handler: Handler | undefined, params: Params): Answer | undefined {
  return handler && ((request) => handler(request, { params: Promise.resolve(params) }));
}

function paramsOf(pattern: string[], segments: string[]): Params | undefined {
  if (pattern.length !== segments.length) return undefined;
  const params: Params = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? "";
    if (part.startsWith("{")) params[part.slice(1, -1)] = segment;
    else if (part !== segment) return undefined;
  }
  return params;
}
