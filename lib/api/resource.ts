import type { Caller } from "@/lib/access/caller";
import { type Arrival, authenticate } from "@/lib/api/authenticate";
import { type Endpoint, METHODS, type Method } from "@/lib/api/endpoint";
import { idempotently } from "@/lib/api/idempotently";
import { readInput } from "@/lib/api/input";
import { failure, success } from "@/lib/api/respond";
import { ApiError } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { log } from "@/lib/log";
import { toApiError } from "@/lib/to-api-error";

type Context = { params?: Promise<Record<string, unknown> | undefined> };
/** A web-standard handler; OpenAPI reads its endpoint back from it. */
export type Handler = ((request: Request, context: Context) => Promise<Response>) & {
  endpoint?: Endpoint;
};
export type Handlers = Record<Method, Handler>;

/** A public endpoint runs for nobody in particular: its verb asks for no workspace. */
const nobody = (requestId: string, startedAt: number): Caller => ({
  workspaceId: "",
  userId: "",
  tier: "free",
  role: "member",
  origin: "api",
  requestId,
  startedAt,
});

/** Gives every response its request id, its envelope and its log line. */
function handler(
  method: Method,
  answer: (exchange: Arrival, request: Request, context: Context) => Promise<Response>,
): Handler {
  return async (request, context) => {
    const startedAt = performance.now();
    const requestId = `req_${newId()}`;
    const headers = new Headers({ "X-Request-ID": requestId, "Cache-Control": "no-store" });
    const exchange: Arrival = { requestId, headers, startedAt };
    let response: Response;
    let code: string | undefined;
    try {
      response = await answer(exchange, request, context);
    } catch (thrown) {
      const error = toApiError(thrown, requestId);
      code = error.code;
      response = failure(error, exchange);
    }
    log.info({
      event: "request",
      requestId,
      method,
      path: new URL(request.url).pathname,
      status: response.status,
      code,
      ms: Math.round((performance.now() - startedAt) * 10) / 10,
      workspaceId: exchange.caller?.workspaceId,
      keyId: exchange.caller?.keyId,
    });
    return response;
  };
}

function serve(method: Method, endpoint: Endpoint): Handler {
  const { bucket, etag } = endpoint;
  const handle = handler(method, async (exchange, request, context) => {
    const caller =
      bucket === "public"
        ? nobody(exchange.requestId, exchange.startedAt)
        : await authenticate(request, method, bucket, exchange);
    const { values, warnings } = await readInput(endpoint, request, (await context.params) ?? {});
    const ifMatch = endpoint.ifMatch && request.headers.get("if-match");
    const input = ifMatch ? { ...values, ifMatch } : values;
    const data = await idempotently(method, request, exchange, caller, input, (asCaller) =>
      endpoint.run(asCaller, input),
    );
    if (etag) exchange.headers.set("ETag", etag(data));
    return success(data, exchange, warnings);
  });
  return Object.assign(handle, { endpoint });
}

function refuse(method: Method, allowed: Method[]): Handler {
  return handler(method, async () => {
    throw new ApiError(
      "METHOD_NOT_ALLOWED",
      `${method} is not offered here. Use ${allowed.join(" or ")}.`,
      { headers: { Allow: allowed.join(", ") } },
    );
  });
}

/** The route handlers of one path: the declared endpoints, and 405 for every other method. */
export function resource(endpoints: Partial<Record<Method, Endpoint>>): Handlers {
  const allowed = METHODS.filter((method) => endpoints[method]);
  return forEveryMethod((method) => {
    const declared = endpoints[method];
    return declared ? serve(method, declared) : refuse(method, allowed);
  });
}

/** 404 in the contract's envelope, for paths under `/api/v1` that are none. */
export function unknownPath(): Handlers {
  return forEveryMethod((method) =>
    handler(method, async () => {
      throw new ApiError("NOT_FOUND", "There is no such path. See /docs for the ones there are.");
    }),
  );
}

const forEveryMethod = (handlerOf: (method: Method) => Handler): Handlers => ({
  GET: handlerOf("GET"),
  POST: handlerOf("POST"),
  PUT: handlerOf("PUT"),
  PATCH: handlerOf("PATCH"),
  DELETE: handlerOf("DELETE"),
  OPTIONS: handlerOf("OPTIONS"),
});
