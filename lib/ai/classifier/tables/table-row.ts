import type { Kind } from "@/lib/ai/classifier/names/kind-names";

/**
 * `said` is the rated text, `kind` is named by the column or by a cell of the row, `origin` has the speaker and the time. The row of a
 * tracker has a `name` of its own.
 */
export type Row = {
  name?: string;
  text: string;
  said: string;
  origin: readonly string[];
  kind: Kind | null;
  customer: string | null;
};

export function makeRow(text: string, kind: Kind | null): Row {
  return { text, said: text, origin: [], kind, customer: null };
}
