import type { Caller } from "@/lib/access/caller";
import { findPage, findRow } from "@/lib/db/pool-query";
import type { RowOf } from "@/lib/db/statement";
import { table } from "@/lib/db/table-declaration";
import type { Transaction } from "@/lib/db/transaction";
import type { Conditional } from "@/lib/domain/etag";
import { moveToTrash } from "@/lib/domain/history/trash";
import { toList } from "@/lib/domain/to-list";
import { countBytes, type Growth, measureOverwrite } from "@/lib/domain/usage/storage-growth";
import { type Change, write } from "@/lib/domain/write";
import { notFound } from "@/lib/errors";
import { newId } from "@/lib/ids";
import type {
  Document,
  DocumentChange,
  DocumentFilter,
  DocumentSummary,
  NewDocument,
} from "@/lib/schemas/documents";
import type { VersionSource } from "@/lib/schemas/enums";
import { describeChanges } from "./document-changes";
import { lockDocument } from "./document-lock";
import { addVersion } from "./document-versions";

const SUMMARY = [
  "id",
  "initiativeId",
  "title",
  "type",
  "status",
  "createdAt",
  "updatedAt",
] as const;
const summaries = table("document", SUMMARY);
export const documents = table("document", [...SUMMARY, "contentMarkdown", "version"]);
/** For a change that does not need a long text. */
const withoutText = table("document", [...SUMMARY, "version"]);
type SummaryRow = RowOf<typeof summaries>;
type Row = RowOf<typeof documents>;

const presentSummary = (row: SummaryRow): DocumentSummary => ({
  id: row.id,
  initiative_id: row.initiativeId,
  title: row.title,
  type: row.type,
  status: row.status,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});

export const presentDocument = (row: Row): Document => ({
  ...presentSummary(row),
  content_markdown: row.contentMarkdown,
  version: row.version,
});

export async function listDocuments(caller: Caller, filter: DocumentFilter) {
  const where = { initiativeId: filter.initiative_id, status: filter.status };
  const rows = await findPage(summaries, caller.workspaceId, where, filter);
  return toList(rows, filter, presentSummary);
}

export async function getDocument(caller: Caller, { id }: { id: string }): Promise<Document> {
  const row = await findRow(documents, caller.workspaceId, { id });
  if (!row) throw notFound("Document");
  return presentDocument(row);
}

/** All but its text, which may be long. @throws 404 */
export async function getDocumentFacts(caller: Caller, { id }: { id: string }) {
  const row = await findRow(withoutText, caller.workspaceId, { id });
  if (!row) throw notFound("Document");
  return { ...presentSummary(row), version: row.version };
}

export function createDocument(
  caller: Caller,
  input: NewDocument,
  source: VersionSource = caller.request.origin,
): Promise<Document> {
  const run = async (tx: Transaction): Promise<Change<Document>> => {
    const document = insertDocument(tx, caller, input, source);
    return {
      data: document,
      activity: { action: "document.created", target: { type: "document", id: document.id } },
    };
  };
  return write(caller, run, {
    text: { type: "document", text: input.content_markdown },
    growth: measureNewDocument(input),
  });
}

/** A new document stores its text twice: in its row and in version 1. */
export const measureNewDocument = (
  input: Pick<NewDocument, "title" | "content_markdown">,
): Growth => ({
  bytes: 2 * countBytes(input),
});

/** A change needs room for the difference in length, and for the text of a new version. */
export function measureGrowth(
  { workspaceId }: Pick<Caller, "workspaceId">,
  id: string,
  change: Partial<Pick<Row, "title" | "contentMarkdown">>,
): Growth {
  const growth = measureOverwrite("document", { workspaceId, id }, change);
  return { ...growth, bytes: growth.bytes + Buffer.byteLength(change.contentMarkdown ?? "") };
}

export function insertDocument(
  tx: Transaction,
  caller: Caller,
  input: NewDocument,
  source: VersionSource,
): Document {
  const now = new Date();
  const row = {
    id: newId(),
    initiativeId: input.initiative_id,
    type: input.type,
    title: input.title,
    contentMarkdown: input.content_markdown ?? "",
    status: "draft" as const,
    version: 1,
    createdById: caller.userId,
    createdAt: now,
    updatedAt: now,
  };
  tx.insert(documents, row);
  addVersion(tx, caller, row.id, source);
  return presentDocument(row);
}

/** Each `content_markdown` makes a new version, even if equal; any status may follow any. @throws 404, 412 */
export function updateDocument(
  caller: Caller,
  {
    id,
    ifMatch,
    content_markdown: contentMarkdown,
    ...change
  }: DocumentChange & Conditional & { id: string },
): Promise<Document> {
  const run = async (tx: Transaction) => {
    const locked = await lockDocument(tx, id, ifMatch);
    return changeLocked(tx, caller, { id, ...locked }, { ...change, contentMarkdown });
  };
  return write(caller, run, {
    text: { type: "document", id, text: contentMarkdown },
    growth: measureGrowth(caller, id, { title: change.title, contentMarkdown }),
  });
}

/** Needs the lock of `lockDocument`. Content makes a new version; equal titles and statuses leave the tag alone. */
export async function changeLocked(
  tx: Transaction,
  caller: Caller,
  { id, version, updatedAt }: Pick<Row, "id" | "version" | "updatedAt">,
  change: Partial<Pick<Row, "title" | "status" | "contentMarkdown">>,
): Promise<Change<Document>> {
  const { contentMarkdown } = change;
  const hasContent = contentMarkdown !== undefined;
  const newVersion = hasContent ? version + 1 : version;
  const details = await describeChanges(tx, id, { ...change, version: newVersion });
  const isChange = hasContent || details !== undefined;
  const fields = { ...change, version: newVersion, ...(isChange && { updatedAt }) };
  const row = hasContent
    ? await tx
        .update(withoutText, { id }, fields)
        .then((changed) => changed && { ...changed, contentMarkdown })
    : await tx.update(documents, { id }, fields);
  if (!row) throw notFound("Document");
  if (hasContent) addVersion(tx, caller, row.id, caller.request.origin);
  return {
    data: presentDocument(row),
    ...(isChange && {
      activity: {
        action: "document.updated",
        target: { type: "document", id },
        ...(details && { details }),
      },
    }),
  };
}

export function deleteDocument(caller: Caller, { id, ifMatch }: Conditional & { id: string }) {
  return moveToTrash(caller, { type: "document", filter: { id }, ifMatch });
}
