import type { Statement } from "./statements";
import { matchWords } from "./word-lists";

const MAX_REMARK = 70;
const TALK =
  "call|meeting|session|sync|demo|appointment|termin|gespräch|afspraak|overleg|appel|réunion|rendez-vous|point";
const NOISE = matchWords(
  `(?:lunch|coffee|cake|mittagessen|kuchen|taart|gâteau) (?:was|were|war|était)|coffee machine|haha+|lol|on leave|good turnout|approved without (?:changes|comments)
  nice to (?:see|meet) you|thanks?(?: you)?
  (?:can you )?hear me|bye|see you|danke|bedankt|merci|ありがとう|bad line|echo
  (?:audio|sound|line|connection|video|verbindung|ton|geluid|verbinding|son|connexion) (?:was|were|war|étai[ts]?) .{0,20}
  音声.{0,10}(?:失敗|悪)|(?:next|follow-?up|nächste[rs]?|volgende|prochaine?) (?:${TALK})|次回
  (?:speak|talk|meet)(?: again)? (?:on|next)|reminder(?=:)|rescheduled?|calendar invite`,
);
const DURATION = /^\P{L}*\d+ ?(?:min(?:utes|uten)?|hours?|h|std|uur|分)\.?$/iu;

type Said = Pick<Statement, "role" | "path" | "text" | "kind" | "own">;

/** Whether a statement is small talk, about the quality of a call, an appointment or a task, and short. */
export function isNoise(said: Said): boolean {
  const { text, kind, own } = said;
  if (kind === "task") return true;
  if (text.length > MAX_REMARK || kind !== null || own > 3) return false;
  return NOISE.test(text) || DURATION.test(text) || isRemark(said);
}

/** Whether it is one or two words without signals, such as a greeting or the name below a mail. */
export const isRemark = ({ role, text, kind, own }: Said) =>
  role === "prose" &&
  own === 0 &&
  kind === null &&
  !/[\d?:\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text) &&
  text.split(/\s+/).length <= 2;
