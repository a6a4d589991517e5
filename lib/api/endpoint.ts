import type { z } from "zod";
import type { ActivityEntry } from "@/lib/access/activity-rows";
import type { Caller } from "@/lib/access/caller";
import type { Tagged } from "@/lib/domain/etag";
import type { ErrorCode } from "@/lib/errors";
import type { SentFile } from "@/lib/http/sent-file";
import type { Bucket } from "@/lib/limits/rate-limit";
import type { Meta } from "@/lib/schemas/envelope";
import type { FileAnswer } from "@/lib/schemas/file";

/** `HEAD` follows `GET`; undeclared methods answer 405. */
export const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
export type Method = (typeof METHODS)[number];

export type Endpoint = {
  operationId: string;
  summary: string;
  description?: string;
  tag: string;
  /** `public` endpoints need no key and spend nothing. */
  bucket: Bucket | "public";
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** With `etag`, undeclared fields are removed. */
  data: z.ZodType;
  errors: ErrorCode[];
  example?: unknown;
  etag?: true;
  isRead?: true;
  /** The record that every call leaves, even if it is refused or replayed. */
  recordsAs?: {
    action: ActivityEntry["action"];
    findTarget(data: unknown): ActivityEntry["target"];
  };
  takesFile?: true;
  /** Media types of an endpoint that answers with a `FileAnswer` instead of the envelope. */
  file?: readonly string[];
  csv?(data: unknown): FileAnswer;
  /** Returns warnings about the data for `meta.warnings`, even for a replayed answer. */
  warn?(data: unknown): string[];
  /** `run` gets the `If-Match` header as `ifMatch`. */
  ifMatch?: true;
  /** Only a `public` endpoint has no caller. */
  run(caller: Caller | undefined, input: Record<string, unknown>): Promise<unknown>;
};

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
> = Pick<
  Endpoint,
  "operationId" | "summary" | "description" | "tag" | "example" | "isRead" | "file" | "ifMatch"
> & {
  params?: P;
  query?: Q;
  body?: B;
  data: D;
  errors?: ErrorCode[];
  takesFile?: F;
  csv?(data: z.output<D>): FileAnswer;
  warn?(data: z.output<D>): string[];
  recordsAs?: {
    action: ActivityEntry["action"];
    findTarget(data: z.output<D>): ActivityEntry["target"];
  };
} & (
    | { bucket: "public"; etag?: undefined; run: () => Promise<z.input<D>> }
    | { bucket?: Bucket; etag?: undefined; run: Verb<Sent<P, Q, B, F>, z.input<D>> }
    | { bucket?: Bucket; etag: true; run: Verb<Sent<P, Q, B, F>, z.input<D> & Tagged> }
  );
type Sent<P, Q, B, F> = Output<P> &
  Output<Q> &
  Output<B> &
  (F extends true ? { file: SentFile } : unknown);
type Verb<Input, Data> = (caller: Caller, input: Input) => Promise<Data | WithMeta<Data>>;

/** Keeps a `run` that does not fit the schemas from compiling. */
export function endpoint<
  D extends z.ZodType,
  P extends Shape = undefined,
  Q extends Shape = undefined,
  B extends Shape = undefined,
  F extends true | undefined = undefined,
>(declaration: Declaration<P, Q, B, D, F>): Endpoint {
  // A record of endpoints cannot name their types. The wrapper calls these functions only with values that fit them.
  return { bucket: "crud", errors: [], ...declaration } as unknown as Endpoint;
}
