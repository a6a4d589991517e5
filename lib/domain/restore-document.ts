import type { Caller } from "@/lib/access/caller";
import { lockDocument } from "@/lib/domain/document-lock";
import { addVersion } from "@/lib/domain/document-versions";
import { presentDocument } from "@/lib/domain/documents";
import { write } from "@/lib/domain/write";
import { notFound } from "@/lib/errors";
import type { Document } from "@/lib/schemas/documents";

/** Makes the content of an earlier version the newest version; nothing is lost. @throws 404 */
export function restoreDocumentVersion(
  caller: Caller,
  { id, version }: { id: string; version: number },
): Promise<Document> {
  return write(caller, async (tx) => {
    const { updatedAt } = await lockDocument(tx, caller.workspaceId, id);
    const earlier = await tx.documentVersion.findFirst({ where: { documentId: id, version } });
    if (!earlier) throw notFound("Document version");
    const { contentMarkdown } = earlier;
    const [row] = await tx.document.updateManyAndReturn({
      where: { id },
      data: { contentMarkdown, version: { increment: 1 }, updatedAt },
    });
    if (!row) throw notFound("Document");
    await addVersion(tx, caller, row, "restore");
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
