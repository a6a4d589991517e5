import { DRAFT_WORDS } from "@/lib/ai/draft-words/draft-words";
import { listKinds } from "@/lib/ai/reading/section-kinds";
import { nameSection } from "@/lib/ai/reading/section-names";
import { listLabels, type Section, sortLabels } from "@/lib/document-types/definition";
import { escapeWords } from "@/lib/markdown/escape";
import type { ContextLabel } from "@/lib/schemas/enums";
import { spell } from "@/lib/schemas/spelling";
import type { Language } from "@/lib/text/languages";
import { joinWords } from "@/lib/text/phrases";

/** A purpose that is one plain sentence; in a workspace's own type it may be any text. */
const PLAIN = /^[^\n\\/*_`<>[\]|~&#]{1,200}\.$/;

export const listWanted = (section: Section | undefined) =>
  sortLabels(section ? listLabels(section) : []);

/** Where the missing words may be: a section of a draft, with the labels of the items that it refers to, or an unused item. */
export type PossibleSource = { name: string; labels: readonly ContextLabel[]; isItem?: true };

const MAX_NAMED = 2;

/** What fills a section: not what it only names to check. Where it takes sentences of notes, a note is advised before an idea with such words. */
function listFilling(section: Section) {
  const { labels = [], check, checks, trustsOwn, sentences, about } = section;
  const takesNotes = sentences?.labels.includes("general_note");
  const said = [...(sentences?.labels ?? []), ...(takesNotes ? [] : (about?.labels ?? []))];
  const isChecked = (label: string) =>
    check !== undefined && (checks ? checks.some((each) => each === label) : !trustsOwn);
  const fills = (label: string) =>
    said.some((each) => each === label) ||
    labels.some((each) => each === label && !isChecked(label));
  const wanted = listWanted(section);
  return {
    ...wanted,
    labels: wanted.labels.filter(fills),
    goals: wanted.goals.filter(fills),
  };
}

/** Names a document only if nothing else would do: nobody should write one to fill a section of another. */
function describeWanted(section: Section, known: ReadonlySet<ContextLabel>): string {
  const wanted = listFilling(section);
  // A link is advice only where nothing else would do: its words are on another page.
  const labels = wanted.labels.filter(
    (label, _, all) => !known.has(label) && (label !== "external_link" || all.length === 1),
  );
  const joinNames = (some: readonly string[]) => joinWords(some.map(spell), "or");
  const hasKinds = listKinds(section).length > 0;
  const document = `a document ${hasKinds ? "with such a section" : `(${joinNames(wanted.documents)})`}`;
  const hasOthers = wanted.labels.length > 0 || wanted.goals.length > 0 || wanted.uploads;
  if (!hasOthers) return hasKinds || wanted.documents.length > 0 ? document : "";
  return [
    ...(labels.length > 0 ? [`a context item labeled ${joinNames(labels)}`] : []),
    ...(wanted.goals.length > 0 ? [`a goal (${joinNames(wanted.goals)})`] : []),
    ...(wanted.uploads ? ["an upload"] : []),
  ].join(", or ");
}

/** Says what would fill a section; `isEmpty` means that it has no text either. */
export function adviseOn(
  section: Section,
  isEmpty: boolean,
  all: readonly PossibleSource[],
  language: Language,
): string {
  const labels = [...(section.sentences?.labels ?? []), ...listWanted(section).labels];
  // The section takes items of other labels only if they name its subject, and an unused one does not.
  const sources = all.filter(
    ({ isItem, labels }) => !isItem || labels.some((label) => section.labels?.includes(label)),
  );
  const own = `*${escapeWords(nameSection(section, language))}*`;
  const near = labels.flatMap((label) =>
    sources.flatMap(({ name, labels }) => (labels.includes(label) && name !== own ? name : [])),
  );
  const places = [...new Set(near)].slice(0, MAX_NAMED);
  const { fill } = DRAFT_WORDS[language];
  if (fill) return isEmpty ? ` ${fill(places)}` : "";
  const wanted = describeWanted(section, new Set(sources.flatMap((source) => source.labels)));
  if (!isEmpty || !PLAIN.test(section.purpose)) return wanted === "" ? "" : ` Add ${wanted}.`;
  const named = joinWords(places, "or");
  const where = section.initiative ? "here or in the initiative's description" : "here";
  const first = named === "" ? `Write it ${where}` : `Check ${named} first, or write it ${where}`;
  return ` ${section.purpose} ${first}${wanted === "" ? "" : `, or add ${wanted} that says it`}.`;
}
