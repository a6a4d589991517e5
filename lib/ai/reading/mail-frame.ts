import { endsSentence, extractLetters } from "@/lib/text/phrases";
import { isMark } from "./drop-marked";

const SUBJECT = /^(?:subject|betreff|onderwerp|objet|件名) ?[:：]/iu;
const REPLY = /^(?:\s*(?:re|aw|fwd?|wg|antw|tr) ?[:：])+/iu;
/** Other lines at the head of a mail or of an entry of a form, which are dropped only there. */
const HEAD =
  /^(?:(?:from|to|cc|sent|date|received|name|von|an|gesendet|datum|eingang|eingegangen|van|aan|verzonden|ontvangen|naam|de|à|envoyé|reçu|nom|差出人|宛先|送信日時|日時|受付|受付日時|お名前|氏名) ?[:：])/iu;
/** The day on which an entry of a form came in, which makes its first lines a head. */
const RECEIVED = /^(?:received|eingang|eingegangen|ontvangen|reçu|受付|受付日時) ?[:：] ?\d/iu;
/** `Hallo Frau Möbius,` on a line of its own, with which no sentence begins. */
export const GREETING = new RegExp(
  `^(?:${[
    "hi|hello|hey|hiya|dear|good (?:morning|afternoon|evening)",
    "hallo|moin|guten (?:tag|morgen|abend)|liebe[rs]?|sehr geehrte[rs]?",
    "beste|geachte|dag|goede(?:morgen|middag|navond)",
    "bonjour|bonsoir|salut|chère?s?|chers?|madame|monsieur",
  ].join("|")})(?: [\\p{L}.'’&/-]+){0,5} ?,$`,
  "iu",
);
const JAPANESE_GREETING =
  /^(?:(?:いつも|大変){0,2}お世話(?:に)?なって(?:おり|い)ます。?|(?!お客様)[^。、\s]{2,16}(?<![模同有仕多異])様[、。]?|[^。、\s]{1,16}(?:各位|御中)[、。]?|こんにちは[、。]?|はじめまして[、。]?)$/u;
const GREETS_FIRST = /^(?:(?:いつも|大変){0,2}お世話(?:に)?なって(?:おり|い)ます。)(?=.)/u;
/** The words that close a mail: `Kind regards`, `Viele Grüße` */
export const CLOSING_WORDS = [
  "(?:(?:kind|kindest|best|warm|many) )?(?:regards|wishes|thanks)|(?:yours )?sincerely|yours faithfully",
  "(?:viele|beste|liebe|herzliche|freundliche|schöne) grü(?:ß|ss)e|mit (?:freundlichen|besten|lieben|herzlichen) grü(?:ß|ss)en|lg|vg|mfg",
  "(?:met )?(?:vriendelijke |hartelijke )?groet(?:en|jes)?|mvg",
  "(?:bien )?cordialement|(?:(?:meilleures|sincères|cordiales) )?salutations|bien à vous",
  "(?:以上、?)?(?:どうぞ)?(?:よろしく|宜しく)お願い(?:いた|致)?します",
].join("|");
/** Words that close a mail only on a line of their own or before a name */
const CLOSING = new RegExp(`^(?:${CLOSING_WORDS}|best|cheers|gruß|groeten)[,.!。]*$`, "iu");
const NAME =
  /^(?:\p{Lu}[\p{L}.'’-]*(?: (?:\p{Lu}[\p{L}.'’-]*|van|von|de|der|den|du|la)){0,3}|[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー]{1,6}(?:[ \u3000][\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー]{1,5})?)$/u;
/** The line above a signature (RFC 3676, section 4.3) */
const SEPARATOR = /^-- ?$/;
/** What a program or a firm adds below a mail: `Sent from my iPhone`, `This email is confidential and intended for …` */
const FOOTER = new RegExp(
  `^(?:${[
    "sent from (?:my )?[\\p{L}\\d ]{2,30}",
    "(?:von meinem [\\p{L}\\d ]{2,30} gesendet|gesendet von [\\p{L}\\d ]{2,30})",
    "verzonden (?:vanaf|met) [\\p{L}\\d ]{2,30}",
    "envoyé (?:de|depuis) mon [\\p{L}\\d ]{2,30}",
    "[\\p{L}\\d ]{2,20}から送信",
    "(?:this|diese|dit|deze|cet?) (?:e-?mail|message|nachricht|bericht|courriel)\\b.{0,80}\\b(?:confidential|vertrauliche?|vertrouwelijke?|confidentiel(?:le)?)\\b.{0,300}",
  ].join("|")})[.。]?$`,
  "iu",
);
/** Further words of the name, the role and the firm below a closing */
const SIGNATURE =
  /^(?:\p{Lu}[\p{L}.'’-]*,?|van|von|de|der|den|du|la|of|und|and|et|en|&)(?: (?:\p{Lu}[\p{L}.'’-]*,?|van|von|de|der|den|du|la|of|und|and|et|en|&)){0,5}$/u;
