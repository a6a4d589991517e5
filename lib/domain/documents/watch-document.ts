import type { Caller } from "@/lib/access/caller";
import { query } from "@/lib/db/pool-query";
import { statement } from "@/lib/db/statement";
import { watch } from "@/lib/live/hints";
import type { VersionSource } from "@/lib/schemas/enums";

export type DocumentState = {
  title: string;
  version: number;
  updatedAt: string;
  by: { id: string; name: string | null };
  source: VersionSource;
} | null;

const STATE = statement(
  `
  SELECT d.title, d.version, d.updated_at AS "updatedAt", v.created_by_id AS "byId", u.name, v.source
  FROM document d
  JOIN document_version v ON v.workspace_id = d.workspace_id AND v.document_id = d.id AND v.version = d.version
  LEFT JOIN "user" u ON u.id = v.created_by_id
  WHERE d.workspace_id = $1 AND d.id = $2`,
  ["uuid", "uuid"],
  {
    title: "text",
    version: "int4",
    updatedAt: "timestamptz",
    byId: "uuid",
    name: "text?",
    source: "version_source",
  },
);

const INITIATIVE = statement(
  `SELECT initiative_id AS "initiativeId" FROM document WHERE workspace_id = $1 AND id = $2`,
  ["uuid", "uuid"],
  { initiativeId: "uuid" },
);

/** Yields now and after possible changes, until the signal aborts or the document is deleted, alone or with its initiative. */
export async function* watchDocument(
  { workspaceId }: Caller,
  { id }: { id: string },
  signal: AbortSignal,
): AsyncGenerator<DocumentState> {
  const [place] = await query(INITIATIVE, [workspaceId, id]);
  const watched = { workspaceId, ids: place ? [id, place.initiativeId] : [id] };
  for await (const state of watch(watched, () => read(workspaceId, id), signal)) {
    yield state;
    if (!state) return;
  }
}

async function read(workspaceId: string, id: string): Promise<DocumentState> {
  const [row] = await query(STATE, [workspaceId, id]);
  if (!row) return null;
  const { title, version, updatedAt, byId, name, source } = row;
  return { title, version, updatedAt: updatedAt.toISOString(), by: { id: byId, name }, source };
}
