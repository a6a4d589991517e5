import type { z } from "zod";
import type { Caller } from "@/lib/access/caller";
import type { Tagged } from "@/lib/domain/etag";
import type { ErrorCode } from "@/lib/errors";
import type { SentFile } from "@/lib/http/sent-file";
import type { Bucket } from "@/lib/limits/rate-limit";
import type { Meta } from "@/lib/schemas/envelope";

/** The exports of a route module. `HEAD` follows `GET`; undeclared methods answer 405. */
export const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
export type Method = (typeof METHODS)[number];

/**
 * One endpoint as data, for validation, OpenAPI and the call itself. `csv` and `warn` are in method syntax so that endpoints of
 * different shapes fit into one record.
 */
export type Endpoint = {
  /** The operation's name in OpenAPI and generated clients. */
  operationId: string;
  summary: string;
  description?: string;
  tag: string;
  /** The rate-limit budget of a call; `public` endpoints need no key and spend nothing. */
  bucket: Bucket | "public";
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** The answer's data. With `etag`, undeclared fields are removed. */
  data: z.ZodType;
  /** Codes in addition to those of every endpoint. */
  errors: ErrorCode[];
  /** An example of the body for the reference. */
  example?: unknown;
  /** Sends an `ETag` for the result of `run`. */
  etag?: true;
  /** A POST that read-only keys may call. */
  isRead?: true;
  /** The action of the activity record that every call leaves, refused and replayed ones included. */
  recordsAs?: string;
  /** The body is a form with one file; `run` gets it as `file`. */
  takesFile?: true;
  /** Media types of an endpoint that answers with a file (`FileAnswer`) instead of the envelope. */
  file?: readonly string[];
  /** The data as CSV, for clients that prefer `text/csv`. */
  csv?(data: unknown): string;
  /** Adds to `meta.warnings` what callers should know about the data, also about a replayed answer. */
  warn?(data: unknown): string[];
  /** `run` gets the `If-Match` header as `ifMatch`. */
  ifMatch?: true;
  run(caller: Caller, input: Record<string, unknown>): Promise<unknown>;
};

/** Data with additional fields for the envelope's `meta`. */
export class WithMeta<Data> {
  constructor(
    readonly data: Data,
    readonly meta: Partial<Pick<z.output<typeof Meta>, "merged">>,
  ) {}
}

type Shape = z.ZodObject | undefined;
type Output<S> = S extends z.ZodType ? z.output<S> : unknown;

type Declaration<
  P extends Shape,
  Q extends Shape,
  B extends Shape,
  D extends z.ZodType,
  F extends true | undefined,
> = Omit<
  Endpoint,
  | "params"
  | "query"
  | "body"
  | "data"
  | "errors"
  | "bucket"
  | "takesFile"
  | "etag"
  | "csv"
  | "warn"
  | "run"
> & {
  bucket?: Endpoint["bucket"];
  params?: P;
  query?: Q;
  body?: B;
  data: D;
  errors?: ErrorCode[];
  takesFile?: F;
  csv?(data: z.output<D>): string;
  warn?(data: z.output<D>): string[];
} & (
    | { etag?: undefined; run: Verb<Sent<P, Q, B, F>, z.input<D>> }
    | { etag: true; run: Verb<Sent<P, Q, B, F>, z.input<D> & Tagged> }
  );
type Sent<P, Q, B, F> = Output<P> &
  Output<Q> &
  Output<B> &
  (F extends true ? { file: SentFile } : unknown);
type Verb<Input, Data> = (caller: Caller, input: Input) => Promise<Data | WithMeta<Data>>;

/** Declares an endpoint. A `run` that does not fit the schemas does not compile. */
export function endpoint<
  D extends z.ZodType,
  P extends Shape = undefined,
  Q extends Shape = undefined,
  B extends Shape = undefined,
  F extends true | undefined = undefined,
>(declaration: Declaration<P, Q, B, D, F>): Endpoint {
  // A record of endpoints cannot name their types. The wrapper keeps to them: it calls `run` with the output of the
  // declared schemas, and `csv` and `warn` with the result of `run`.
  return { bucket: "crud", errors: [], ...declaration } as unknown as Endpoint;
}
