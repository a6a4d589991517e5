import { MAX_SPEAKER, readPrefix, stripMarks, stripTime } from "./marks";
import type { Statement } from "./statements";
import { matchWords } from "./word-lists";

/** In UTF-16 units, as the others: longer texts say something beside the courtesy. */
const MAX_NOISE = 160;
const MAX_UNSPOKEN = 65;
/** What a customer says is worth more: `Okay.` is not. */
const MAX_ASSENT = 8;
const TALK =
  "call|meeting|session|sync|demo|appointment|termin|gespräch|afspraak|overleg|appel|réunion|rendez-vous|point|séance|sitzung|vergadering";
const NOISE = matchWords(
  `(?:lunch|coffee|cake|mittagessen|kuchen|taart|gâteau) (?:was|were|war|était)|haha+|lol|on leave|good turnout
  (?:approved|angenommen|goedgekeurd|approuvé) (?:without|ohne|zonder|sans)|ohne einwände|nice to (?:see|meet) you
  (?:can you )?hear me|on mute|bye|see you|just checking in|(?:sorry|entschuldigung|sorry|désolée?) (?:for|für|voor|pour)
  thanks?(?: you)?(?: for)?|(?:vielen )?dank(?:e| für)|bedankt|merci|ありがとう|お世話|おわび|bad line|echo
  (?:audio|sound|line|connection|video|verbindung|ton|geluid|verbinding|son|connexion|ligne) (?:was|were|war|étai[ts]?|mauvaise?) .{0,20}
  音声.{0,10}(?:失敗|悪)|(?:next|follow-?up|nächste[rs]?|volgende|prochaine?) (?:${TALK})|次回|same time next week
  (?:${TALK}) (?:est |is |was |wurde |wird )?(?:ouverte?|levée?|closed|opened|eröffnet|geschlossen|geopend|gesloten)
  confidential|vertrauliche?|vertrouwelijk|confidentiel(?:le)?|before printing|(?:speak|talk|meet)(?: again)? (?:on|next)
  politesses|small ?talk|not (?:yet )?(?:called|reached|asked)|no answer|nicht erreicht|nog niet (?:gebeld|bereikt)|pas encore (?:appelé|joint)
  call back|zurückrufen|terugbellen|à (?:rappeler|relancer)|reminder(?=:)|says? hello
  (?<=(?:^|[.:] )[-*•]?\\s?)(?:i(?:'ll| will)? (?:send|mail|call|forward|ring|book)|ich (?:schicke|sende|melde|rufe|maile)|ik (?:stuur|bel|mail)|j['’]envoie|je (?:rappelle|relance)|il m['’]envoie)|rescheduled?|calendar invite`,
);
const DURATION = /^\P{L}*\d+ ?(?:min(?:utes|uten)?|hours?|h|std|uur|分)\.?$/iu;

type Said = Pick<Statement, "role" | "path" | "text" | "kind" | "own" | "customer">;

export function isNoise(said: Said): boolean {
  const { text, kind, own, customer, role, path } = said;
  if (kind === "task") return true;
  if (text.length > MAX_NOISE || (role !== "table" && (kind !== null || own > 3))) return false;
  const bare = readWords(text);
  if (NOISE.test(text) || DURATION.test(bare) || isRemark(said) || /^\([^()]+\)$/.test(bare))
    return true;
  const isAside = role === "prose" || path.at(-1)?.kind === "other";
  return (
    isAside && own === 0 && measureWidth(bare) <= (customer === null ? MAX_UNSPOKEN : MAX_ASSENT)
  );
}

/** Whether it is one or two words without signals, such as a greeting or the name below a mail. */
export const isRemark = ({ role, text, kind, own }: Said) =>
  role === "prose" &&
  own === 0 &&
  kind === null &&
  !/[\d?:\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text) &&
  text.split(/\s+/).length <= 2;

/** Japanese says twice as much in a character. */
const measureWidth = (text: string) =>
  text.replace(/[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]/gu, "00").length;

function readWords(text: string): string {
  const said = stripTime(stripMarks(text));
  const speaker = readPrefix(said)?.length ?? 0;
  return said.slice(speaker <= MAX_SPEAKER ? speaker : 0).replace(/^\s?[:：]\s*/, "");
}
