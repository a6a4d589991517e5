import type { Caller } from "@/lib/access/caller";
import { query } from "@/lib/db/pool-query";
import { statement } from "@/lib/db/statement";
import type { Conditional } from "@/lib/domain/etag";
import { write } from "@/lib/domain/write";
import { notFound } from "@/lib/errors";
import type { Document } from "@/lib/schemas/documents";
import { lockDocument } from "./document-lock";
import { addVersion, versionNotFound } from "./document-versions";
import { documents, presentDocument } from "./documents";

const EARLIER = statement(
  `
  SELECT v.content_markdown AS text, octet_length(v.content_markdown) AS bytes,
    octet_length(d.content_markdown) AS replaced
  FROM document_version v JOIN document d ON d.workspace_id = v.workspace_id AND d.id = v.document_id
  WHERE v.workspace_id = $1 AND v.document_id = $2 AND v.version = $3`,
  ["uuid", "uuid", "int4"],
  { text: "text", bytes: "int4", replaced: "int4" },
);

export async function restoreDocumentVersion(
  caller: Caller,
  { id, version, ifMatch }: Conditional & { id: string; version: number },
): Promise<Document> {
  const [known] = await query(EARLIER, [caller.workspaceId, id, version]);
  const growth = {
    bytes: 2 * (known?.bytes ?? 0),
    countReplaced: async () => known?.replaced ?? 0,
  };
  return write(
    caller,
    async (tx) => {
      const { version: latest, updatedAt } = await lockDocument(tx, id, ifMatch);
      if (!known) throw versionNotFound();
      const change = { contentMarkdown: known.text, version: latest + 1, updatedAt };
      const row = await tx.update(documents, { id }, change);
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
    },
    { text: { type: "document", id, text: known?.text }, growth },
  );
}
