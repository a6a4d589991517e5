import type { Caller } from "@/lib/access/caller";
import { query } from "@/lib/db/read";
import { statement } from "@/lib/db/statement";
import { presentHashes, Sent, stateOf } from "./groundings";

/** A generated document of which sources have changed, or are gone. */
export type OutdatedDocument = {
  id: string;
  title: string;
  sources: number;
  /** The titles that the sources had. */
  changed: string[];
  deleted: string[];
};

/** Of the newest documents, so many that were generated are looked at. */
const NEWEST = 50;
const LOOKED_AT = 10;

/** By how much the clocks of two processes may differ. */
const CLOCKS_MS = 60_000;

const GENERATED = statement(
  `
  SELECT d.id, d.title, g.sources, g.created_at - g.duration_ms * interval '1 millisecond' AS "begunAt"
  FROM (
    SELECT id, title, status, created_at FROM document WHERE workspace_id = $1
    ORDER BY created_at DESC, id DESC LIMIT ${NEWEST}
  ) d
  JOIN grounding g ON g.workspace_id = $1 AND g.document_id = d.id
  WHERE d.status <> 'archived'
  ORDER BY d.created_at DESC, d.id DESC LIMIT ${LOOKED_AT}`,
  ["uuid"],
  { id: "uuid", title: "text", sources: "json", begunAt: "timestamptz" },
);

/**
 * The newest generated documents whose sources have changed or are gone since, newest first. What two documents
 * rest on is looked up once.
 */
export async function listOutdatedDocuments({ workspaceId }: Caller): Promise<OutdatedDocument[]> {
  const rows = await query(GENERATED, [workspaceId]);
  if (rows.length === 0) return [];
  const documents = rows.map((row) => ({ ...row, sources: Sent.array().parse(row.sources) }));
  const sent = new Map(documents.flatMap(({ sources }) => sources).map((one) => [one.id, one]));
  const begun = Math.min(...rows.map(({ begunAt }) => begunAt.getTime()));
  const since = new Date(begun - CLOCKS_MS);
  const now = await presentHashes(workspaceId, [...sent.values()], since);
  return documents
    .map(({ id, title, sources }) => {
      const titlesOf = (state: ReturnType<typeof stateOf>) =>
        sources
          .filter((source) => stateOf(source, now.get(source.id)) === state)
          .map((source) => source.title);
      const [changed, deleted] = [titlesOf("changed"), titlesOf("deleted")];
      return { id, title, sources: sources.length, changed, deleted };
    })
    .filter(({ changed, deleted }) => changed.length + deleted.length > 0);
}
