import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import type { Block } from "@/lib/ai/reading/evidence-blocks";
import { readLineStars } from "@/lib/ai/reading/line-stars";
import { statesPrice } from "@/lib/ai/reading/sentences/costs";
import { hasBegun, isSinceDay } from "@/lib/ai/reading/sentences/in-use";
import { tellsDone } from "@/lib/ai/reading/sentences/is-done";
import type { Section } from "@/lib/document-types/definition";
import { findDay } from "@/lib/text/dates";
import { isNoAnswer } from "@/lib/text/no-answer";
import { endSentence } from "@/lib/text/phrases";
import { joinSentences } from "@/lib/text/plain-sentences";
import { beginsWithLabel, holdsAny, LABEL } from "@/lib/text/word-beginnings";
import { readPieceBlocks, replaceBlocks } from "./fitting-passages";
import { refusesPrevious } from "./join-sentences";
import { listLabeled } from "./line-entries";
import { rateFit } from "./rate-fit";
import { countBeforeLabels, tellsResults } from "./reported-results";
import { beginsAhead, isSchedule } from "./schedule";

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

/** Whether a section takes a review with one or two stars: its words may praise one thing and blame another. */
const takesBadReview = ({ section }: Target, text: string) =>
  section.kinds?.includes("went_badly") === true && (readLineStars(text) ?? 3) < 3;

const isRuledOut = ({ section }: Target, text: string) =>
  holdsAny(text, section.sentences?.unless ?? []);

/** `from`, `ab dem` and `à partir du` before a day say when a change is to come; longer words, that the change is about the day. */
const SUBJECT = /(?!partir|vanaf)(?<!\p{L})\p{L}{5}|[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]{2}/u;

/** Whether a day is what a change is about: `Fixed a bug: the calendar did not show 4 March`, but not `Fixed: from 4 March …`. */
function isAboutDay({ section }: Target, text: string): boolean {
  const { words = [], heads = [] } = section.sentences ?? {};
  const [, head = "", rest = ""] = /^([^:：]{2,40})[:：](.+)$/su.exec(text) ?? [];
  if (!beginsWithLabel(text, heads) && !holdsAny(head, words)) return false;
  const day = findDay(rest);
  if (day === null || findDay(head) !== null) return false;
  const [before = "", after = ""] = rest.split(day);
  return SUBJECT.test(before) || /^(?:以降|から|まで)の/.test(after);
}

/** Whether a sentence tells what will be, or may be, done of what a section takes once it is done. */
function isNotDone({ section }: Target, piece: Evidence, text: string): boolean {
  const words = section.sentences?.words ?? [];
  if (!section.isDone || isSinceDay(text, piece.createdAt)) return false;
  const isComing = beginsAhead(piece, text) && !isAboutDay({ section }, text);
  return isComing || (holdsAny(text, words) && !tellsDone(text, words));
}

type Said = { text: string; isItem: boolean };

/** Writes statements as prose, but neighbors that are items, and so things of their own, as a list; none in the cells of a register. */
function writeSaid(said: readonly Said[], isCell: boolean): string {
  const isItem = (at: number) => !isCell && said[at]?.isItem === true;
  return said.reduce((written, each, at) => {
    const isBelow = isItem(at - 1);
    if (isItem(at) && (isBelow || isItem(at + 1)))
      return `${written}${isBelow ? "\n" : "\n\n"}- ${each.text}`;
    const text = each.isItem ? endSentence(each.text) : each.text;
    return isBelow && isItem(at - 2) ? `${written}\n\n${text}` : joinSentences([written, text]);
  }, "");
}

const listTargetWords = ({ section }: Target) => section.sentences?.words ?? [];

/** Lists the sections between which an item is split: those for its label, or for a note without any those whose labels its lines have. */
function listChoices(
  piece: Evidence,
  targets: readonly Target[],
  own: readonly Target[],
  first: string,
) {
  if (own.length > 0 || !hasLabel(piece, ...SAYING)) return own;
  const labeled = targets.filter((each) => listLineLabels(each).length > 0);
  return beginsWithLabel(first, labeled.flatMap(listLineLabels)) ? labeled : own;
}

