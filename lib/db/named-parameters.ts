import type { QueryResultRow } from "pg";
import { query } from "./read";

/** A statement and the names of its parameters, in the order of their numbers. */
export type NamedStatement = { text: string; names: string[] };

/**
 * Numbers the parameters of a long statement, which it names like `:limit`. `:workspaceId` is `$1`, as in every
 * statement on a tenant table.
 */
export function numberParameters(text: string): NamedStatement {
  const names = ["workspaceId"];
  const numbered = text.replace(/(?<!:):([a-z]\w*)/g, (_, name: string) => {
    const known = names.indexOf(name);
    return `$${known >= 0 ? known + 1 : names.push(name)}`;
  });
  return { text: numbered, names };
}

/** Runs such a statement outside of a transaction; values that it does not name are left out. */
export function queryByName<Row extends QueryResultRow>(
  { text, names }: NamedStatement,
  values: Record<string, unknown>,
): Promise<Row[]> {
  const missing = names.find((name) => !Object.hasOwn(values, name));
  if (missing) throw new Error(`The statement has a parameter ${missing}, which got no value.`);
  return query<Row>(
    text,
    names.map((name) => values[name]),
  );
}
