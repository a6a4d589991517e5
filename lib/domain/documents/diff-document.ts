import type { Caller } from "@/lib/access/caller";
import { query } from "@/lib/db/pool-query";
import { statement } from "@/lib/db/statement";
import { type Comparison, compareInThread, diffInThread } from "@/lib/lines/compare-texts";
import type { DiffRange, DocumentDiff } from "@/lib/schemas/document-diff";
import { findCurrentVersion, versionNotFound } from "./document-versions";

const TEXTS = statement(
  `SELECT version, content_markdown AS text FROM document_version
   WHERE workspace_id = $1 AND document_id = $2 AND version = ANY($3::bigint[])`,
  ["uuid", "uuid", "int8[]"],
  { version: "int4", text: "text" },
);

/** Compares the last two versions by default. @throws 404, 503 */
export async function diffDocument(
  { workspaceId }: Caller,
  { id, ...range }: DiffRange & { id: string },
): Promise<DocumentDiff> {
  const current = await findCurrentVersion(workspaceId, id);
  const { to = current } = range;
  const { from = to - 1 } = range;
  const texts = await findTexts(workspaceId, { id, from, to });
  const names = { from: `version ${from}`, to: `version ${to}` };
  return { from, to, ...(await diffInThread({ ...texts, names }, workspaceId)) };
}

/** Returns one part of a word-by-word comparison; `part` counts from 0. @throws 404, 503 */
export async function compareDocumentVersions(
  { workspaceId }: Caller,
  { id, from, to, part }: Required<DiffRange> & { id: string; part: number },
): Promise<Comparison> {
  await findCurrentVersion(workspaceId, id);
  const texts = await findTexts(workspaceId, { id, from, to });
  return compareInThread({ ...texts, part }, workspaceId);
}

async function findTexts(
  workspaceId: string,
  { id, from, to }: Required<DiffRange> & { id: string },
) {
  const found = await query(TEXTS, [workspaceId, id, [from, to]]);
  const texts = new Map(found.map(({ version, text }) => [version, text]));
  const [old, now] = [from === 0 ? "" : texts.get(from), texts.get(to)];
  if (old === undefined || now === undefined) throw versionNotFound();
  return { from: old, to: now };
}
