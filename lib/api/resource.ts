import { Accept } from "@remix-run/headers/accept";
import * as z from "zod";
import type { Caller } from "@/lib/access/caller";
import { verifyKey } from "@/lib/access/keys/api-keys";
import { refuseReadOnly } from "@/lib/access/plans";
import { makeEntityTag, type Tagged } from "@/lib/domain/etag";
import { ApiError, methodNotAllowed } from "@/lib/errors";
import { MAX_FILE_BYTES } from "@/lib/extract/limits";
import { admitCaller } from "@/lib/http/admit-caller";
import {
  answerRequest,
  type Exchange,
  takeRequestPlace,
  toRequestContext,
} from "@/lib/http/exchange";
import { CSV } from "@/lib/http/to-csv";
import { runIdempotent } from "@/lib/idempotency/idempotency";
import { boundBodyBytes } from "@/lib/limits/in-flight";
import type { Bucket } from "@/lib/limits/rate-limit";
import { FileAnswer } from "@/lib/schemas/file";
import { pick } from "@/lib/schemas/pick";
import { type Endpoint, METHODS, type Method, WithMeta } from "./endpoint";
import { readInput } from "./read-input";
import { respondWithData, respondWithError, respondWithFile } from "./respond";
import { recordReplay, withActivityRecord } from "./with-activity-record";

type Context = { params?: Promise<Record<string, unknown> | undefined> };
export type Handler = ((request: Request, context: Context) => Promise<Response>) & {
  endpoint?: Endpoint;
};
export type Handlers = Record<Method, Handler>;

export type Answer = (self: Exchange, request: Request, context: Context) => Promise<Response>;

const makeHandler =
  (answer: Answer): Handler =>
  (request, context) =>
    answerRequest(request, (self) => answer(self, request, context), respondWithError);

function estimateHeldBytes({ file, takesFile }: Endpoint, request: Request) {
  if (file) return MAX_FILE_BYTES;
  return takesFile ? boundBodyBytes(request, MAX_FILE_BYTES) : undefined;
}

/** Refuses with 401, 403, 429, in this order, or 503. Sets the rate-limit headers as soon as the key is verified. */
async function authenticate(
  request: Request,
  { bucket, isRead, bytes }: { bucket: Bucket; isRead: boolean; bytes: number | undefined },
  exchange: Exchange,
): Promise<Caller> {
  const { scope, ...holder } = await verifyKey(request.headers.get("authorization"));
  const caller: Caller = { ...holder, request: toRequestContext(exchange, request, "api") };
  exchange.caller = caller;
  await takeRequestPlace(exchange, request, bucket, caller, bytes);
  const check = () => {
    if (scope === "read_only" && !isRead) throw refuseReadOnly();
  };
  await admitCaller(caller, { bucket, headers: exchange.headers, check });
  exchange.isPaid = true;
  return caller;
}

function serve(method: Method, endpoint: Endpoint): Handler {
  const { bucket, etag, csv, recordsAs } = endpoint;
  const shown = etag && endpoint.data instanceof z.ZodObject && Object.keys(endpoint.data.shape);
  const isRead = method === "GET" || endpoint.isRead === true;
  const answer: Answer = async (self, request, context) => {
    const bytes = estimateHeldBytes(endpoint, request);
    const caller =
      bucket === "public"
        ? undefined
        : await authenticate(request, { bucket, isRead, bytes }, self);
    const { values, warnings } = await readInput(endpoint, request, (await context.params) ?? {});
    const ifMatch = endpoint.ifMatch ? request.headers.get("if-match") : null;
    const input = ifMatch === null ? values : { ...values, ifMatch }; // an empty one matches nothing
    const key = method === "POST" ? request.headers.get("idempotency-key") : null;
    const path = new URL(request.url).pathname.toLowerCase(); // ids are case-insensitive
    const answered =
      key === null || !caller
        ? await endpoint.run(caller, input)
        : await runIdempotent(
            caller,
            { path, key, input, headers: self.headers, callsAi: bucket === "ai" },
            (asCaller) => endpoint.run(asCaller, input),
          );
    const { data, meta } = answered instanceof WithMeta ? answered : { data: answered, meta: {} };
    if (recordsAs && self.headers.has("Idempotent-Replayed")) {
      await recordReplay(self, { action: recordsAs.action, target: recordsAs.findTarget(data) });
    }
    if (etag) self.headers.set("ETag", makeEntityTag(data as Tagged)); // `Declaration` guarantees it
    if (csv) self.headers.set("Vary", "Accept");
    if (csv && prefersCsv(request)) return respondWithFile(csv(data), self);
    if (endpoint.file) return respondWithFile(FileAnswer.parse(data), self);
    const allWarnings = [...warnings, ...(endpoint.warn?.(data) ?? [])];
    return respondWithData(shown ? pick(data, shown) : data, self, {
      warnings: allWarnings,
      ...meta,
    });
  };
  const handle = makeHandler(recordsAs ? withActivityRecord(recordsAs.action, answer) : answer);
  return Object.assign(handle, { endpoint });
}

const withHead = (allowed: Method[]) =>
  allowed.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]));

export const refuseMethod = (allowed: Method[]): Handler =>
  makeHandler(async (_, { method }) => {
    throw methodNotAllowed(method, `Use ${allowed.join(" or ")}.`, withHead(allowed));
  });

export const refuseMethods = (allowed: Method[]): Handlers =>
  repeatForMethods(() => refuseMethod(allowed));

/** No resource takes PUT, so its handler is the refusal of every method that the path does not take. */
export function resource(endpoints: { PUT?: never } & Partial<Record<Method, Endpoint>>): Handlers {
  const allowed = METHODS.filter((method) => endpoints[method]);
  return repeatForMethods((method) => {
    const declared = endpoints[method];
    return declared ? serve(method, declared) : refuseMethod(allowed);
  });
}

export function refuseUnknownPath(): Handlers {
  return repeatForMethods(() =>
    makeHandler(async () => {
      throw new ApiError(
        "NOT_FOUND",
        "There is no such path. See /docs for the paths of this API.",
      );
    }),
  );
}

export const repeatForMethods = <Made>(
  makeFor: (method: Method) => Made,
): Record<Method, Made> => ({
  GET: makeFor("GET"),
  POST: makeFor("POST"),
  PUT: makeFor("PUT"),
  PATCH: makeFor("PATCH"),
  DELETE: makeFor("DELETE"),
  OPTIONS: makeFor("OPTIONS"),
});

/** Longer headers are ignored: no real client sends one. */
const MAX_ACCEPT = 256;
/** JSON is the default: a CSV has to be named. */
const ACCEPTED = [CSV, "application/json", "application/*", "*/*"];

function prefersCsv({ headers }: Request): boolean {
  const accept = Accept.from((headers.get("accept") ?? "").slice(0, MAX_ACCEPT));
  const first = [...accept].find(([type, weight]) => weight > 0 && ACCEPTED.includes(type));
  return first?.[0] === CSV;
}
