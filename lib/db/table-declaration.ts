import type { Prisma } from "@/lib/generated/prisma/client";

type Models = Prisma.TypeMap["model"];
type Snake<
  Name extends string,
  Before extends string = "",
> = Name extends `${infer Letter}${infer Rest}`
  ? Letter extends Lowercase<Letter>
    ? `${Letter}${Snake<Rest, "_">}`
    : `${Before}${Lowercase<Letter>}${Snake<Rest, "_">}`
  : Name;
/** `ContextItem` is stored in `context_item`. */
type ModelsByTable = {
  [Model in keyof Models as Snake<Model>]: Models[Model]["payload"]["scalars"];
};
type TableName = keyof ModelsByTable;

/** `Row` (read) and `Model` (written) are types only. `bytes` is set for texts so large that pages are bounded. */
export type Table<Row, Model> = {
  name: string;
  columns: string;
  keys: readonly string[];
  bytes?: string;
  row?: Row;
  model?: Model;
};

/** `table("context_item", ["sourceUrl"])` reads `source_url AS "sourceUrl"`. `large` texts are bounded per page. */
export const table = <Name extends TableName, Key extends keyof ModelsByTable[Name] & string>(
  name: Name,
  keys: readonly Key[],
  large: readonly Key[] = [],
): Table<Pick<ModelsByTable[Name], Key>, ModelsByTable[Name]> => ({
  name,
  keys,
  ...(large.length > 0 && {
    bytes: large.map((key) => `coalesce(octet_length(t.${toColumn(key)}), 0)`).join(" + "),
  }),
  columns: listColumns(keys, "t"),
});

export const toColumn = (field: string) =>
  field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** `listColumns(["sourceUrl"], "t")` is `t.source_url AS "sourceUrl"`. */
export const listColumns = (keys: readonly string[], alias: string) =>
  keys.map((key) => `${alias}.${toColumn(key)} AS "${key}"`).join(", ");

export const NOT_NULL = Symbol("not null");

type Span = { from: Date | undefined; before: Date | undefined };

type Condition<Value> =
  | Value
  | undefined
  | (null extends Value ? typeof NOT_NULL : never)
  | (Date extends Value ? Span : never);

/** `null` selects rows without a value, `NOT_NULL` rows with one. Absent values do not filter. */
export type Filter<Model> = { [Field in keyof Model]?: Condition<Model[Field]> };

export type RowFilter<Model> = Filter<Model> & { id: string };

/** Every model has an id, which TypeScript cannot know of a type parameter. */
export const byId = <Model>(id: string) => ({ id }) as RowFilter<Model>;

const isSpan = (value: unknown): value is Span =>
  typeof value === "object" && value !== null && "from" in value && "before" in value;

/** Confines the rows to the workspace, whose id is `$1`. Appends to `values`. */
export function writeConditions<Model>(filter: Filter<Model>, values: unknown[]): string {
  const parts = ["t.workspace_id = $1"];
  for (const [field, value] of Object.entries(filter)) {
    const column = `t.${toColumn(field)}`;
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