/** Finds the section of which a sentence has a label, or few stars. */
const findLabeled = (choices: readonly Target[], text: string) =>
  choices.find((each) => beginsWithLabel(text, listTargetWords(each))) ??
  choices.find((each) => takesBadReview(each, text));

/** Finds the last section that takes what a sentence says. */
const findFitting = (choices: readonly Target[], piece: Evidence, text: string) =>
  choices.findLast(
    (each) =>
      isSaidFor(each, piece, text) && !isRuledOut(each, text) && !isNotDone(each, piece, text),
  );

/** `Countermeasure: none yet`, which is not a response to a risk */
const hasNoAnswer = (text: string) => LABEL.test(text) && isNoAnswer(text.replace(LABEL, ""));

/**
 * Splits an item between sections that take some sentences. Others go to the section without `words`, or follow the one before. It is not
 * `isWhole` if sentences were left out: what is not done is nothing new in a release.
 */
export function splitItem(piece: Evidence, targets: readonly Target[]) {
  const own = targets.filter(({ section }) =>
    hasLabel(piece, ...(section.sentences?.labels ?? [])),
  );
  const { entries, isLog, isWhole: isAllNews } = listLabeled(piece, own);
  const choices = listChoices(piece, targets, own, entries[0]?.text ?? "");
  const isRisk = hasLabel(piece, "risk");
  const home = choices.find(({ section }) => !section.sentences?.words);
  // `Pilot, interim results` says where the first sentences belong.
  const happened = choices.find(({ section }) => section.kinds?.includes("happened"));
  const told = happened && tellsResults(piece, listTargetWords(happened)) ? happened : undefined;
  const parts = new Map<Target, Said[]>();
  let isWhole = isAllNews;
  const isPlan = !isLog && choices.some(({ section }) => section.isDone) && isSchedule(piece);
  if (isPlan || choices.length === 0 || (home && rateFit(home.section, piece) === 0))
    return { parts: new Map<Target, string>(), isWhole };
  const unlabeled = isLog ? 0 : countBeforeLabels(entries.map(({ text }) => text));
  let last = home ?? told;
  let before: Said[] = [];
  let field: { block: number; of: Target } | undefined;
  /** The paragraph of which the sentence before was left out. */
  let leftOf: number | undefined;
  for (const [index, { text, of, block, kind }] of entries.entries()) {
    const isTable = kind === "table";
    const first = index < unlabeled || (isTable && last === told) ? told : undefined;
    const labeled =
      isRisk && hasNoAnswer(text) ? home : (of ?? first ?? findLabeled(choices, text));
    // A field of a risk runs to the next label or the end of its paragraph.
    const isOfField = isRisk && field?.block === block && !LABEL.test(text) && !isTable;
    if (!isOfField) field = labeled && LABEL.test(text) ? { block, of: labeled } : undefined;
    const isRefusal = !labeled && index > 0 && refusesPrevious(text);
    const isLeft = isRefusal
      ? leftOf === block
      : choices.some((each) => isNotDone(each, piece, text));
    const fitting =
      labeled ??
      (isOfField ? field?.of : undefined) ??
      (isLog && !isLeft ? last : undefined) ??
      (isRefusal ? undefined : findFitting(choices, piece, text));
    if (isLeft && !fitting) {
      isWhole = false;
      leftOf = kind === "paragraph" ? block : undefined;
      continue;
    }
    last = (index > 0 || !home || labeled ? fitting : home) ?? home ?? last;
    // Our price is compared with theirs, which may be in the first sentence. A table is written once.
    const isOfBoth = fitting && fitting !== last && !isTable;
    if (isOfBoth && tellsPrice(fitting, text)) parts.set(fitting, [{ text, isItem: false }]);
    const said = (last && parts.get(last)) ?? before;
    // Within a paragraph, sentences that are left out leave a mark.
    const gap = leftOf === block && said.length > 0 ? [{ text: "…", isItem: false }] : [];
    leftOf = undefined;
    const all = [...said, ...gap, { text, isItem: kind === "list" }];
    if (last) parts.set(last, all);
    before = last ? [] : all;
  }
  // An item whose lines all have labels is still named in its home.
  if (home && parts.size > 0 && !parts.has(home)) parts.set(home, []);
  return {
    parts: new Map([...parts].map(([each, said]) => [each, writeSaid(said, isRisk)])),
    isWhole,
  };
}
