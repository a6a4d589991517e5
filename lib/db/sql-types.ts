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
  WorkspaceKind,
} from "@/lib/generated/prisma/enums";

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
  workspace_kind: WorkspaceKind;
};

/** Parameter types that differ. The driver reads an `int8` as a string, so no row has one. */
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

/** A trailing `?` makes it nullable. A trailing `!` makes it not null by the statement's condition. */
type ColumnType = Base<Read> | `${Base<Read>}?` | `${Base<Read>}!`;

/** Without a `?` it takes no null. */
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

/** Narrows a column's type, like the shape of JSON. No test compares this claim with the schema. */
export const narrow = <Value>(type: ColumnType) => type as ColumnType & Narrowed<Value>;

export type Columns = Readonly<Record<string, ColumnType>>;

export type ReadColumns<Row extends Columns> = {
  -readonly [Name in keyof Row]: Row[Name] extends Narrowed<infer Value>
    ? Value
    : ValueOf<Read, Row[Name]>;
};

export type Parameters = readonly ParameterType[] | Readonly<Record<string, ParameterType>>;

type Parameter<Type> = Type extends `${infer Inner}[]?`
  ? readonly ValueOf<Sent, Inner>[] | null
  : Type extends `${infer Inner}[]`
    ? readonly ValueOf<Sent, Inner>[]
    : ValueOf<Sent, Type>;

export type ValuesOf<Types extends Parameters> = {
  readonly [Place in keyof Types]: Parameter<Types[Place]>;
};
