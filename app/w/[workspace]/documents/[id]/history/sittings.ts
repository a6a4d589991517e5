import type { DocumentChangeRecord } from "@/lib/domain/documents/document-changes";
import type { TimelineVersion } from "@/lib/domain/history/version-timeline";

export type Entry = TimelineVersion | DocumentChangeRecord;

/** Saves of one person with shorter pauses are one sitting. */
const PAUSE_MS = 10 * 60_000;

/** Groups entries, newest first. A save that may have replaced somebody else's text is never among the earlier ones of a sitting. */
export function groupBySitting(entries: Entry[]): { last: Entry; before: Entry[] }[] {
  const sittings: { last: Entry; before: Entry[] }[] = [];
  for (const entry of entries) {
    const sitting = sittings.at(-1);
    const after = sitting && (sitting.before.at(-1) ?? sitting.last);
    if (sitting && after && isSameSitting(entry, after)) sitting.before.push(entry);
    else sittings.push({ last: entry, before: [] });
  }
  return sittings;
}

const isSameSitting = (entry: Entry, after: Entry): boolean =>
  "version" in entry &&
  "version" in after &&
  entry.source === "app" &&
  after.source === "app" &&
  entry.created_by === after.created_by &&
  !entry.replaces_other &&
  Date.parse(after.created_at) - Date.parse(entry.created_at) < PAUSE_MS;
