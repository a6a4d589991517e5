import { config } from "@/lib/config";
import { processWide } from "@/lib/process-wide";

const statementNames = processWide("statementNames", () => new Map<string, string>());
const LIMIT = 1000;

/**
 * Names a prepared statement, so that PostgreSQL plans it once per connection. Returns undefined when
 * `DATABASE_PREPARED_STATEMENTS` is `false` (transaction-mode poolers), or after a thousand names (lists of varying
 * length make many texts).
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
