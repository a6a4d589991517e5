import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import type { Block } from "@/lib/ai/reading/evidence-blocks";
import { hasBegun, isSinceDay } from "@/lib/ai/reading/sentences/has-begun";
import { statesPrice } from "@/lib/ai/reading/sentences/prices";
import type { Section } from "@/lib/document-types/definition";
import { isNoAnswer } from "@/lib/text/no-answer";
import { endSentence } from "@/lib/text/phrases";
import { joinSentences } from "@/lib/text/plain-sentences";
import { beginsWithLabel, holdsAny, LABEL } from "@/lib/text/word-beginnings";
import { readPieceBlocks, replaceBlocks } from "./fitting-passages";
import { listStatements } from "./quoted-text";
import { rateFit } from "./rate-fit";
import { countBeforeLabels, tellsResults } from "./reported-results";
import { writeRows } from "./write-blocks";

type Target = { section: Section };

/** Labels of pieces that are not notes but may say how something went. */
const SAYING = ["market_research", "feature_idea", "upload"] as const;

const listLineLabels = ({ section }: Target) => section.sentences?.lineLabels ?? [];

/** Reduces a file to its parts below headings such as `What went wrong`, if a section takes such parts. */
export function takeReport(piece: Evidence, targets: readonly Target[]): Evidence {
  const labels = piece.type === "upload" ? targets.flatMap(listLineLabels) : [];
  const blocks = readPieceBlocks(piece);
  const told = blocks.flatMap((block, index): Block[] => {
    const before = blocks[index - 1];
    if (block.kind === "paragraph") return beginsWithLabel(block.text, labels) ? [block] : [];
    if (block.kind !== "list" || before?.kind !== "heading") return [];
    const text = `${before.text}: ${block.items.map((item) => endSentence(item.text)).join(" ")}`;
    return beginsWithLabel(text, labels) ? [{ kind: "paragraph", text }] : [];
  });
  return told.length > 0 ? replaceBlocks(piece, told) : piece;
}

const tellsPrice = ({ section }: Target, text: string) =>
  section.takesPrices === true && statesPrice(text);

/** Whether a section takes a sentence, also of the day since which the plan is in use. */
const isSaidFor = (each: Target, { createdAt }: Evidence, text: string) =>
  holdsAny(text, each.section.sentences?.words ?? []) ||
  tellsPrice(each, text) ||
  (each.section.kinds?.includes("new") === true && isSinceDay(text, createdAt)) ||
  (each.section.kinds?.includes("happened") === true && hasBegun(text, createdAt));

const isRuledOut = ({ section }: Target, text: string) =>
  holdsAny(text, section.sentences?.unless ?? []);

/** A statement of an item; `head` is the short line above its list, such as `Fixed`. */
type Entry = { text: string; head: string };

/** A line of at most three words without an end, as people write headings in notes: `Known issues`, `Neu:` */
const HEAD = /^\p{L}[\p{L}'’-]{0,30}(?: [\p{L}'’-]{1,20}){0,2}\s?[:：]?$/u;

/** Lists the statements of an item; a table is one. A head above a list is an entry of its own. */
function listEntries(piece: Evidence): Entry[] {
  const blocks = readPieceBlocks(piece);
  return blocks.flatMap((block, index) => {
    if (block.kind === "table") return [{ text: `\n\n${writeRows(block.rows)}\n\n`, head: "" }];
    const before = blocks[index - 1];
    const isBelow = block.kind === "list" && before && before.kind !== "table";
    const isHead = isBelow && before.kind !== "list" && HEAD.test(before.text);
    const head = isHead ? stripEnd(before.text) : "";
    return listStatements(block).map((text) => ({ text: endSentence(text), head }));
  });
}

const stripEnd = (text: string) => text.replace(/\s?[.:：。]$/u, "");

const beginsPart = ({ section }: Target, text: string) =>
  beginsWithLabel(text, section.sentences?.heads ?? []);

