import { humanize } from "@/app/lib/labels";

type Filter<Kind extends string> = {
  /** The list without a filter, and the search parameter that narrows it. */
  path: string;
  param: string;
  /** Every kind in its order, and how many there are of each that is in use. */
  kinds: readonly Kind[];
  counts: Map<Kind, number>;
  chosen: Kind | undefined;
};

/** Links to all of a list, and to each kind in it that is in use or chosen. */
export function filterOptions<Kind extends string>(filter: Filter<Kind>) {
  const { path, param, kinds, counts, chosen } = filter;
  const used = kinds.filter((kind) => counts.has(kind) || kind === chosen);
  return [
    { href: path, title: "All", count: totalOf(counts), current: chosen === undefined },
    ...used.map((kind) => ({
      href: `${path}?${param}=${kind}`,
      title: humanize(kind),
      count: counts.get(kind) ?? 0,
      current: kind === chosen,
    })),
  ];
}

/** How many there are of all kinds. */
export const totalOf = (counts: Map<string, number>) =>
  [...counts.values()].reduce((sum, number) => sum + number, 0);
