import { capitalize } from "@/lib/text/phrases";
import { isPlainStatement, states } from "@/lib/text/plain-statement";
import { BARE_BETTER, BARE_WORSE, isOwnLack } from "./evaluations";

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
const OF_OTHERS =
  /^(?:they|he|she|it|you|the|sie|er|es|ihr|die|der|das|zij|ze|hij|het|jullie|de|ils?|elles?|vous|le|la|les)(?!\p{L})|^[^は、]{1,12}は/iu;

type Own = Readonly<{ kind: "advantage" | "ownLack"; text: string }>;

const end = (part: string) => {
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
    { kind: "advantage", text: end(good) },
    { kind: "ownLack", text: end(bad) },
  ];
}
