import { LEFT_OUT } from "@/lib/document-types/topics";
import { placeOf } from "@/lib/markdown/code-points";
import { headingsOf } from "@/lib/markdown/outline";
import { plainLine } from "./plain-blocks";
import { holdsAny } from "./word-sets";

/** What stands under a heading of a document: `own` is the text up to the next heading of any level, `isLeftOut` whether it is left out. */
export type Part = { heading: string; text: string; own: string; isLeftOut: boolean };

/**
 * The text under each heading, with that of the headings below it; the document's own title is no
 * part. What a document leaves out, or for later, is no part of what stands around it.
 */
export function partsOf(text: string): Part[] {
  let place = 0;
  let offset = 0;
  const starts = headingsOf(text).map(({ level, title, offset: next }) => {
    place = placeOf(text, next - offset, place);
    offset = next;
    const heading = plainLine(title);
    return { level, heading, place, isLeftOut: holdsAny(heading, LEFT_OUT) };
  });
  const parts = starts.map((start, index) => ({
    ...start,
    own: text.slice(start.place, starts[index + 1]?.place),
  }));
  const isTitle = parts.filter(({ level }) => level === 1).length === 1;
  return parts.flatMap(({ level, heading, own, isLeftOut }, index) => {
    if (isTitle && level === 1) return [];
    const texts = [own];
    let skipped = 7;
    for (let below = index + 1; ; below++) {
      const part = parts[below];
      if (!part || part.level <= level) break;
      if (part.level <= skipped) skipped = part.isLeftOut && !isLeftOut ? part.level : 7;
      if (skipped === 7) texts.push(part.own);
    }
    return [{ heading, text: texts.join("\n"), own, isLeftOut }];
  });
}
