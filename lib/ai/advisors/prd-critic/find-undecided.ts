import { findKinds } from "@/lib/ai/reading/section-kinds";
import { isQuestion } from "@/lib/text/is-question";
import { splitLines } from "@/lib/text/line-ends";
import type { Sentence } from "@/lib/text/sentences";
import { MAYBE_LATER } from "@/lib/text/words";
import { type Detector, type Reading, remarkOn } from "./reading";

/** A question after a colon is one that the product asks: `The dialog shows: delete it?` */
const AFTER_COLON = /:[*_]{0,3}\s|：/;
/** The words before the colon of a question to the team, or the whole question: `Open question: may guests cancel?` */
const TO_TEAM = new RegExp(
  [
    "^[*_]{0,3}(?:(?:open |offene )?(?:questions?|fragen?|vraag|vragen|demande|質問|疑問)(?: ouvertes?)?[*_]{0,3} ?[:：]|(?:who|what|when|where|which|why|how|should|can|could|do|does|may|will|wer|was|wann|wo|welche[rns]?|warum|soll(?:en)?|kann|können|darf|dürfen|wie|wat|wanneer|waar|welke?|waarom|moet(?:en)?|mag|mogen|kan|kunnen|qui|quand|où|quel(?:le)?s?|pourquoi|comment|faut-il)(?!\\p{L}))",
    "[:：] ?(?:who (?:may|pays|decides)|wer (?:darf|zahlt|entscheidet)|wie (?:mag|betaalt|beslist)|qui (?:peut|paie|décide)|誰が)(?!\\p{L})",
  ].join("|"),
  "iu",
);
const BUTTON = /^(?:button|schaltfläche|knop|bouton) \p{Lu}/iu;

const THEY = "(?:we|i|you|they|it|one)";
const WIR = "(?:wir|man|sie|ich|es)";
const WIJ = "(?:we|wij|ze|men|ik|het)";
/** The beginning of a sentence that only considers something. `Maybe later is a third answer` names an answer. */
const CONSIDERS = new RegExp(
  `^[*_]{0,3}((?:maybe|perhaps)(?=,? (?:${THEY}|(?:[\\p{L}'’-]+ ){1,3}(?:could|should|might))(?!\\p{L}))|we might (?:also )?add|it (?:would|might) be (?:nice|good|great|cool|worth)|idea(?= ?:)|vielleicht(?= (?:\\p{L}+ ${WIR}|könnten?|sollten?)(?!\\p{L}))|(?:es )?wäre (?:schön|gut|toll|nett|prima)|idee(?= ?:)|misschien(?= (?:\\p{L}+ ${WIJ}|zou(?:den)?)(?!\\p{L}))|het zou (?:leuk|mooi|fijn|handig|goed) zijn|peut-être(?= (?:faut-il|faudrait-il|pourrait-on|qu(?:e |['’]))|(?: [\\p{L}'’-]+){1,3} (?:pourrait|pourraient|pourrions|devrait|devrions)(?!\\p{L}))|(?:ce|il) serait (?:bien|bon|utile|intéressant)|idée(?= ?:)|もしかすると|アイデア(?=：))`,
  "iu",
);
const CONSIDERS_AT_END =
  /(?:nice[ -]to[ -]have|would be (?:nice|great|useful)|wäre (?:schön|toll|nützlich)|zou (?:leuk|mooi|fijn|handig) zijn|serait (?:bien|utile|pratique)|あると(?:良|よ|い)い|といいかも)(?=(?:です|かも)?[.!。]?$)/iu;

/** Also as a question, and alone after a name in bold: `**Photo.** maybe later??` */
const LATER = new RegExp(`(?<=^|[*_]{2} )(?:${MAYBE_LATER})(?=\\s?[.!?]{0,3}$)`, "iu");

const WRITE =
  "Decide it and write what the product must do, or move it to the open questions with a name and a date.";

const LIST_ITEM = /^\s*(?:[-*+]|\d{1,9}[.)])\s/;
const measureIndent = (line: string) => /^\s*/.exec(line)?.[0].length ?? 0;

/** Whether something that may answer a sentence follows it: in its paragraph, or as a list below it. */
function isFollowed({ text }: Reading, { kind, offset, rest }: Sentence): boolean {
  if (/[\p{L}\p{N}]/u.test(rest)) return true;
  const start = text.lastIndexOf("\n", offset) + 1;
  const [own = "", ...below] = splitLines(text.slice(start), 4);
  const next = below.find((line) => line.trim() !== "") ?? "";
  return LIST_ITEM.test(next) && (kind === "prose" || measureIndent(next) > measureIndent(own));
}

const isOfRequirements = (heading: string) => {
  const kinds = findKinds(heading);
  return kinds.has("requirement") && !kinds.has("question");
};

const isOfProduct = (text: string) =>
  (AFTER_COLON.test(text) && !TO_TEAM.test(text)) || BUTTON.test(text);

/** Finds questions and mere ideas among the requirements. */
export const findUndecided: Detector = (reading) =>
  reading.sentences.flatMap((sentence) => {
    const { kind, section, text } = sentence;
    if (kind === "quote" || kind === "row" || !isOfRequirements(section)) return [];
    const [later] = LATER.exec(text) ?? [];
    if (isQuestion(text) && later === undefined) {
      if (isOfProduct(text) || isFollowed(reading, sentence)) return [];
      const issue = "This question stands among the requirements, so nobody can build or test it.";
      return [remarkOn(sentence, "medium", issue, WRITE)];
    }
    const [word = later] = CONSIDERS_AT_END.exec(text) ?? CONSIDERS.exec(text)?.slice(1) ?? [];
    if (word === undefined) return [];
    return [remarkOn(sentence, "medium", `“${word}” leaves open whether this is required.`, WRITE)];
  });
