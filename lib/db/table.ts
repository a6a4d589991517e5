import type { Prisma } from "@/lib/generated/prisma/client";

type Models = Prisma.TypeMap["model"];
type Pascal<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${Capitalize<First>}${Pascal<Rest>}`
  : Capitalize<Name>;
/** The fields of Prisma's model of a table. */
type ModelOf<Name extends string> = Models[Extract<
  Pascal<Name>,
  keyof Models
>]["payload"]["scalars"];

/**
 * The columns that come back from a tenant table, under the names of the Prisma model. `Row` is what
 * comes back, `Model` what can be written; both are types only. `bytes` is the size of those that can be so
 * large that a page of them has a bound.
 */
export type Table<Row, Model> = {
  name: string;
  columns: string;
  keys: readonly string[];
  bytes?: string;
  row?: Row;
  model?: Model;
};

/**
 * Declares them: `table("context_item", ["sourceUrl"])` reads `source_url AS "sourceUrl"`. `large`
 * are the texts that can be too much for a page of 100.
 */
export const table = <Name extends string, Key extends keyof ModelOf<Name> & string>(
  name: Name,
  keys: readonly Key[],
  large: readonly Key[] = [],
): Table<Pick<ModelOf<Name>, Key>, ModelOf<Name>> => ({
  name,
  keys,
  ...(large.length > 0 && {
    bytes: large.map((key) => `coalesce(octet_length(t.${columnOf(key)}), 0)`).join(" + "),
  }),
  columns: keys.map((key) => `t.${columnOf(key)} AS "${key}"`).join(", "),
});

/** The column of a model's field: `sourceUrl` is `source_url`. */
export const columnOf = (field: string) =>
  field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export const NOT_NULL = Symbol("not null");

/** From one time on, and before another. */
type Span = { from: Date | undefined; before: Date | undefined };

type Condition<Value> =
  | Value
  | undefined
  | (null extends Value ? typeof NOT_NULL : never)
  | (Date extends Value ? Span : never);

/**
 * A filter by the fields of a model; `null` asks for rows that have none, `NOT_NULL` for those that have one. Absent
 * values do not filter.
 */
export type Filter<Model> = { [Field in keyof Model]?: Condition<Model[Field]> };

/** The same of one row, by its id. */
export type RowFilter<Model> = Filter<Model> & { id: string };

/** A row by its id alone. Every model has one, which TypeScript cannot know of a model that is still a parameter. */
export const byId = <Model>(id: string) => ({ id }) as RowFilter<Model>;

const isSpan = (value: unknown): value is Span =>
  typeof value === "object" && value !== null && "from" in value && "before" in value;

/** The conditions of a filter inside the workspace, whose id is `$1`; further values are added to `values`. */
export function conditions<Model>(filter: Filter<Model>, values: unknown[]): string {
  const parts = ["t.workspace_id = $1"];
  for (const [field, value] of Object.entries(filter)) {
    const column = `t.${columnOf(field)}`;
    if (value === undefined) continue;
    if (value === null) parts.push(`${column} IS NULL`);
    else if (value === NOT_NULL) parts.push(`${column} IS NOT NULL`);
    else if (isSpan(value)) {
      if (value.from) parts.push(`${column} >= $${values.push(value.from)}`);
      if (value.before) parts.push(`${column} < $${values.push(value.before)}`);
    } else parts.push(`${column} = $${values.push(value)}`);
  }
  return parts.join(" AND ");
}
