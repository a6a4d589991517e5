import { config } from "@/lib/config";

// On globalThis: Next gives every route bundle its own copy of this module, and all share the connections.
const shared: typeof globalThis & { statementNames?: Map<string, string> } = globalThis;
shared.statementNames ??= new Map();
const names = shared.statementNames;
const LIMIT = 1000;

/**
 * A name for a prepared statement, so that PostgreSQL plans it once a connection.
 * Undefined when `DATABASE_PREPARED_STATEMENTS` is `false` (transaction-mode poolers), or when
 * there are already a thousand of them (lists of varying length make many texts).
 */
export function statementName(text: string): string | undefined {
  if (!config().DATABASE_PREPARED_STATEMENTS) return undefined;
  const known = names.get(text);
  if (known || names.size >= LIMIT) return known;
  const name = `gw${names.size}`;
  names.set(text, name);
  return name;
}
