import * as unknownPath from "@/app/api/[[...path]]/route";
import * as live from "@/app/api/health/live/route";
import * as ready from "@/app/api/health/ready/route";
import { catalogue } from "@/app/api/v1/catalogue";
import { METHODS, type Method } from "@/lib/api/endpoint";
import { createPathMatcher } from "@/lib/api/match-path";
import { refuseMethod } from "@/lib/api/resource";

type Params = Record<string, string>;
type Context = { params: Promise<Params> };
type Handler = (request: Request, context: Context) => Promise<Response> | Response;
type Handlers = Partial<Record<Method, Handler>>;
export type Answer = (request: Request) => Promise<Response> | Response;

type Route = { handlers: Handlers; refuse: Handler };

/** Loads on demand, because MCP's packages take time and memory. */
const loadMcp =
  (method: Method): Handler =>
  async (request) =>
    (await import("@/app/api/mcp/route"))[method](request);
const mcp: Handlers = Object.fromEntries(
  METHODS.map((method): [Method, Handler] => [method, loadMcp(method)]),
);
const UNKNOWN: Handlers = unknownPath;
const refuseOnHealth = refuseMethod(["GET"]);
const refuseElsewhere = refuseMethod(["GET", "POST"]);
const api = Object.entries(catalogue).map(([path, handlers]): [string, Route] => {
  const refuse = refuseMethod(METHODS.filter((method) => handlers[method].endpoint));
  return [`/api/v1${path}`, { handlers, refuse }];
});
const findRoute = createPathMatcher<Route>({
  "/api/mcp": { handlers: mcp, refuse: loadMcp("PUT") }, // MCP refuses it as it does other methods
  "/api/health/live": { handlers: live, refuse: refuseOnHealth },
  "/api/health/ready": { handlers: ready, refuse: refuseOnHealth },
  ...Object.fromEntries(api),
});

/**
 * Paths without escapes, dot segments or, except under `/api/v1`, empty segments; Next handles the rest. It would
 * redirect empty ones, where the contract has 404.
 */
const PLAIN = /^\/api(?:\/[\w~.-]+)+$|^\/api\/v1(?:\/[\w~.-]*)+$/;
const DOTS = /\/\.\.?(?:\/|$)/;

const findMethod = (method: string) =>
  METHODS.find((known) => known === (method === "HEAD" ? "GET" : method));

/** Next answers others with 400 or 500. */
export const isKnownMethod = (method: string) => findMethod(method) !== undefined;

/** Finds API, MCP and health under their plain paths, and methods that Next does not know.
 * Undefined for requests that Next answers. */
export function findAnswer(method: string, path: string): Answer | undefined {
  const wanted = findMethod(method);
  const isPlain = PLAIN.test(path) && !DOTS.test(path);
  if (wanted && !isPlain) return undefined;
  const found = findRoute(path);
  if (found) {
    const { handlers, refuse } = found.target;
    return bind(wanted ? handlers[wanted] : refuse, found.params);
  }
  const [, first, second] = path.split("/");
  const isNext = first !== "api" || second === "auth";
  if (!wanted) return bind(isNext ? refuseElsewhere : UNKNOWN.GET, {});
  return isNext ? undefined : bind(UNKNOWN[wanted], {});
}

function bind(handler: Handler | undefined, params: Params): Answer | undefined {
  return handler && ((request) => handler(request, { params: Promise.resolve(params) }));
}
