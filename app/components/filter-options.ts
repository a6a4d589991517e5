import { humanize } from "@/lib/schemas/spelling";

type Filter<Kind extends string> = {
  path: string;
  param: string;
  kinds: readonly Kind[];
  counts: Map<Kind, number>;
  chosen: Kind | undefined;
};

/** Offers the whole list, and each kind that is in use or active. */
export function listFilters<Kind extends string>(filter: Filter<Kind>) {
  const { path, param, kinds, counts, chosen } = filter;
  const used = kinds.filter((kind) => counts.has(kind) || kind === chosen);
  return [
    { href: path, title: "All", count: sumCounts(counts), current: chosen === undefined },
    ...used.map((kind) => ({
      href: `${path}?${param}=${kind}`,
      title: humanize(kind),
      count: counts.get(kind) ?? 0,
      current: kind === chosen,
    })),
  ];
}

export const sumCounts = (counts: Map<string, number>) =>
  [...counts.values()].reduce((sum, number) => sum + number, 0);
