import type { ClientBase, Pool, QueryResultRow } from "pg";
import type { Columns, Parameters, RowOf, ValuesOf } from "./sql-types";
import { statementName } from "./statement-name";

/** A SQL text. `Row` and `Values` are types only: of its rows, and of its parameters. */
export type Statement<Row, Values> = {
  readonly sql: string;
  /** The names of named parameters, in the order of their numbers. */
  readonly names?: readonly string[];
  readonly row?: Row;
  readonly values?: Values;
};

/**
 * Declares a statement, as a constant of its module. `parameters` are the types of `$1`, `$2` …, or by name those of
 * `:limit`; `columns` are those of its rows. `tests/unit/db/statements.test.ts` prepares each one on the migrated
 * schema and compares the types. A tenant table's workspace id is always `$1`.
 */
export function statement<
  const Types extends Parameters,
  const Row extends Columns = Record<never, never>,
>(sql: string, parameters: Types, _columns?: Row): Statement<RowOf<Row>, ValuesOf<Types>> {
  if (Array.isArray(parameters)) return { sql };
  const names = Object.keys(parameters);
  return { sql: numberParameters(sql, names), names };
}

const numberParameters = (sql: string, names: string[]) =>
  sql.replace(/(?<!:):([a-zA-Z]\w*)/g, (_, name: string) => {
    if (!names.includes(name))
      throw new Error(`The statement has no type for its parameter ${name}.`);
    return `$${names.indexOf(name) + 1}`;
  });

export const makeByKey = <Key extends string, Made>(
  keys: readonly Key[],
  make: (key: Key) => Made,
) =>
  // `fromEntries` forgets that every key is there.
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Made>;

/**
 * A statement whose text depends on a call's values, like a filter's. Its caller gets the row's type from a `Table`.
 * The test runs every caller.
 * @param _columns the names of its columns
 */
export const compose = <Row>(
  sql: string,
  _columns: readonly string[],
): Statement<Row, readonly unknown[]> => ({ sql });

/** Combines a statement with its values for the driver, prepared if the settings allow it. */
export function toQuery<Row, Values>({ sql: text, names }: Statement<Row, Values>, values: Values) {
  const name = statementName(text);
  const inOrder = names ? valuesInOrder(names, values) : (values as unknown[]); // as its types say
  return name ? { text, values: inOrder, name } : { text, values: inOrder };
}

function valuesInOrder(names: readonly string[], values: unknown): unknown[] {
  const byName = values as Record<string, unknown>; // as the types of the statement say
  return names.map((name) => byName[name]);
}

export async function runOn<Row, Values>(
  connection: Pick<ClientBase, "query"> | Pool,
  statement: Statement<Row, Values>,
  values: Values,
): Promise<Row[]> {
  const { rows } = await connection.query<Row & QueryResultRow>(toQuery(statement, values));
  return rows;
}
