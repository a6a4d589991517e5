import { config } from "@/lib/config";
import { processWide } from "@/lib/process-wide";

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
