import * as unknownPath from "@/app/api/[[...path]]/route";
import * as live from "@/app/api/health/live/route";
import * as ready from "@/app/api/health/ready/route";
import { catalogue } from "@/app/api/v1/catalogue";
import { METHODS, type Method } from "@/lib/api/endpoint";
import { refuseMethod, repeatForMethods } from "@/lib/api/resource";
import { createPathMatcher } from "./match-path";

type Params = Record<string, string>;
type Context = { params: Promise<Params> };
type Handler = (request: Request, context: Context) => Promise<Response> | Response;
type Handlers = Record<Method, Handler>;
export type Answer = (request: Request) => Promise<Response> | Response;

/** Loads on demand, because MCP's packages take time and memory. */
const loadMcp =
  (method: Method): Handler =>
  async (request) =>
    (await import("@/app/api/mcp/route"))[method](request);
const unknown: Handlers = unknownPath;
const refuseElsewhere = refuseMethod(["GET", "POST"]);
const api = Object.entries(catalogue).map(([path, handlers]): [string, Handlers] => [
  `/api/v1${path}`,
  handlers,
]);
const findRoute = createPathMatcher<Handlers>({
  "/api/mcp": repeatForMethods(loadMcp),
  "/api/health/live": live,
  "/api/health/ready": ready,
  ...Object.fromEntries(api),
});

/** No path takes it, so its handlers refuse all methods that Next does not know. */
const REFUSED = "PUT";

/** Begins every path of REST, also `/api/v1\me`, which Next would redirect where the contract has 404. */
const REST = "/api/v1";
/** Other paths without escapes or empty segments; Next handles the rest. */
const PLAIN = /^\/api(?:\/[\w~.-]+)+$/;
/** Next resolves such segments after the checks of this folder, so that `/api/mcp/../../sign-in` would pass as MCP. Browsers send none. */
const DOTS = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

const findMethod = (method: string) =>
  METHODS.find((known) => known === (method === "HEAD" ? "GET" : method));

/** Finds REST under any path, MCP and health under their plain paths, and methods that Next does not know.
 * Undefined for requests that Next answers. */
export function findAnswer(method: string, path: string): Answer | undefined {
  const wanted = findMethod(method);
  const isPath = path.startsWith("/"); // unlike the `*` of OPTIONS, for which Next answers 500
  if (DOTS.test(path)) return bind(unknown[wanted ?? REFUSED], {});
  const isOurs = path.startsWith(REST) || PLAIN.test(path) || !isPath;
  if (wanted && !isOurs) return undefined;
  const found = findRoute(path);
  if (found) {
    const params = path.includes("%") ? decodeParams(found.params) : found.params;
    return bind(found.target[wanted ?? REFUSED], params);
  }
  const [, first, second] = path.split("/");
  const isNext = isPath && (first !== "api" || second === "auth");
  if (!isNext) return bind(unknown[wanted ?? REFUSED], {});
  return wanted ? undefined : bind(refuseElsewhere, {});
}

const decodeParams = (params: Params): Params =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, decode(value)]));

/** Takes a broken escape literally: it makes a malformed id, not a server error. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

const bind =
  (handler: Handler, params: Params): Answer =>
  (request) =>
    handler(request, { params: Promise.resolve(params) });
