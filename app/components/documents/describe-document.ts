import type { DocumentType } from "@/lib/schemas/enums";
import { humanize } from "@/lib/schemas/spelling";

type Described = { title: string; type: DocumentType; initiative_title?: string | undefined };

/** Names the type and the initiative of a document, unless its title does: `PRD: Routes` says both. */
export function describeDocument({ title, type, initiative_title }: Described): string {
  const typeName = humanize(type);
  return [
    findWords(title, typeName) !== 0 && typeName,
    initiative_title && nameInitiative(title, initiative_title),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** Names the initiative of a document, or nothing if its title does. */
export const nameInitiative = (title: string, initiative: string): string =>
  findWords(title, initiative) < 0 ? initiative : "";

/** Returns the position of whole words, at least one letter, in a text, in any case, or -1. */
function findWords(text: string, words: string): number {
  const [where, what] = [text.toLowerCase(), words.toLowerCase()];
  for (let at = where.indexOf(what); at >= 0; at = where.indexOf(what, at + 1)) {
    const around = `${where.charAt(at - 1)}${where.charAt(at + what.length)}`;
    if (!/[\p{L}\p{N}]/u.test(around)) return at;
  }
  return -1;
}
