/**
 * The columns that come back from a tenant table, under the names of the Prisma model. `Row` is what
 * comes back, `Model` what can be written; both are types only. `bytes` is the size of those that can be so
 * large that a page of them has a bound.
 */
export type Table<Row, Model> = {
  name: string;
  columns: string;
  bytes?: string;
  row?: Row;
  model?: Model;
};

/**
 * Declares them: `table<Model>()("context_item", ["sourceUrl"])` reads `source_url AS "sourceUrl"`. `large`
 * are the texts that can be too much for a page of 100.
 */
export const table =
  <Model>() =>
  <Key extends keyof Model & string>(
    name: string,
    keys: readonly Key[],
    large: readonly Key[] = [],
  ): Table<Pick<Model, Key>, Model> => ({
    name,
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

/** A filter by field; `null` asks for rows that have none, `NOT_NULL` for those that have one. Absent values do not filter. */
export type Filter = Record<
  string,
  string | boolean | number | null | undefined | typeof NOT_NULL | Span
>;

/** The conditions of a filter inside the workspace, whose id is `$1`; further values are added to `values`. */
export function conditions(filter: Filter, values: unknown[]): string {
  const parts = ["t.workspace_id = $1"];
  for (const [field, value] of Object.entries(filter)) {
    const column = `t.${columnOf(field)}`;
    if (value === undefined) continue;
    if (value === null) parts.push(`${column} IS NULL`);
    else if (value === NOT_NULL) parts.push(`${column} IS NOT NULL`);
    else if (typeof value === "object") {
      if (value.from) parts.push(`${column} >= $${values.push(value.from)}`);
      if (value.before) parts.push(`${column} < $${values.push(value.before)}`);
    } else parts.push(`${column} = $${values.push(value)}`);
  }
  return parts.join(" AND ");
}
