import type { Caller } from "@/lib/access/caller";
import type { Overlap } from "@/lib/lines/compare-texts";
import type { DocumentVersionSummary } from "@/lib/schemas/documents";
import { getDocumentVersion, listDocumentVersions } from "./document-versions";

/** The newest versions that are read to find who made a change. */
const LATEST = 50;
/** Sittings whose texts are compared. */
const MAX_SITTINGS = 8;

type Refused = {
  id: string;
  base_version: number;
  /** The version with which the text was compared, and the places in which both have changed it. */
  against: number;
  overlaps: readonly Overlap[];
};

/**
 * Finds the version that conflicts with a text: the newest one by another person that brought lines of the overlaps to what they are, else
 * the newest one by the caller that did. If neither is found (no overlaps, more than 50 versions or 8 changes of hands since the base, texts
 * that are no longer kept), it is the newest one by another person.
 */
export async function findConflicting(
  caller: Caller,
  { id, base_version, against, overlaps }: Refused,
): Promise<DocumentVersionSummary | undefined> {
  const { items } = await listDocumentVersions(caller, { id, limit: LATEST, offset: 0 });
  const since = items.filter(({ version }) => version > base_version && version <= against);
  const isOwn = ({ created_by }: DocumentVersionSummary) => created_by === caller.userId;
  const newest = since.find((version) => !isOwn(version)) ?? since[0];
  if (since.every(isOwn) || overlaps.length === 0) return newest;
  const sittings = since.filter(
    ({ created_by }, at) => at === 0 || created_by !== since[at - 1]?.created_by,
  );
  const isWhole = since.at(-1)?.version === base_version + 1;
  const texts = [...sittings.map(({ version }) => version), ...(isWhole ? [base_version] : [])]
    .slice(0, MAX_SITTINGS + 1)
    .map((version) => getDocumentVersion(caller, { id, version }));
  const read = await Promise.allSettled(texts);
  const bringers = sittings.filter((_, at) => {
    const [text, before] = [read[at], read[at + 1]];
    if (text?.status !== "fulfilled" || before?.status !== "fulfilled") return false;
    return overlaps.some((place) =>
      brings(place, text.value.content_markdown, before.value.content_markdown),
    );
  });
  return bringers.find((version) => !isOwn(version)) ?? bringers[0] ?? newest;
}

/** Whether a place got its lines, or lost all of them, between two texts. */
const brings = ({ base, current }: Overlap, text: string, before: string) =>
  current === ""
    ? !text.includes(base) && before.includes(base)
    : text.includes(current) && !before.includes(current);
