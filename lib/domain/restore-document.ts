import type { Caller } from "@/lib/access/caller";
import { lockDocument } from "@/lib/domain/document-lock";
import { addVersion } from "@/lib/domain/document-versions";
import { documents, presentDocument } from "@/lib/domain/documents";
import { write } from "@/lib/domain/write";
import { notFound } from "@/lib/errors";
import type { Document } from "@/lib/schemas/documents";

/** Makes the content of an earlier version the newest version; nothing is lost. @throws 404 */
export function restoreDocumentVersion(
  caller: Caller,
  { id, version }: { id: string; version: number },
): Promise<Document> {
  return write(caller, async (tx) => {
    const { version: latest, updatedAt } = await lockDocument(tx, id);
    const [earlier] = await tx.query<{ contentMarkdown: string }>(
      `SELECT content_markdown AS "contentMarkdown" FROM document_version
       WHERE workspace_id = $1 AND document_id = $2 AND version = $3`,
      [tx.workspaceId, id, version],
    );
    if (!earlier) throw notFound("Document version");
    const row = await tx.update(documents, { id }, { ...earlier, version: latest + 1, updatedAt });
    if (!row) throw notFound("Document");
    addVersion(tx, caller, row.id, "restore");
    return {
      data: presentDocument(row),
      activity: {
        action: "document.restored",
        target: { type: "document", id },
        details: { version },
      },
    };
  });
}