/** A particle in a line of Japanese makes it a sentence. */
const JAPANESE_CLAUSE = /[\p{sc=Han}\p{sc=Kana}ー][はがもをにで]/u;
/** `Tel. 0461 / 555 12`, an address or a page, below a closing; bare figures such as `120 450 300` are no number to call. */
const CONTACT =
  /^(?:(?:[tmf]|tel|phone|mobile?|mobil|telefon|telefoon|fax|tél|電話)\b\.? ?[:：]? ?[+(]?|[+(]|(?=0|\d{3}[ .-]\d{3}[ .-]\d{4}$|\d[\d ()]{1,12}[/-]))\d[\d ()/.-]{5,24}$|^(?:\p{L}{1,8}: ?)?(?:https?:\/\/|www\.)\S{3,80}$|^(?:\p{L}{1,8}: ?)?[\w.+-]{1,64}@[\w.-]{3,80}$/iu;
/** The line above a quoted mail: `On 14 Nov 2026, at 19:22, Geoff wrote:` */
const QUOTES_MAIL = new RegExp(
  `^(?:>\\s?)*(?:${[
    "on (?=.*\\d).{4,100} wrote",
    "am (?=.*\\d).{4,100} schrieb(?: .{2,80})?",
    "op (?=.*\\d).{4,100} (?:schreef(?: .{2,80})?|het volgende geschreven)",
    "le (?=.*\\d).{4,100} a écrit",
    "\\d{4}年\\d{1,2}月\\d{1,2}日.{0,6}\\d{1,2}:\\d{2}.{2,90}",
  ].join("|")}) ?[:：]$`,
  "iu",
);
/** The line of dashes or words within dashes above the head of a mail that is sent on */
const RULE = /^(?:[-_]{2,60} ?[\p{L}'’ ]{0,40}:? ?[-_]{2,60}|[-_]{5,})$/u;
/** A line on when a mail was sent, without which fields of a form stand there: `Date: optional` */
const SENT = /^(?:date|sent|datum|gesendet|verzonden|envoyé|日時|送信日時) ?[:：](?=.{0,40}\d)/iu;
/** A subject or a line of dashes by which a mail is sent on, rather than answered */
const IS_SENT_ON =
  /^(?:(?:subject|betreff|onderwerp|objet|件名) ?[:：] ?(?:fwd?|wg|tr|doorst|転送)(?= ?[:：])|[-_]{2,60} ?(?:forwarded|weitergeleitet|doorgestuurd|message transféré|転送))/iu;
/** With fewer lines, labels of an entry stand there: `From: Leeds` and `To: York` */
const MIN_HEAD = 3;
/** Below a closing: the name, the role, the firm and how to reach it */
const MAX_SIGNATURE = 5;
/** Below a separator: further lines with the address */
const MAX_CONTACT = 8;

/**
 * Drops what frames the text of a mail, or of each of two: one that is sent on comes before the words above it, one that is answered after
 * them.
 */
export function dropMailFrame(text: string, title = ""): string {
  const lines = text.split("\n");
  const read = lines.map((line) => line.trim());
  const head = findHeadBelow(read);
  if (head < 0) return dropFrame(lines, title);
  const last = read.slice(0, head).findLastIndex((line) => line !== "" && !RULE.test(line));
  const above = dropFrame(lines.slice(0, last + 1), title);
  const below = dropFrame(lines.slice(head), title);
  const isSentOn = read.slice(0, head).some((line) => IS_SENT_ON.test(line));
  return (isSentOn ? [below, above] : [above, below]).join("\n\n").trim();
}

/** Finds the head of a mail below other text: below a line of dashes, or with a line on when it was sent; -1 if there is none. */
function findHeadBelow(lines: readonly string[]): number {
  const isHead = (line = "") => SUBJECT.test(line) || HEAD.test(line);
  const first = lines.findIndex((line) => line !== "" && !isHead(line) && !RULE.test(line));
  if (first < 0) return -1;
  for (let at = first; at < lines.length; at++) {
    if (!isHead(lines[at])) continue;
    let end = at;
    while (isHead(lines[end])) end++;
    const head = lines.slice(at, end);
    const above = lines[at - 1] || (lines[at - 2] ?? "");
    const isSent = RULE.test(above) || head.some((line) => SENT.test(line));
    const hasSubject = head.some((line) => SUBJECT.test(line));
    if (isSent && hasSubject && head.length >= MIN_HEAD) return at;
    at = end - 1;
  }
  return -1;
}

/**
 * Drops the head of a mail or of an entry of a form, its greeting, its closing and the name below, but not the mail that it quotes. The words of a
 * subject stay unless the title or the text says them. A text without a subject, a greeting or a date of entry is no mail, so that nothing of it is dropped.
 */
function dropFrame(lines: readonly string[], title: string): string {
  const text = lines.join("\n");
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
  const quoted = read.findIndex((line, index) => index > start && QUOTES_MAIL.test(line));
  const [own, below] = quoted < 0 ? [read, []] : [read.slice(0, quoted), lines.slice(quoted)];
  const end = isMail ? findEnd(own, start) : 0;
  const written = [opening, ...lines.slice(start + 1, end)].join("\n").trim();
  // A mark below the name holds for the text: `Ann Lee\nConfidential`.
  const marks = isMail ? own.slice(end).filter(isMark) : [];
  const said = [written, ...marks, below.join("\n")].join("\n\n").trim();
  if (!isMail || said === "") return text;
  const subject = read.slice(0, start).find((line) => SUBJECT.test(line)) ?? "";
  const words = subject.replace(SUBJECT, "").replace(REPLY, "").trim();
  return isSaid(words, `${title}\n${said}`) ? said : `${words}\n\n${said}`;
}

/** Whether a text has all words of a subject, apart from the shortest. */
function isSaid(subject: string, text: string): boolean {
  const letters = extractLetters(text);
  const words = subject.replace(/(?:について|の件|に関して)$/u, "").match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.every(
    (word) => /^\p{sc=Latin}{1,3}$/u.test(word) || letters.includes(extractLetters(word)),
  );
}

const isGreeting = (line: string) => GREETING.test(line) || JAPANESE_GREETING.test(line);

const isNamePart = (line: string) =>
  CONTACT.test(line) ||
  isMark(line) ||
  ((NAME.test(line) || SIGNATURE.test(line)) &&
    !/^P\.? ?S\b/.test(line) &&
    !JAPANESE_CLAUSE.test(line));

/** Whether a line can stand below a closing: `Ann Berg`, `Ann Berg | Head of Sales | Tel. 0461 55512` */
const isSignature = (line: string) => line.split(/ [|·•] /).every((part) => isNamePart(part));

/** Whether a line closes a mail, its writer's name included or not: `Kind regards`, `Best, Ann` */
function isClosing(line: string): boolean {
  if (CLOSING.test(line)) return true;
  const [closing = "", name = "", ...more] = line.split(/, ?/);
  return more.length === 0 && name !== "" && CLOSING.test(closing) && NAME.test(name);
}

/** Finds where a mail ends: before what a program adds and its signature, its closing, or a name alone below a sentence. */
function findEnd(lines: readonly string[], start: number): number {
  const isText = (line: string) => line !== "" && !FOOTER.test(line);
  const last = lines.findLastIndex(isText) + 1;
  const separator = lines.findLastIndex((line) => SEPARATOR.test(line));
  const contact = separator > start ? lines.slice(separator + 1, last).filter(isText) : [];
  const isContact = contact.length <= MAX_CONTACT && !contact.some((line) => endsSentence(line));
  const isCut = contact.length > 0 && isContact;
  const end = isCut ? lines.slice(0, separator).findLastIndex(isText) + 1 : last;
  const closing = lines.slice(0, end).findLastIndex(isClosing);
  const below = closing > start ? lines.slice(closing + 1, end).filter((line) => line !== "") : [];
  const isSigned = below.every((line) => isSignature(line));
  if (closing > start && end - closing - 1 <= MAX_SIGNATURE && isSigned) return closing;
  const before = lines.slice(0, end - 1).findLast((line) => line !== "") ?? "";
  return end - 1 > start && NAME.test(lines[end - 1] ?? "") && endsSentence(before) ? end - 1 : end;
}
