import { Accept } from "@remix-run/headers/accept";
import { stringify } from "csv-stringify/sync";

/** Beyond this nobody asks for anything in earnest. */
const MAX_ACCEPT = 256;
const CSV = ["text/csv", "text/*"];
const JSON_TYPES = ["application/json", "application/*", "*/*"];

/** Whether a request asks for CSV rather than JSON: it gives it more weight, or names it first. */
export function prefersCsv({ headers }: Request): boolean {
  const accept = Accept.from((headers.get("accept") ?? "").slice(0, MAX_ACCEPT));
  const known = [...CSV, ...JSON_TYPES];
  const first = [...accept].find(([type, weight]) => weight > 0 && known.includes(type));
  return first !== undefined && CSV.includes(first[0]);
}

/**
 * Rows as CSV (RFC 4180) under a line of their columns; null is an empty cell. A cell that a spreadsheet would run as
 * a formula begins with a `'` instead.
 */
export const toCsv = (rows: object[], columns: string[]): string =>
  stringify(rows, { columns, header: true, record_delimiter: "windows", escape_formulas: true });
