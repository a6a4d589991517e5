import { isKindName } from "./label-names";
import { prefixOf } from "./marks";
import type { Passage } from "./passages";
import { tableTitle } from "./table-title";
import { shortTitle, titleFromWords } from "./title";
import { KINDS_OF_NOTES } from "./title-words";
import type { Heading } from "./units";

/** UTF-16 units of a heading that can be the title of its whole section. */
const MAX_HEADING = 80;

/** The titles of passages with their contents; `told` are the headings that stand in them. */
export function titlesOf(passages: readonly Passage[], contents: readonly string[]) {
  const told = new Set<Heading>();
  const titles = passages.map((passage, index) => {
    const { heading, role, label } = passage;
    const content = contents[index] ?? "";
    const isWhole =
      heading !== null &&
      passages[index - 1]?.heading !== heading &&
      passages[index + 1]?.heading !== heading;
    if (role === "table" && passage.end === passage.first + 1) {
      const isTitled = isWhole || (passage.isNear && heading?.isKind);
      if (isTitled && heading) told.add(heading);
      return shortTitle(tableTitle(content, isTitled ? (heading?.name ?? null) : null));
    }
    if (isWhole && isTopic(heading)) {
      told.add(heading);
      return shortTitle(heading.name);
    }
    const title = titleFromWords(content, label);
    return label === "general_note" ? shortTitle(noteTitle(passage, title)) : title;
  });
  return { titles, told };
}

/** A heading that says what its section is about. */
const isTopic = ({ name }: Heading) =>
  name.length <= MAX_HEADING && !/\bwrote$/.test(name) && !isKindName(name);

/** `Action for Tom: …`, as the label of a note does not say that it is one. */
function noteTitle({ heading, kind, isNear }: Passage, title: string): string {
  const name = kind ?? (isNear && heading?.isKind ? heading.name : "");
  const called = KINDS_OF_NOTES.find(([pattern]) => pattern.test(name))?.[1];
  if (!called) return title;
  const person = prefixOf(title);
  return person === null ? `${called}: ${title}` : `${called} for ${title}`;
}
