import type { z } from "zod";
import type { Caller } from "@/lib/access/caller";
import type { Tagged } from "@/lib/domain/etag";
import type { ErrorCode } from "@/lib/errors";
import type { SentFile } from "@/lib/http/sent-file";
import type { Bucket } from "@/lib/limits/rate-limit";
import type { Meta } from "@/lib/schemas/envelope";

/** What a route module exports: `HEAD` follows `GET` by itself, the others answer 405 unless declared. */
export const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
export type Method = (typeof METHODS)[number];

/**
 * One endpoint as data: what validates, what is published in OpenAPI and what runs.
 * Method syntax on `csv` lets endpoints of different shapes sit in one record.
 */
export type Endpoint = {
  /** The name of the operation in OpenAPI and in generated clients. */
  operationId: string;
  summary: string;
  description?: string;
  tag: string;
  /** Which rate-limit window a call spends from; `public` endpoints need no key and spend none. */
  bucket: Bucket | "public";
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** What is answered. A thing with an entity tag loses what is not declared here. */
  data: z.ZodType;
  /** The codes this endpoint adds to those that every endpoint can answer. */
  errors: ErrorCode[];
  /** A whole example of the body, shown in the reference. */
  example?: unknown;
  /** Sends the entity tag of what `run` returns as `ETag`. */
  etag?: true;
  /** A POST that a key which can only read may call. */
  isRead?: true;
  /** The action under which each call leaves a record, also one that was refused or answered from the store. */
  recordsAs?: string;
  /** The body is a form with one file, which reaches `run` as `file`. */
  takesFile?: true;
  /** The media types of an endpoint that answers with a file (`FileAnswer`) in place of the envelope. */
  file?: readonly string[];
  /** The data as CSV, for who asks for `text/csv`. */
  csv?(data: unknown): string;
  /** Lets the `If-Match` header reach `run` as `ifMatch`. */
  ifMatch?: true;
  run(caller: Caller, input: Record<string, unknown>): Promise<unknown>;
};

/** Data whose envelope has more in `meta` than every envelope has. */
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
  "params" | "query" | "body" | "data" | "errors" | "bucket" | "takesFile" | "etag" | "csv" | "run"
> & {
  bucket?: Endpoint["bucket"];
  params?: P;
  query?: Q;
  body?: B;
  data: D;
  errors?: ErrorCode[];
  takesFile?: F;
  csv?(data: z.output<D>): string;
} & (
    | { etag?: undefined; run: Verb<Sent<P, Q, B, F>, z.input<D>> }
    | { etag: true; run: Verb<Sent<P, Q, B, F>, z.input<D> & Tagged> }
  );
type Sent<P, Q, B, F> = Output<P> &
  Output<Q> &
  Output<B> &
  (F extends true ? { file: SentFile } : unknown);
type Verb<Input, Data> = (caller: Caller, input: Input) => Promise<Data | WithMeta<Data>>;

/** Declares an endpoint: a `run` that does not fit its schemas does not compile. */
export function endpoint<
  D extends z.ZodType,
  P extends Shape = undefined,
  Q extends Shape = undefined,
  B extends Shape = undefined,
  F extends true | undefined = undefined,
>(declaration: Declaration<P, Q, B, D, F>): Endpoint {
  // The wrapper calls `run` with what the declared schemas returned, and `csv` with what `run`
  // returned: the types it was declared with hold, though a record of endpoints cannot name them.
  return { bucket: "crud", errors: [], ...declaration } as unknown as Endpoint;
}
