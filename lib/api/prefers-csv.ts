import { Accept } from "@remix-run/headers/accept";
import { CSV } from "@/lib/http/to-csv";

/** Longer headers are ignored: no real client sends one. */
const MAX_ACCEPT = 256;
/** JSON is the default: a CSV has to be named. */
const KNOWN = [CSV, "application/json", "application/*", "*/*"];

export function prefersCsv({ headers }: Request): boolean {
  const accept = Accept.from((headers.get("accept") ?? "").slice(0, MAX_ACCEPT));
  const first = [...accept].find(([type, weight]) => weight > 0 && KNOWN.includes(type));
  return first?.[0] === CSV;
}
