import { findKinds } from "@/lib/document-types/section-kinds";
import type { Sentence } from "@/lib/text/sentences";
import { type Detector, type Reading, remarkOn } from "./reading";

const ASKS = /[?？][*_]{0,3}$|(?:ですか|ますか|でしょうか)。?[*_]{0,3}$/;
/** A question that the product asks: `The app asks: is the gate shut?` */
const PRODUCT_ASKS = /(?:ask|frag|vraag|demand|尋ね|聞)[^:：]{0,40}[:：]/iu;
/** What a sentence begins with if it only considers something. `Maybe is shown in grey` names an answer. */
const CONSIDERS =
  /^[*_]{0,3}((?:maybe|perhaps)(?! (?:is|are|counts?)(?!\p{L}))(?=,? [\p{L}'’-]+ \p{L})|(?:maybe )?we could(?! (?:not|never)(?!\p{L}))(?!n)|it (?:would|might) be (?:nice|good|great|cool|worth)|idea(?= ?:)|vielleicht(?=,? [\p{L}'’-]+ \p{L})|(?:wir|man) könnten?(?!\p{L})|(?:es )?wäre (?:schön|gut|toll|nett|prima)|idee(?= ?:)|misschien(?=,? [\p{L}'’-]+ \p{L})|(?:we|wij) zouden .{0,40}kunnen|het zou (?:leuk|mooi|fijn|handig|goed) zijn|peut-être(?=,? [\p{L}'’-]+ \p{L})|(?:on|nous) pourr(?:ait|ions)|(?:ce|il) serait (?:bien|bon|utile|intéressant)|idée(?= ?:)|もしかすると|アイデア(?=：))/iu;
const CONSIDERS_AT_END = /(?:かもしれない|かもしれません|といいかも)(?=。?$)/;

const WRITE =
  "Decide it and write what the product must do, or move it to the open questions with a name and a date.";

const LIST_ITEM = /^\s*(?:[-*+]|\d{1,9}[.)])\s/;
const measureIndent = (line: string) => /^\s*/.exec(line)?.[0].length ?? 0;

/** Whether something that may answer a sentence follows it: in its paragraph, or as a list below it. */
function isFollowed({ text }: Reading, { kind, offset, rest }: Sentence): boolean {
  if (/[\p{L}\p{N}]/u.test(rest)) return true;
  const start = text.lastIndexOf("\n", offset) + 1;
  const [own = "", ...below] = text.slice(start).split(/\r\n|\r|\n/, 4);
  const next = below.find((line) => line.trim() !== "") ?? "";
  return LIST_ITEM.test(next) && (kind === "prose" || measureIndent(next) > measureIndent(own));
}

const isOfRequirements = (heading: string) => {
  const kinds = findKinds(heading);
  return kinds.has("requirement") && !kinds.has("question");
};

/** Finds questions and mere ideas among the requirements. */
export const findUndecided: Detector = (reading) =>
  reading.sentences.flatMap((sentence) => {
    const { kind, section, text } = sentence;
    if (kind === "quote" || kind === "row" || !isOfRequirements(section)) return [];
    if (ASKS.test(text)) {
      if (PRODUCT_ASKS.test(text) || isFollowed(reading, sentence)) return [];
      const issue = "This question stands among the requirements, so nobody can build or test it.";
      return [remarkOn(sentence, "medium", issue, WRITE)];
    }
    const [word] = CONSIDERS_AT_END.exec(text) ?? CONSIDERS.exec(text)?.slice(1) ?? [];
    if (word === undefined) return [];
    return [remarkOn(sentence, "medium", `“${word}” leaves open whether this is required.`, WRITE)];
  });
