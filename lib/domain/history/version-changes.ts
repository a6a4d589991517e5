import { compareExcerptsInThread, type Run } from "@/lib/lines/compare-texts";
import type { VersionSource } from "@/lib/schemas/enums";
import type { VersionRecord } from "@/lib/schemas/versions";

/** Has both texts in full if they are short, else the words that differ. */
export type FieldChange = { field: string } & (
  | { from: string | null; to: string | null }
  | { runs: Run[] }
);

export type ChangedVersion = VersionRecord & {
  title: string;
  /** Null if the previous version is no longer stored. */
  changes: FieldChange[] | null;
  /** For a restored version, the newest earlier version with the same content, if it is among those listed. */
  same_as: number | null;
};

/**
 * The number of the newest earlier version with the content of the `nth`, if that one is restored and the other is listed.
 * Versions are newest first; `contents` has the content of each, or null if it is not compared.
 */
export function findSame(
  versions: readonly { version: number; source: VersionSource }[],
  contents: readonly (string | null)[],
  nth: number,
): number | null {
  const content = contents[nth] ?? null;
  if (versions[nth]?.source !== "restore" || content === null) return null;
  return versions[contents.indexOf(content, nth + 1)]?.version ?? null;
}

/** A change of a long text, as an index into the compared pairs. */
type Compared = { field: string; pair: number };

/** Longer texts, and those with several lines, are compared word by word. */
const SHORT_LENGTH = 80;

type Version = VersionRecord & { value: object; same_as: number | null };

/** Compares each of the first `limit` versions, newest first, with the next of the list. */
export async function describeVersionChanges(
  versions: Version[],
  limit: number,
  owner: string,
): Promise<ChangedVersion[]> {
  const pairs: { from: string; to: string }[] = [];
  const shown = versions.slice(0, limit).map(({ value, ...record }, nth) => {
    const before = versions[nth + 1]?.value;
    const fields = before ? record.changed.filter((name) => !FOLLOWS.has(name)) : [];
    const changes = fields.map((field): FieldChange | Compared => {
      const [from, to] = [readText(before, field), readText(value, field)];
      if ([from, to].every((text) => text === null || isBrief(text))) return { field, from, to };
      return { field, pair: pairs.push({ from: from ?? "", to: to ?? "" }) - 1 };
    });
    const isKept = before !== undefined || record.version === 1;
    return { ...record, title: readText(value, "title") ?? "", changes: isKept ? changes : null };
  });
  const excerpts = pairs.length > 0 ? await compareExcerptsInThread(pairs, owner) : [];
  const inWords = ({ field, pair }: Compared) => ({ field, runs: excerpts[pair] ?? [] });
  return shown.map(({ changes, ...version }) => ({
    ...version,
    changes: changes?.map((change) => ("pair" in change ? inWords(change) : change)) ?? null,
  }));
}

const FOLLOWS = new Set(["archived_at", "created_at"]);

const isBrief = (text: string) => text.length <= SHORT_LENGTH && !text.includes("\n");

function readText(resource: object | undefined, field: string): string | null {
  const value = Object.entries(resource ?? {}).find(([name]) => name === field)?.[1];
  return value === null || value === undefined || value === "" ? null : String(value);
}
