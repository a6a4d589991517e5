import { excerptsInThread, type Piece } from "@/lib/lines/compare-texts";
import type { VersionRecord } from "@/lib/schemas/versions";

/** What a field was and is: in full where both are short, else word by word. */
export type FieldChange = { field: string } & (
  | { from: string | null; to: string | null }
  | { pieces: Piece[] }
);

/** A version with what it changed; null where the version before is not kept any more. */
export type ChangedVersion = VersionRecord & { title: string; changes: FieldChange[] | null };

/** A change of a long text, by its place among those that are compared. */
type Compared = { field: string; pair: number };

/** Texts of more characters, or of several lines, are compared word by word. */
const SHORT = 80;

type Version = VersionRecord & { value: object };

/** The first `limit` of some versions, newest first, each held against the next one of the list. */
export async function withChanges(
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
  const excerpts = pairs.length > 0 ? await excerptsInThread(pairs, owner) : [];
  const inWords = ({ field, pair }: Compared) => ({ field, pieces: excerpts[pair] ?? [] });
  return shown.map(({ changes, ...version }) => ({
    ...version,
    changes: changes?.map((change) => ("pair" in change ? inWords(change) : change)) ?? null,
  }));
}

/** Fields that only follow from another one. */
const FOLLOWS = new Set(["archived_at", "created_at"]);

const isBrief = (text: string) => text.length <= SHORT && !text.includes("\n");

/** A value as text; null where there is none. */
function readText(thing: object | undefined, field: string): string | null {
  const value = Object.entries(thing ?? {}).find(([name]) => name === field)?.[1];
  return value === null || value === undefined || value === "" ? null : String(value);
}
