import type { PageRequest } from "@/lib/db/read";

/** The list payload of the contract, from one page of rows. */
export function toList<Row, Item>(
  { rows, hasMore }: { rows: Row[]; hasMore: boolean },
  { limit, offset }: PageRequest,
  present: (row: Row) => Item,
) {
  return { items: rows.map(present), pagination: { limit, offset, has_more: hasMore } };
}
