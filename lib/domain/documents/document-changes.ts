import * as z from "zod";
import type { Caller } from "@/lib/access/caller";
import { query } from "@/lib/db/pool-query";
import { statement } from "@/lib/db/statement";
import type { Transaction } from "@/lib/db/transaction";
import { DocumentStatusName } from "@/lib/schemas/documents";
import type { DocumentStatus, Origin } from "@/lib/schemas/enums";

/** A change without a new version, from its activity record. */
export type DocumentChangeRecord = {
  id: string;
  origin: Origin;
  actor_name: string | null;
  title: boolean;
  status: { from: DocumentStatus; to: DocumentStatus } | null;
  created_at: string;
};

type Named = { title?: string | undefined; status?: DocumentStatus | undefined; version: number };

const BEFORE = statement(
  "SELECT title, status FROM document WHERE workspace_id = $1 AND id = $2",
  ["uuid", "uuid"],
  { title: "text", status: "document_status" },
);

/** Records hold no contents, so a change of title is recorded without titles. The document must be locked. */
export async function describeChanges(tx: Transaction, id: string, named: Named) {
  const { title, status, version } = named;
  if (title === undefined && status === undefined) return undefined;
  const [before] = await tx.query(BEFORE, [tx.workspaceId, id]);
  const isRenamed = title !== undefined && title !== before?.title;
  const isMoved = status !== undefined && before !== undefined && status !== before.status;
  if (!isRenamed && !isMoved) return undefined;
  const changed = [isRenamed && "title", isMoved && "status"].filter(Boolean).join(", ");
  return { changed, ...(isMoved && { from: before.status, to: status, version }) };
}

const Details = z.object({
  changed: z.string(),
  from: DocumentStatusName.optional(),
  to: DocumentStatusName.optional(),
});

const SHOWN = 50;

const LIST = statement(
  `
  SELECT a.id, a.origin, person.name AS actor_name, a.details, a.created_at
  FROM activity a LEFT JOIN "user" person ON person.id = a.actor_id
  WHERE a.workspace_id = $1 AND a.target_id = $2 AND a.action = 'document.updated'
    AND a.created_at > $3 AND a.created_at <= $4 AND a.details ? 'changed'
  ORDER BY a.created_at DESC, a.id DESC LIMIT ${SHOWN}`,
  ["uuid", "uuid", "timestamptz", "timestamptz"],
  {
    id: "uuid",
    origin: "origin",
    actor_name: "text?",
    details: "jsonb!",
    created_at: "timestamptz",
  },
);

/** Lists the newest first; older records without these details are left out. */
export async function listDocumentChanges(
  { workspaceId }: Caller,
  { id, after, until }: { id: string; after: Date; until: Date },
): Promise<DocumentChangeRecord[]> {
  const rows = await query(LIST, [workspaceId, id, after, until]);
  return rows.flatMap(({ details, created_at, ...row }) => {
    const known = Details.safeParse(details);
    if (!known.success) return [];
    const { changed, from, to } = known.data;
    return {
      ...row,
      title: changed.includes("title"),
      status: from && to ? { from, to } : null,
      created_at: created_at.toISOString(),
    };
  });
}
