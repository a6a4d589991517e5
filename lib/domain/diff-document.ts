import type { Caller } from "@/lib/access/caller";
import { query } from "@/lib/db/read";
import { notFound } from "@/lib/errors";
import { diffInThread } from "@/lib/lines/compare-texts";
import type { DiffRange, DocumentDiff } from "@/lib/schemas/document-diff";

/** What changed between two versions of a document, the last two unless said. @throws 404, 503 */
export async function diffDocument(
  { workspaceId }: Caller,
  { id, ...range }: DiffRange & { id: string },
): Promise<DocumentDiff> {
  const [document] = await query<{ version: number }>(
    "SELECT version FROM document WHERE workspace_id = $1 AND id = $2",
    [workspaceId, id],
  );
  if (!document) throw notFound("Document");
  const { to = document.version } = range;
  const { from = to - 1 } = range;
  const found = await query<{ version: number; text: string }>(
    `SELECT version, content_markdown AS text FROM document_version
     WHERE workspace_id = $1 AND document_id = $2 AND version = ANY($3::int[])`,
    [workspaceId, id, [from, to]],
  );
  const texts = new Map([[0, ""], ...found.map(({ version, text }) => [version, text] as const)]);
  const [old, now] = [texts.get(from), texts.get(to)];
  if (old === undefined || now === undefined) throw notFound("Document version");
  const names = { from: `version ${from}`, to: `version ${to}` };
  return { from, to, ...(await diffInThread({ from: old, to: now, names }, workspaceId)) };
}
