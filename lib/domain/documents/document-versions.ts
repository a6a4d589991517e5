import type { Caller } from "@/lib/access/caller";
import { query } from "@/lib/db/pool-query";
import { type RowOf, statement } from "@/lib/db/statement";
import type { Transaction } from "@/lib/db/transaction";
import { selectMemberName } from "@/lib/domain/members/member-name.sql";
import { toList } from "@/lib/domain/to-list";
import { notFound } from "@/lib/errors";
import { newId } from "@/lib/ids";
import type { DocumentVersion, DocumentVersionSummary } from "@/lib/schemas/documents";
import type { VersionSource } from "@/lib/schemas/enums";
import type { Page } from "@/lib/schemas/fields";

const COLUMNS = {
  id: "uuid",
  document_id: "uuid",
  version: "int4",
  title: "text",
  source: "version_source",
  created_by: "uuid",
  created_by_name: "text?",
  created_at: "timestamptz",
} as const;
const SELECT = `SELECT v.id, v.document_id, v.version, v.title, v.source, v.created_by_id AS created_by,
    ${selectMemberName("v.created_by_id")} AS created_by_name, v.created_at`;
const FROM = "FROM document_version v WHERE v.workspace_id = $1 AND v.document_id = $2";

const LIST = statement(
  `${SELECT} ${FROM} ORDER BY v.created_at DESC, v.id DESC
   LIMIT (SELECT $3::bigint) OFFSET (SELECT $4::bigint)`,
  ["uuid", "uuid", "int8", "int8"],
  COLUMNS,
);
const GET = statement(
  `${SELECT}, v.content_markdown ${FROM} AND v.version = $3`,
  ["uuid", "uuid", "int4"],
  { ...COLUMNS, content_markdown: "text" },
);

const present = <Row extends RowOf<typeof LIST>>(row: Row) => ({
  ...row,
  created_at: row.created_at.toISOString(),
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
    query(LIST, [caller.workspaceId, id, page.limit + 1, page.offset]),
    findCurrentVersion(caller.workspaceId, id),
  ]);
  return toList(rows, page, (row): DocumentVersionSummary => present(row));
}

export async function getDocumentVersion(
  caller: Caller,
  { id, version }: { id: string; version: number },
): Promise<DocumentVersion> {
  const [[row]] = await Promise.all([
    query(GET, [caller.workspaceId, id, version]),
    findCurrentVersion(caller.workspaceId, id),
  ]);
  if (!row) throw versionNotFound();
  return present(row);
}

const CURRENT = statement(
  "SELECT version FROM document WHERE workspace_id = $1 AND id = $2",
  ["uuid", "uuid"],
  { version: "int4" },
);

/** Reads the document itself, since versions of a document in the trash still exist. @throws 404 */
export async function findCurrentVersion(workspaceId: string, id: string): Promise<number> {
  const [document] = await query(CURRENT, [workspaceId, id]);
  if (!document) throw notFound("Document");
  return document.version;
}

export const versionNotFound = () =>
  notFound("Document version", "Check the number with the list of versions.");
