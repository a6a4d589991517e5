import type { Caller } from "@/lib/access/caller";
import { mergeInThread, type Overlap } from "@/lib/lines/compare-texts";
import type { DocumentVersionSummary } from "@/lib/schemas/documents";
import { getDocumentVersion, listDocumentVersions } from "./document-versions";

/** The newest versions that are read to find who made a change. */
const LATEST = 50;
/** Sittings whose texts are compared. */
const MAX_SITTINGS = 8;

type Refused = {
  id: string;
  base_version: number;
  content_markdown: string;
  /** The version with which the text was compared, and the places in which both have changed it. */
  against: number;
  overlaps: readonly Overlap[];
};

/**
 * Finds the version that conflicts with a text: the newest one by another person that changed lines of the overlaps, else the newest one
 * by the caller that did. Without overlaps, or after many changes of hands, it is the newest one by another person.
 */
export async function findConflicting(
  caller: Caller,
  { id, base_version, against, overlaps, ...sent }: Refused,
): Promise<DocumentVersionSummary | undefined> {
  const { items } = await listDocumentVersions(caller, { id, limit: LATEST, offset: 0 });
  const since = items.filter(({ version }) => version > base_version && version <= against);
  const isOwn = ({ created_by }: DocumentVersionSummary) => created_by === caller.userId;
  const newest = since.find((version) => !isOwn(version)) ?? since[0];
  if (overlaps.length === 0) return newest;
  const readText = async (version: number) =>
    (await getDocumentVersion(caller, { id, version })).content_markdown;
  const lastOfSittings = since.filter(
    ({ created_by }, at) => at === 0 || created_by !== since[at - 1]?.created_by,
  );
  if (lastOfSittings.length < 2) return newest;
  const base = await readText(base_version);
  let own: DocumentVersionSummary | undefined;
  let now = describe(overlaps);
  for (const [at, last] of lastOfSittings.slice(0, MAX_SITTINGS).entries()) {
    const before = lastOfSittings[at + 1];
    const current = before && (await readText(before.version));
    const texts = { base, sent: sent.content_markdown, current: current ?? base };
    const merged = before && (await mergeInThread(texts, caller.workspaceId));
    const then = describe(merged?.overlaps ?? []);
    if (then !== now && !isOwn(last)) return last;
    if (then !== now) own ??= last;
    now = then;
  }
  return own ?? newest;
}

/** The places without their lines, which move when text above them changes. */
const describe = (overlaps: readonly Overlap[]) =>
  JSON.stringify(overlaps.map(({ base, sent, current }) => [base, sent, current]));
