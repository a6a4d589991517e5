import { capitalize } from "@/lib/text/phrases";
import { isPlainStatement, states } from "@/lib/text/plain-statement";
import { BARE_BETTER, BARE_WORSE, evaluate, isOwnLack } from "./evaluations";

// A comparison may have two sides. `readOwn` splits one of us at its contrast: `We are faster, but we have no list.` `readSides` splits one
// of them at a comma: `Cheaper than us for glasses, dearer for cloths.` Both let a sentence be if its second side has another subject.

/** Words with which a subject other than us begins, in English, German, Dutch and French. */
const OTHERS =
  "they|he|she|it|you|the|sie|er|es|ihr|die|der|das|zij|ze|hij|het|jullie|de|ils?|elles?|vous|le|la|les";

/** `We …`, also after one word, as in `Still, we …`, or after a Japanese clause that compares. */
const ABOUT_US =
  /^(?:(?!they|he|she|it|you|sie|er|es|ihr|zij|ze|hij|het|jullie|ils|elles|il|elle|vous)\p{sc=Latin}{2,15},? |[^、。]{1,8}と、)?(?:(?:we|wir|wij|nous)(?!\p{L})|(?:うち|当社|弊社|自社|私たち)(?:のほう|の方)?[はがも])/iu;
const CONTRAST =
  /[,;]?\s(?:but|aber|maar|mais)\s|(?:が|けれど|けれども|けど|ものの)、|[,;]\s(?=(?:we|wir|wij|nous)(?!\p{L}))/iu;
const BEFORE_US =
  /^.*?(?=(?<!\p{L})(?:we|wir|wij|nous)(?!\p{L}))|^.*?(?:うち|当社|弊社|自社|私たち)(?:のほう|の方)?[はがも]/iu;

/** Whether a sentence has us as its subject. */
export const isAboutUs = (sentence: string): boolean => ABOUT_US.test(sentence);

/** A second side with a subject of its own: `but they have no list`. */
const OF_OTHERS = new RegExp(`^(?:${OTHERS})(?!\\p{L})|^[^は、]{1,12}は`, "iu");

type Own = Readonly<{ kind: "advantage" | "ownLack"; text: string }>;

const endSentence = (part: string) => {
  const text = capitalize(part.trim());
  if (/[.!?。！？]$/.test(text)) return text;
  return text + (/\p{sc=Hira}$/u.test(text) ? "。" : ".");
};
const isBad = (part: string) => {
  const said = part.replace(BEFORE_US, "");
  return isOwnLack(said) || states(said, BARE_WORSE);
};

/** From its subject on, or in a second side without one; `We know who is cheaper` says nothing of us. */
const IS_BETTER = new RegExp(
  `(?:(?<!\\p{L})(?:we(?: are|['’]re)|(?:wir sind|sind wir)|(?:wij|we) zijn|nous sommes) |^)(?:\\p{L}+ ){0,2}${BARE_BETTER.source}|^.*(?:安い|速い|早い)(?:です)?。?$`,
  "iu",
);
const isBetter = (part: string) =>
  IS_BETTER.test(part) && isPlainStatement(part) && states(part, BARE_BETTER) && !isBad(part);

/** Splits a sentence about us at its contrast into what we do better and what we lack; empty unless one side is better and the other worse or lacking. */
export function readOwn(sentence: string): Own[] {
  const [first = "", second, more] = sentence.split(CONTRAST);
  if (second === undefined || more !== undefined || /[?？]/.test(sentence)) return [];
  const isOfUs = ABOUT_US.test(second) || !OF_OTHERS.test(second);
  const [good, bad] = isBetter(first) ? [first, second] : [second, first];
  if (!isOfUs || !isBetter(good) || !isBad(bad)) return [];
  return [
    { kind: "advantage", text: endSentence(good) },
    { kind: "ownLack", text: endSentence(bad) },
  ];
}

const BORDER =
  /[,;、]\s?(?:(?:but|and|aber|und|maar|en|mais|et) )?(?![^()（）]*[)）])|\s(?:but|aber|maar|mais)\s|(?:が|けれど|けど)、/iu;
/** In words: a longer side has a statement of its own. */
const MAX_WORDS = 6;
/** A side with a subject of its own: `the map is slower`. */
const HAS_SUBJECT = new RegExp(
  `^(?:${OTHERS}|this|that|which|who|was|wer|dat|wat|wie|qui|ce|cela)(?!\\p{L})`,
  "iu",
);

type Side = Readonly<{ kind: "strength" | "weakness"; text: string }>;

/** Splits a comparison with us that turns at a comma, such as `Cheaper than us for glasses, dearer for cloths`, into a strength and a weakness; empty if it has one side. */
export function readSides(statement: string): Side[] {
  const [first = "", second, more] = statement.split(BORDER);
  if (second === undefined || more !== undefined || /[?？]/.test(statement)) return [];
  const { kind } = evaluate(/\p{scx=Hira}$/u.test(first) ? `${first}。` : first);
  if (kind !== "strength" && kind !== "weakness") return [];
  const [opposite, same] =
    kind === "strength" ? [BARE_WORSE, BARE_BETTER] : [BARE_BETTER, BARE_WORSE];
  const isLong = second.split(" ").length > MAX_WORDS;
  if (isLong || HAS_SUBJECT.test(second) || isAboutUs(second)) return [];
  if (!states(second, opposite) || states(second, same)) return [];
  return [
    { kind, text: endLike(first, statement) },
    { kind: kind === "strength" ? "weakness" : "strength", text: endLike(second, statement) },
  ];
}

const endLike = (side: string, statement: string) => {
  const [mark = ""] = /[.!。！]$/.exec(statement) ?? [];
  return capitalize(side.endsWith(mark) ? side : side + mark);
};
