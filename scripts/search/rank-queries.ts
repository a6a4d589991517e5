import type { Caller } from "@/lib/access/caller";
import { searchWorkspace } from "@/lib/domain/search";
import type { Collection } from "./collection";

const MAX_RESULTS = 50;

export type Ranked = { doc: string; score: number };

/** The first texts for each query, by query id; `ids` are the texts' ids by row id. */
export async function rankQueries(
  queries: Collection["queries"],
  ids: ReadonlyMap<string, string>,
  workspaceId: string,
): Promise<Map<string, string[]>> {
  const results = await scoreQueries(queries, ids, workspaceId);
  return new Map([...results].map(([id, ranked]) => [id, ranked.map(({ doc }) => doc)]));
}

export async function scoreQueries(
  queries: Collection["queries"],
  ids: ReadonlyMap<string, string>,
  workspaceId: string,
): Promise<Map<string, Ranked[]>> {
  const caller: Caller = {
    workspaceId,
    userId: "",
    tier: "internal",
    role: "owner",
    request: { id: "measure", origin: "api", startedAt: 0 },
  };
  const results = new Map<string, Ranked[]>();
  for (const { id, text } of queries) {
    const { items } = await searchWorkspace(caller, { q: text, limit: MAX_RESULTS, offset: 0 });
    results.set(
      id,
      items.flatMap(({ id: row, score }) => {
        const doc = ids.get(row);
        return doc === undefined ? [] : { doc, score };
      }),
    );
  }
  return results;
}

/** Mean share of answers (grade 1 and more) and of others on their side of 0.5: chance gives 0.5. */
export function measureDivision(
  { grades }: Pick<Collection, "grades">,
  results: ReadonlyMap<string, readonly Ranked[]>,
): number {
  const sides = [...results].flatMap(([id, ranked]) =>
    ranked.map(({ doc, score }) => ({
      isAnswer: (grades.get(id)?.get(doc) ?? 0) > 0,
      isAbove: score >= 0.5,
    })),
  );
  const measureShare = (isAnswer: boolean) => {
    const members = sides.filter((side) => side.isAnswer === isAnswer);
    const right = members.filter(({ isAbove }) => isAbove === isAnswer);
    return right.length / Math.max(1, members.length);
  };
  return (measureShare(true) + measureShare(false)) / 2;
}
