import { isTelling } from "./label-model";
import { MAX_SPEAKER, readPrefix, stripMarks, stripTime } from "./marks";
import type { Statement } from "./statements";

/** In UTF-16 units, as the others: longer texts say something beside the courtesy. */
const MAX_NOISE = 160;
const MAX_UNSPOKEN = 65;
/** What a customer says is worth more: `Okay.` is not. */
const MAX_ASSENT = 8;

type Said = Pick<Statement, "role" | "path" | "text" | "kind" | "ratings" | "customer">;

export function isNoise(said: Said): boolean {
  const { text, kind, ratings, customer, role, path } = said;
  if (kind === "task") return true;
  if (text.length > MAX_NOISE || (role !== "table" && kind !== null)) return false;
  const bare = readWords(text);
  if (ratings.noise > LIKELY) return true;
  const isAside = (role === "prose" || path.at(-1)?.kind === "other") && !/[?？]$/.test(bare);
  return (
    isAside &&
    ratings.noise + ratings.general_note > UNSPOKEN &&
    bare.length <= (customer === null ? MAX_UNSPOKEN : MAX_ASSENT)
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

function readWords(text: string): string {
  const said = stripTime(stripMarks(text));
  const speaker = readPrefix(said)?.length ?? 0;
  return said.slice(speaker <= MAX_SPEAKER ? speaker : 0).replace(/^\s?[:：]\s*/, "");
}
