import type { Collection, Grades } from "./collection";

const DEPTH = 10;

const sumDiscounted = (grades: readonly number[]) =>
  grades
    .slice(0, DEPTH)
    .reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);

/**
 * Computes the quality of the first ten ids of a ranking, 0 to 1: gain `2^grade - 1`, discounted by
 * `log2(rank + 1)`, as a share of the best possible order. An id counts once, where it comes first.
 * 0 when nothing is graded above 0.
 */
export function computeNdcgAt10(ranking: readonly string[], grades: Grades): number {
  const best = sumDiscounted([...grades.values()].sort((a, b) => b - a));
  if (best === 0) return 0;
  return sumDiscounted([...new Set(ranking)].map((id) => grades.get(id) ?? 0)) / best;
}

export type GroupScore = { group: string; queries: number; ndcg: number };

/** In the order of the collection, all queries last. Leaves out queries without a good document; one without a ranking scores 0. */
export function scoreByGroup(
  {
    queries,
    grades,
  }: Pick<Collection, "grades"> & { queries: readonly { id: string; group: string }[] },
  rankings: ReadonlyMap<string, readonly string[]>,
): GroupScore[] {
  const scored = queries.flatMap(({ id, group }) => {
    const ofQuery = grades.get(id);
    if (!ofQuery || Math.max(...ofQuery.values()) === 0) return [];
    return [{ group, ndcg: computeNdcgAt10(rankings.get(id) ?? [], ofQuery) }];
  });
  const averageScores = (group: string, members: { ndcg: number }[]): GroupScore => ({
    group,
    queries: members.length,
    ndcg: members.reduce((sum, { ndcg }) => sum + ndcg, 0) / Math.max(1, members.length),
  });
  const groups = [...new Set(scored.map(({ group }) => group))].filter((group) => group !== "all");
  return [
    ...groups.map((name) =>
      averageScores(
        name,
        scored.filter(({ group }) => group === name),
      ),
    ),
    averageScores("all", scored),
  ];
}
