import type { Caller } from "@/lib/access/caller";
import { findPage, findRow } from "@/lib/db/pool-query";
import { type RowOf, statement } from "@/lib/db/statement";
import { table } from "@/lib/db/table-declaration";
import type { Transaction } from "@/lib/db/transaction";
import { toList } from "@/lib/domain/to-list";
import { notFound } from "@/lib/errors";
import { newId } from "@/lib/ids";
import type { DocumentVersion, DocumentVersionSummary } from "@/lib/schemas/documents";
import type { VersionSource } from "@/lib/schemas/enums";
import type { Page } from "@/lib/schemas/fields";

const SUMMARY = [
  "id",
  "documentId",
  "version",
  "title",
  "source",
  "createdById",
  "createdAt",
] as const;
const summaries = table("document_version", SUMMARY);
const versions = table("document_version", [...SUMMARY, "contentMarkdown"]);
type SummaryRow = RowOf<typeof summaries>;

const presentSummary = (row: SummaryRow): DocumentVersionSummary => ({
  id: row.id,
  document_id: row.documentId,
  version: row.version,
  title: row.title,
  source: row.source,
  created_by: row.createdById,
  created_at: row.createdAt.toISOString(),
});

// The text is copied inside the database: a long one is not sent twice.
const ADD = statement(
  `
  INSERT INTO document_version
    (workspace_id, id, document_id, version, title, content_markdown, source, created_by_id, created_at)
  SELECT workspace_id, $3, id, version, title, content_markdown, $4, $5, updated_at
  FROM document WHERE workspace_id = $1 AND id = $2`,
  ["uuid", "uuid", "uuid", "version_source", "uuid"],
);

export function addVersion(
  tx: Transaction,
  caller: Caller,
  documentId: string,
  source: VersionSource,
) {
  tx.send(ADD, [tx.workspaceId, documentId, newId(), source, caller.userId]);
}

export async function listDocumentVersions(caller: Caller, { id, ...page }: Page & { id: string }) {
  const [rows] = await Promise.all([
    findPage(summaries, caller.workspaceId, { documentId: id }, page),
    requireDocument(caller, id),
  ]);
  return toList(rows, page, presentSummary);
}

export async function getDocumentVersion(
  caller: Caller,
  { id, version }: { id: string; version: number },
): Promise<DocumentVersion> {
  const [row] = await Promise.all([
    findRow(versions, caller.workspaceId, { documentId: id, version }),
    requireDocument(caller, id),
  ]);
  if (!row) throw notFound("Document version", "Check the number with the list of versions.");
  return { ...presentSummary(row), content_markdown: row.contentMarkdown };
}

const documents = table("document", ["id"]);

async function requireDocument({ workspaceId }: Caller, id: string) {
  if (!(await findRow(documents, workspaceId, { id }))) throw notFound("Document");
}
