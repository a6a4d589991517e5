import { Accept } from "@remix-run/headers/accept";
import { stringify } from "csv-stringify/sync";
import type { FileAnswer } from "@/lib/schemas/file";

/** Longer headers are ignored: no real client sends one. */
const MAX_ACCEPT = 256;
const CSV = "text/csv";
/** JSON is the default: a CSV has to be named. */
const KNOWN = [CSV, "application/json", "application/*", "*/*"];

export function prefersCsv({ headers }: Request): boolean {
  const accept = Accept.from((headers.get("accept") ?? "").slice(0, MAX_ACCEPT));
  const first = [...accept].find(([type, weight]) => weight > 0 && KNOWN.includes(type));
  return first?.[0] === CSV;
}

/** Follows RFC 4180; null is an empty cell. A leading `'` keeps spreadsheets from running a cell as a formula. */
export function toCsv(filename: string, rows: object[], columns: string[]): FileAnswer {
  const options = { columns, header: true, record_delimiter: "windows", escape_formulas: true };
  const bytes = Buffer.from(stringify(rows, options));
  return { filename, mediaType: `${CSV}; charset=utf-8`, bytes };
}
