import { stringify } from "csv-stringify/sync";
import type { FileAnswer } from "@/lib/schemas/file";

export const CSV = "text/csv";

/** Follows RFC 4180; null is an empty cell. A leading `'` keeps spreadsheets from running a cell as a formula. */
export function toCsv(filename: string, rows: object[], columns: string[]): FileAnswer {
  const options = { columns, header: true, record_delimiter: "windows", escape_formulas: true };
  const bytes = Buffer.from(stringify(rows, options));
  return { filename, mediaType: `${CSV}; charset=utf-8`, bytes };
}
