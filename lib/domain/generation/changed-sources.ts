import type { Caller } from "@/lib/access/caller";
import { query } from "@/lib/db/pool-query";
import { statement } from "@/lib/db/statement";
import { detectChange, GroundedSource, readPresentHashes } from "./groundings";

export type OutdatedDocument = {
  id: string;
  title: string;
  initiative_title: string;
  /** The number of cited ones. */
  sources: number;
  /** Titles at the time of the generation. */
  changed: string[];
  deleted: string[];
};

/** The number of newest documents that are searched, and of generated ones among them that are checked. */
const NEWEST = 50;
const LOOKED_AT = 10;

/** The assumed difference between the clocks of two processes. */
const CLOCKS_MS = 60_000;

const NEWEST_GENERATED = statement(
  `
  SELECT d.id, d.title, i.title AS initiative_title, g.sources, g.created_at - g.duration_ms * interval '1 millisecond' AS "begunAt"
  FROM (
    SELECT id, initiative_id, title, status, created_at FROM document WHERE workspace_id = $1
    ORDER BY created_at DESC, id DESC LIMIT ${NEWEST}
  ) d
  JOIN initiative i ON i.workspace_id = $1 AND i.id = d.initiative_id
  JOIN grounding g ON g.workspace_id = $1 AND g.document_id = d.id
  WHERE d.status <> 'archived'
  ORDER BY d.created_at DESC, d.id DESC LIMIT ${LOOKED_AT}`,
  ["uuid"],
  { id: "uuid", title: "text", initiative_title: "text", sources: "json", begunAt: "timestamptz" },
);

/** The newest generated documents whose cited sources changed or were deleted since, newest first. Each source is checked once. */
export async function listOutdatedDocuments({ workspaceId }: Caller): Promise<OutdatedDocument[]> {
  const rows = await query(NEWEST_GENERATED, [workspaceId]);
  if (rows.length === 0) return [];
  const documents = rows.map((row) => ({
    ...row,
    sources: GroundedSource.array()
      .parse(row.sources)
      .filter(({ footnote }) => footnote !== null),
  }));
  const sent = new Map(documents.flatMap(({ sources }) => sources).map((one) => [one.id, one]));
  const begun = Math.min(...rows.map(({ begunAt }) => begunAt.getTime()));
  const since = new Date(begun - CLOCKS_MS);
  const now = await readPresentHashes(workspaceId, [...sent.values()], since);
  return documents
    .map(({ id, title, initiative_title, sources }) => {
      const listTitles = (state: ReturnType<typeof detectChange>) =>
        sources
          .filter((source) => detectChange(source, now.get(source.id)) === state)
          .map((source) => source.title);
      const [changed, deleted] = [listTitles("changed"), listTitles("deleted")];
      return { id, title, initiative_title, sources: sources.length, changed, deleted };
    })
    .filter(({ changed, deleted }) => changed.length + deleted.length > 0);
}
