import { isTelling } from "./label-model";
import { readWords } from "./marks";
import type { Statement } from "./statements";

/** In UTF-16 units, as the others: longer texts say something beside the courtesy. */
const MAX_NOISE = 160;
const MAX_UNSPOKEN = 65;
/** What a customer says is worth more: `Okay.` is not. */
const MAX_ASSENT = 8;
const DURATION = /^\P{L}*\d+ ?(?:min(?:utes|uten)?|hours?|h|std|uur|分)\.?$/iu;

type Said = Pick<Statement, "role" | "path" | "text" | "kind" | "ratings" | "customer">;

export function isNoise(said: Said): boolean {
  const { text, kind, ratings, customer, role, path } = said;
  if (kind === "task") return true;
  if (text.length > MAX_NOISE || (role !== "table" && kind !== null)) return false;
  const bare = readWords(text);
  if (ratings.noise > LIKELY || DURATION.test(bare) || isRemark(said) || /^\([^()]+\)$/.test(bare))
    return true;
  const isAside = (role === "prose" || path.at(-1)?.kind === "other") && !/[?？]$/.test(bare);
  return (
    isAside &&
    ratings.noise + ratings.general_note > UNSPOKEN &&
    measureWidth(bare) <= (customer === null ? MAX_UNSPOKEN : MAX_ASSENT)
  );
}

/** Whether it is one or two words without signals, such as a greeting or the name below a mail. */
export const isRemark = ({ role, text, kind, ratings }: Said) =>
  role === "prose" &&
  !(/\p{L}/u.test(text) && isTelling(ratings)) &&
  kind === null &&
  !/[\d?:\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text) &&
  text.split(/\s+/).length <= 2;

/** Of being noise. */
const LIKELY = 0.45;
/** Of being noise or a fact without a label. */
const UNSPOKEN = 0.5;

/** Japanese says twice as much in a character. */
const measureWidth = (text: string) =>
  text.replace(/[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]/gu, "00").length;
