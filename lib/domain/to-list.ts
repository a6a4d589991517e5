import { PAGE_BYTES, type PageRequest } from "@/lib/db/pool-query";

const RESERVE_BYTES = 1024;
/** This many characters always fit: JSON has at most 6 bytes for one. */
const SURELY_FIT = 1_000_000;

/** Drops the row after the page. Ends a page early before 8 MiB, but after at least one item, so that paging progresses. */
export function toList<Row, Item>(
  rows: Row[],
  { limit, offset }: PageRequest,
  present: (row: Row) => Item,
  hasMore = rows.length > limit,
) {
  const found = rows.slice(0, limit).map(present);
  const items = countCharacters(found) <= SURELY_FIT ? found : takeFitting(found);
  const has_more = hasMore || items.length < found.length;
  return { items, pagination: { limit, offset, has_more } };
}

function countCharacters(value: unknown): number {
  if (typeof value === "string") return value.length;
  if (typeof value !== "object" || value === null) return 0;
  let length = 0;
  for (const part of Object.values(value)) length += countCharacters(part);
  return length;
}

function takeFitting<Item>(items: Item[]): Item[] {
  let bytes = RESERVE_BYTES;
  const end = items.findIndex((item, index) => {
    bytes += Buffer.byteLength(JSON.stringify(item)) + 1;
    return index > 0 && bytes > PAGE_BYTES;
  });
  return end < 0 ? items : items.slice(0, end);
}
