import type {
  ContextLabel,
  DocumentStatus,
  DocumentType,
  GenerationState,
  GoalType,
  KeyScope,
  Origin,
  Role,
  Tier,
  VersionSource,
} from "@/lib/generated/prisma/enums";

/** PostgreSQL's types, and what the driver makes of their values in a row. */
type Read = {
  bool: boolean;
  bytea: Buffer;
  float8: number;
  int4: number;
  json: unknown;
  jsonb: unknown;
  name: string;
  text: string;
  timestamptz: Date;
  uuid: string;
  varchar: string;
  void: "";
  context_label: ContextLabel;
  document_status: DocumentStatus;
  document_type: DocumentType;
  generation_state: GenerationState;
  goal_type: GoalType;
  key_scope: KeyScope;
  origin: Origin;
  role: Role;
  tier: Tier;
  version_source: VersionSource;
};

/** The same for parameters, where it differs. The driver reads an `int8` as a string, so no row has one. */
type Sent = Omit<Read, "bytea" | "json" | "jsonb"> & {
  bpchar: string;
  bytea: Uint8Array;
  date: Date | string;
  halfvec: string;
  int8: number;
  json: string;
  jsonb: string;
};

type Name<Types> = keyof Types & string;
type Base<Types> = Name<Types> | `${Name<Types>}[]` | `${Name<Types>}?[]`;

/**
 * The type of a column: `text`, `uuid[]`, `text?[]` for an array of texts and nulls. A `?` behind it says that it can be null, a `!` that it cannot although its
 * table allows that, because of the statement's condition.
 */
export type ColumnType = Base<Read> | `${Base<Read>}?` | `${Base<Read>}!`;

/** The type of a parameter; without a `?` it takes no null. */
export type ParameterType = Base<Sent> | `${Base<Sent>}?`;

type ValueOf<Types, Name> = Name extends `${infer Inner}?`
  ? ValueOf<Types, Inner> | null
  : Name extends `${infer Inner}!`
    ? ValueOf<Types, Inner>
    : Name extends `${infer Inner}[]`
      ? ValueOf<Types, Inner>[]
      : Name extends keyof Types
        ? Types[Name]
        : never;

declare const narrowed: unique symbol;
type Narrowed<Value> = { readonly [narrowed]: Value };

/**
 * A column whose values TypeScript knows more of than PostgreSQL: a text out of a closed list, the shape of a JSON value. This
 * is the one claim that nothing compares with the schema.
 */
export const narrow = <Value>(type: ColumnType) => type as ColumnType & Narrowed<Value>;

/** Columns by their names. */
export type Columns = Readonly<Record<string, ColumnType>>;

export type RowOf<Row extends Columns> = {
  -readonly [Name in keyof Row]: Row[Name] extends Narrowed<infer Value>
    ? Value
    : ValueOf<Read, Row[Name]>;
};

/** Parameters in the order of their numbers, or by their names. */
export type Parameters = readonly ParameterType[] | Readonly<Record<string, ParameterType>>;

type Parameter<Type> = Type extends `${infer Inner}[]?`
  ? readonly ValueOf<Sent, Inner>[] | null
  : Type extends `${infer Inner}[]`
    ? readonly ValueOf<Sent, Inner>[]
    : ValueOf<Sent, Type>;

export type ValuesOf<Types extends Parameters> = {
  readonly [Place in keyof Types]: Parameter<Types[Place]>;
};
