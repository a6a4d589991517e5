import { Accept } from "@remix-run/headers/accept";
import { stringify } from "csv-stringify/sync";

/** Longer headers are ignored: no real client sends one. */
const MAX_ACCEPT = 256;
const CSV = ["text/csv", "text/*"];
const JSON_TYPES = ["application/json", "application/*", "*/*"];

export function prefersCsv({ headers }: Request): boolean {
  const accept = Accept.from((headers.get("accept") ?? "").slice(0, MAX_ACCEPT));
  const known = [...CSV, ...JSON_TYPES];
  const first = [...accept].find(([type, weight]) => weight > 0 && known.includes(type));
  return first !== undefined && CSV.includes(first[0]);
}

/** Follows RFC 4180; null is an empty cell. A leading `'` keeps spreadsheets from running a cell as a formula. */
export const toCsv = (rows: object[], columns: string[]): string =>
  stringify(rows, { columns, header: true, record_delimiter: "windows", escape_formulas: true });
