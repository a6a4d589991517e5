import type { Pool, QueryResultRow } from "pg";
import { config } from "@/lib/config";
import { processWide } from "@/lib/process-wide";
import type { Columns, Parameters, ReadColumns, ValuesOf } from "./sql-types";

/** `Row` and `Values` are types only. */
export type Statement<Row, Values> = {
  readonly sql: string;
  readonly names?: readonly string[];
  readonly row?: Row;
  readonly values?: Values;
};

/** The row of a statement or of a table. */
export type RowOf<Declared extends { row?: unknown }> = NonNullable<Declared["row"]>;

/** Runs declared statements: a transaction, or a client of Prisma. */
export type Queryable = {
  query<Row, Values>(statement: Statement<Row, Values>, values: Values): Promise<Row[]>;
};

/** Declares a statement with its types (`tests/unit/db/statements.test.ts` checks them). A workspace's id is always `$1`. */
export function statement<
  const Types extends Parameters,
  const Row extends Columns = Record<never, never>,
>(sql: string, parameters: Types, _columns?: Row): Statement<ReadColumns<Row>, ValuesOf<Types>> {
  if (Array.isArray(parameters)) return { sql };
  const names = Object.keys(parameters);
  return { sql: numberParameters(sql, names), names };
}

/** A name within a string, such as `:ABD` in a tsquery, is not a parameter. */
const STRING_OR_NAME = /'[^']*'|(?<!:):([a-zA-Z]\w*)/g;

const numberParameters = (sql: string, names: string[]) =>
  sql.replace(STRING_OR_NAME, (found: string, name?: string) => {
    if (name === undefined) return found;
    if (!names.includes(name))
      throw new Error(`The statement has no type for its parameter ${name}.`);
    return `$${names.indexOf(name) + 1}`;
  });

export const makeByKey = <Key extends string, Made>(
  keys: readonly Key[],
  make: (key: Key) => Made,
) =>
  // The type of `fromEntries` loses the keys.
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Made>;

/** For SQL whose text depends on the call's values. The caller states the row's type; the test runs every caller. */
export const compose = <Row>(
  sql: string,
  _columns: readonly string[],
): Statement<Row, readonly unknown[]> => ({ sql });

const statementNames = processWide("statementNames", () => new Map<string, string>());
const MAX_NAMES = 1000;

/** PostgreSQL plans a named statement once per connection. No names for transaction-mode poolers, and after a thousand. */
export function nameStatement(text: string): string | undefined {
  if (!config().DATABASE_PREPARED_STATEMENTS) return undefined;
  const names = statementNames();
  const known = names.get(text);
  if (known || names.size >= MAX_NAMES) return known;
  const name = `gw${names.size}`;
  names.set(text, name);
  return name;
}

/** Prepares the statement if the settings allow that. */
export function toQuery<Row, Values>({ sql: text, names }: Statement<Row, Values>, values: Values) {
  const name = nameStatement(text);
  const inOrder = names ? orderValues(names, values) : (values as unknown[]); // as its types say
  return name ? { text, values: inOrder, name } : { text, values: inOrder };
}

function orderValues(names: readonly string[], values: unknown): unknown[] {
  const byName = values as Record<string, unknown>; // as the types of the statement say
  return names.map((name) => byName[name]);
}

export async function runOn<Row, Values>(
  connection: Pick<Pool, "query">,
  statement: Statement<Row, Values>,
  values: Values,
): Promise<Row[]> {
  const { rows } = await connection.query<Row & QueryResultRow>(toQuery(statement, values));
  return rows;
}

/** For a statement without parameters that always returns a row. @throws if it returned none */
export async function runForRow<Row>(
  connection: Pick<Pool, "query">,
  statement: Statement<Row, readonly []>,
): Promise<Row> {
  const [row] = await runOn(connection, statement, []);
  if (!row) throw new Error("The statement returned no row.");
  return row;
}
