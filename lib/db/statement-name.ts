import { config } from "@/lib/config";
import { processWide } from "@/lib/process-wide";

const statementNames = processWide("statementNames", () => new Map<string, string>());
const LIMIT = 1000;

/**
 * A name for a prepared statement, so that PostgreSQL plans it once a connection.
 * Undefined when `DATABASE_PREPARED_STATEMENTS` is `false` (transaction-mode poolers), or when
 * there are already a thousand of them (lists of varying length make many texts).
 */
export function statementName(text: string): string | undefined {
  if (!config().DATABASE_PREPARED_STATEMENTS) return undefined;
  const names = statementNames();
  const known = names.get(text);
  if (known || names.size >= LIMIT) return known;
  const name = `gw${names.size}`;
  names.set(text, name);
  return name;
}
