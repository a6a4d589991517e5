import type { Caller } from "@/lib/access/caller";
import { query } from "@/lib/db/pool-query";
import { statement } from "@/lib/db/statement";
import {
  type DocumentChangeRecord,
  listDocumentChanges,
} from "@/lib/domain/documents/document-changes";
import { listDocumentVersions } from "@/lib/domain/documents/document-versions";
import { type ChangeSize, countChangesInThread } from "@/lib/lines/compare-texts";
import type { DocumentVersionSummary } from "@/lib/schemas/documents";
import type { Page } from "@/lib/schemas/fields";
import { findSame } from "./version-changes";

/** Longer texts get only their growth in bytes. */
const COMPARED_BYTES = 50_000;

export type TimelineVersion = DocumentVersionSummary & {
  /** In lines; null for long texts, and if the previous version is no longer stored. */
  size: ChangeSize | null;
  /** In bytes; null if the previous version is no longer stored. */
  growth: number | null;
  renamed_from: string | null;
  /** Whether lines were changed or removed of the newest earlier text, among those listed, of somebody else or of another door. */
  replaces_other: boolean;
  /** For a restored version, the newest earlier version with the same text, if it is among those listed. */
  same_as: number | null;
};

/** Lists the newest first, with the changes of title and status in the same period. @throws 404, 503 */
export async function listTimeline(caller: Caller, { id, limit, offset }: Page & { id: string }) {
  const found = await listDocumentVersions(caller, { id, limit: limit + 1, offset });
  const [shown, next] = [found.items.slice(0, limit), found.items[limit]];
  const ends = {
    after: toDate(next?.created_at),
    until: offset > 0 ? findNewestTime(shown) : undefined,
  };
  const [versions, changes] = await Promise.all([
    withSizes(caller, id, found.items, limit),
    listDocumentChanges(caller, {
      id,
      after: ends.after ?? new Date(0),
      until: ends.until ?? new Date(),
    }),
  ]);
  const pagination = { limit, offset, has_more: next !== undefined };
  return { versions, changes, pagination };
}
export type Timeline = { versions: TimelineVersion[]; changes: DocumentChangeRecord[] };

const toDate = (iso: string | undefined) => (iso === undefined ? undefined : new Date(iso));
const findNewestTime = (versions: DocumentVersionSummary[]) => toDate(versions[0]?.created_at);

const TEXTS = statement(
  `SELECT version, octet_length(content_markdown) AS bytes,
     CASE WHEN octet_length(content_markdown) <= ${COMPARED_BYTES} THEN content_markdown END AS text
   FROM document_version WHERE workspace_id = $1 AND document_id = $2 AND version = ANY($3::int[])`,
  ["uuid", "uuid", "int4[]"],
  { version: "int4", bytes: "int4", text: "text?" },
);

async function withSizes(
  { workspaceId }: Caller,
  id: string,
  versions: DocumentVersionSummary[],
  limit: number,
): Promise<TimelineVersion[]> {
  const numbers = versions.map(({ version }) => version);
  const rows = await query(TEXTS, [workspaceId, id, numbers]);
  const texts = new Map(rows.map((row) => [row.version, row]));
  texts.set(0, { version: 0, bytes: 0, text: "" });
  const findBefore = (nth: number) =>
    versions[nth]?.version === 1 ? texts.get(0) : texts.get(versions[nth + 1]?.version ?? -1);
  const contents = versions.map(({ version }) => texts.get(version)?.text ?? null);
  const first = findBefore(versions.length - 1)?.text ?? null;
  const sizes = (
    await countChangesInThread([first, ...contents.toReversed()], workspaceId)
  ).reverse();
  const replacing = await findReplacing(versions, { contents, sizes, workspaceId });
  return versions.slice(0, limit).map((version, nth) => {
    const [now, old] = [texts.get(version.version), findBefore(nth)];
    const earlier = versions[nth + 1];
    return {
      ...version,
      size: sizes[nth] ?? null,
      growth: now && old ? now.bytes - old.bytes : null,
      renamed_from: earlier && earlier.title !== version.title ? earlier.title : null,
      replaces_other: replacing.has(version),
      same_as: findSame(versions, contents, nth),
    };
  });
}

type Texts = { contents: (string | null)[]; sizes: (ChangeSize | null)[]; workspaceId: string };

/** A save after others of the same person counts if fewer lines of the other text are left than before it. */
async function findReplacing(
  versions: DocumentVersionSummary[],
  { contents, sizes, workspaceId }: Texts,
): Promise<Set<DocumentVersionSummary>> {
  const found = new Set<DocumentVersionSummary>();
  const unclear: { version: DocumentVersionSummary; texts: (string | null)[] }[] = [];
  for (const [nth, version] of versions.entries()) {
    const size = sizes[nth];
    const other = versions.findIndex((earlier, at) => at > nth && isByOther(version, earlier));
    if (other < 0 || (size && countGone(size) === 0)) continue;
    const [theirs = null, before = null, now = null] = [other, nth + 1, nth].map(
      (at) => contents[at],
    );
    if (other === nth + 1) found.add(version);
    else unclear.push({ version, texts: [theirs, before, theirs, now] });
  }
  if (unclear.length === 0) return found;
  const compared = await countChangesInThread(
    unclear.flatMap(({ texts }) => texts),
    workspaceId,
  );
  for (const [at, { version }] of unclear.entries()) {
    const [before, now] = [compared[4 * at], compared[4 * at + 2]];
    if (before && now && countGone(now) > countGone(before)) found.add(version);
  }
  return found;
}

const isByOther = (version: DocumentVersionSummary, earlier: DocumentVersionSummary) =>
  earlier.created_by !== version.created_by || earlier.source !== version.source;

const countGone = ({ changed, removed }: ChangeSize) => changed + removed;
