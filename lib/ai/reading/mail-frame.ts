const SUBJECT = /^(?:subject|betreff|onderwerp|objet|件名) ?[:：]/iu;
/** Other lines at the head of a mail or of an entry of a form, which are dropped only there. */
const HEAD =
  /^(?:(?:from|to|cc|sent|date|received|name|von|an|gesendet|datum|eingang|eingegangen|van|aan|verzonden|ontvangen|naam|de|à|envoyé|reçu|nom|差出人|宛先|送信日時|日時|受付|受付日時|お名前|氏名) ?[:：])/iu;
/** A line of a form that is dropped only below a date of entry: `対応:済`. */
const RECEIVED = /^(?:received|eingang|eingegangen|ontvangen|reçu|受付|受付日時) ?[:：] ?\d/iu;
/** `Hallo Frau Möbius,` on a line of its own, with which no sentence begins. */
export const GREETING =
  /^(?:hi|hello|hey|hiya|dear|good (?:morning|afternoon|evening)|hallo|moin|guten (?:tag|morgen|abend)|liebe[rs]?|sehr geehrte[rs]?|beste|geachte|dag|goede(?:morgen|middag|navond)|bonjour|bonsoir|salut|chère?s?|chers?|madame|monsieur)(?: [\p{L}.'’&/-]+){0,5} ?,$/iu;
const JAPANESE_GREETING =
  /^(?:(?:いつも|大変){0,2}お世話(?:に)?なって(?:おり|い)ます。?|[^。、\s]{1,16}(?:様|各位|御中)[、。]?|こんにちは[、。]?|はじめまして[、。]?)$/u;
const GREETS_FIRST = /^(?:(?:いつも|大変){0,2}お世話(?:に)?なって(?:おり|い)ます。)(?=.)/u;
const CLOSING =
  /^(?:(?:kind|best|warm|many)? ?(?:regards|wishes)|yours (?:sincerely|faithfully)|sincerely|many thanks|thanks|mit (?:freundlichen|besten|lieben) grüßen|(?:viele|liebe|beste|freundliche) grüße|mvg|met vriendelijke groet(?:en)?|(?:vriendelijke|hartelijke) groet(?:en)?|groet(?:en|jes)?|(?:bien )?cordialement|(?:meilleures )?salutations|bien à vous|(?:以上、?)?(?:どうぞ)?(?:よろしく|宜しく)お願い(?:いた|致)?します)[,.!。]*$/iu;
const NAME =
  /^(?:\p{Lu}[\p{L}.'’-]*(?: (?:\p{Lu}[\p{L}.'’-]*|van|von|de|der|den|du|la)){0,3}|[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー]{1,6}(?:[ \u3000][\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー]{1,5})?)$/u;
const ENDED = /[.!?…。！？]["'”’“‘)」』»]*$/u;
/** Below a closing: the name, the role and the firm */
const MAX_SIGNATURE = 3;

/**
 * Drops what frames the text of a mail or of an entry of a form: its head, its greeting, its closing and the name below. A text without
 * a subject, a greeting or a date of entry is no mail, so that nothing of it is dropped.
 */
export function dropMailFrame(text: string): string {
  const lines = text.split("\n");
  const read = lines.map((line) => line.trim());
  let start = 0;
  let isMail = false;
  for (const line of read) {
    const isOpening = SUBJECT.test(line) || RECEIVED.test(line) || isGreeting(line);
    if (line !== "" && !isOpening && !HEAD.test(line)) break;
    isMail ||= isOpening;
    start++;
  }
  const opening = (lines[start] ?? "").replace(GREETS_FIRST, "");
  isMail ||= opening !== (lines[start] ?? "");
  const end = isMail ? findEnd(read, start) : 0;
  const said = [opening, ...lines.slice(start + 1, end)].join("\n").trim();
  return isMail && said !== "" ? said : text;
}

const isGreeting = (line: string) => GREETING.test(line) || JAPANESE_GREETING.test(line);

/** Finds where a mail ends: before its closing, or before a name alone below a sentence. */
function findEnd(lines: readonly string[], start: number): number {
  const end = lines.findLastIndex((line) => line !== "") + 1;
  const closing = lines.findLastIndex((line) => CLOSING.test(line));
  if (closing > start && end - closing - 1 <= MAX_SIGNATURE) return closing;
  const before = lines.slice(0, end - 1).findLast((line) => line !== "") ?? "";
  return end - 1 > start && NAME.test(lines[end - 1] ?? "") && ENDED.test(before) ? end - 1 : end;
}