/**
 * Lists the statements of an item, each with the section that its label or the head above its list names. Only an item with two such
 * labels is a list of changes: `Changed: …` alone may be about the plan.
 */
function listLabeled(piece: Evidence, choices: readonly Target[]) {
  const entries = listEntries(piece).map(({ text, head }) => ({
    text,
    of: choices.find((each) => beginsPart(each, text) || beginsPart(each, `${head}: `)),
    isHead:
      HEAD.test(stripEnd(text)) && choices.some((each) => beginsPart(each, `${stripEnd(text)}: `)),
  }));
  const isLog = new Set(entries.flatMap(({ of }) => of ?? [])).size > 1;
  return {
    isLog,
    entries: entries.flatMap(({ text, of, isHead }) =>
      isLog && isHead ? [] : [{ text, of: isLog ? of : undefined }],
    ),
  };
}

/** Splits an item between sections that take some sentences. Others go to the section without `words`, or follow the one before. */
export function splitItem(
  piece: Evidence,
  targets: readonly Target[],
): ReadonlyMap<Target, string> {
  const own = targets.filter(({ section }) =>
    hasLabel(piece, ...(section.sentences?.labels ?? [])),
  );
  const { entries, isLog } = listLabeled(piece, own);
  const isLabeled = beginsWithLabel(entries[0]?.text ?? "", targets.flatMap(listLineLabels));
  const choices =
    own.length === 0 && hasLabel(piece, ...SAYING) && isLabeled
      ? targets.filter((each) => listLineLabels(each).length > 0)
      : own;
  const listWords = ({ section }: Target) => section.sentences?.words ?? [];
  const home = choices.find(({ section }) => !section.sentences?.words);
  // `Pilot, interim results` says where the first sentences belong.
  const told = choices.find(
    (each) => each.section.kinds?.includes("happened") && tellsResults(piece, listWords(each)),
  );
  const parts = new Map<Target, string>();
  if (choices.length === 0 || (home && rateFit(home.section, piece) === 0)) return parts;
  const unlabeled = isLog ? 0 : countBeforeLabels(entries.map(({ text }) => text));
  let [before, last] = ["", home ?? told];
  let field: { block: number; of: Target } | undefined;
  for (const [index, { text, of, block }] of entries.entries()) {
    // `Countermeasure: none yet` is not a response to a risk.
    const isOpen =
      hasLabel(piece, "risk") && LABEL.test(text) && isNoAnswer(text.replace(LABEL, ""));
    const isTable = text.startsWith("\n");
    const first = index < unlabeled || (isTable && last === told) ? told : undefined;
    const labeled = isOpen
      ? home
      : (of ?? first ?? choices.find((each) => beginsWithLabel(text, listWords(each))));
    // A field of a risk runs to the next label or the end of its paragraph.
    const isOfField =
      hasLabel(piece, "risk") && field?.block === block && !LABEL.test(text) && !isTable;
    if (!isOfField) field = labeled && LABEL.test(text) ? { block, of: labeled } : undefined;
    const fitting =
      labeled ??
      (isOfField ? field?.of : undefined) ??
      (isLog ? last : undefined) ??
      choices.findLast((each) => isSaidFor(each, piece, text) && !isRuledOut(each, text));
    last = (index > 0 || !home || labeled ? fitting : home) ?? home ?? last;
    // Our price is compared with theirs, which may be in the first sentence. A table is written once.
    const isOfBoth = fitting && fitting !== last && !isTable;
    if (isOfBoth && tellsPrice(fitting, text)) parts.set(fitting, text);
    if (last) parts.set(last, joinSentences([parts.get(last) ?? before, text]));
    before = last ? "" : joinSentences([before, text]);
  }
  // An item whose lines all have labels is still named in its home.
  if (home && parts.size > 0 && !parts.has(home)) parts.set(home, "");
  return parts;
}
