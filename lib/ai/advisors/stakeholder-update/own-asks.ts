import { readSentences } from "@/lib/ai/advisors/shared/read-sentences";
import { listTickedLines } from "@/lib/markdown/ticked-lines";
import { splitLines } from "@/lib/text/line-ends";
import { isNoAnswer } from "@/lib/text/no-answer";
import { joinSentences } from "@/lib/text/plain-sentences";

/** Heads of what a status report asks of its readers, in five languages. `Requests` alone may be those of users. */
const ASKS = [
  "(?:(?:my|our|open) )?asks?(?: of [^:：*#]{2,40})?|(?:help|decisions?|approvals?) needed(?: from [^:：*#]{2,40})?|(?:what )?we need from you",
  "bitten(?: an [^:：*#]{2,40})?|unsere bitten?|was wir (?:von (?:ihnen|euch) )?brauchen|benötigte freigaben?|entscheidungsbedarf",
  "onze verzoeken|verzoeken aan [^:：*#]{2,40}|gevraagd besluit|wat we nodig hebben",
  "nos demandes|demandes (?:à|au|aux) [^:：*#]{2,40}|décisions? attendues?|ce dont nous avons besoin",
  "お願い(?:したいこと)?|依頼事項|承認依頼|判断依頼",
].join("|");
/** A heading, a line in bold, or a label, with what follows its colon on the line. */
const HEAD = new RegExp(
  `^(?:#{1,6} )?(?:[*_]{2})?(?:${ASKS})(?:[*_]{2}$|[:：](?:[*_]{2})? ?(?<said>.*)$|(?<=^#{1,6} .*)$)`,
  "iu",
);
/** The line that ends such a part: another heading, or a line in bold. */
const NEXT =
  /^(?:#{1,6} |(?:\*\*|__)[^*_]{1,80}(?:\*\*|__):?.{0,3}$)|^[\p{Lu}\p{Lo}][\p{L} ]{0,30}[:：]$/u;
const MARK = /^\s{0,3}(?:[-*+•]|\d{1,2}[.)]) +(?:\[ \] )?/;

const DAY = "(?:by|before|until|bis|vor|voor|tegen|uiterlijk|d['’]ici|avant)";
/** Somebody by name has to consent by a day: `@ann to approve by 11 Dec`. `@ann to send it by Friday` is a task. */
const TO_APPROVE = new RegExp(
  `(?:^|[\\s,;(–—-])@\\p{L}[\\p{L}\\p{N}._-]{0,30} (?:${[
    `(?:(?:still )?(?:has )?to|must) (?:approve|decide|sign(?: off)?|confirm|release)`,
    "(?:muss|soll)[^.!?;]{0,40} (?:genehmigen|freigeben|entscheiden|unterschreiben)|genehmigt|entscheidet",
    "moet[^.!?;]{0,40} (?:goedkeuren|beslissen|tekenen)|keurt[^.!?;]{0,20} goed|beslist",
    "doit (?:approuver|valider|décider|signer)|à (?:approuver|valider)|approuve|valide",
  ].join(
    "|",
  )})(?!\\p{L})(?=[^.!?;]{0,120} ${DAY} )|(?:^|[\\s,;(–—-])@\\p{L}[\\p{L}\\p{N}._-]{0,30} (?:muss|soll|moet) (?:[^!?;]{1,40} )?${DAY} [^!?;]{1,40} (?:genehmigen|freigeben|entscheiden|goedkeuren|beslissen)|@[^\\s、。]{1,20}(?:さん)?が[^、。]{1,16}までに(?:承認|判断|決裁|決定)`,
  "iu",
);

/** Lists what a note asks of its readers: the entries below a head such as `Asks`, and those that somebody has to approve by a day. Ticked ones are done. */
export function listOwnAsks(text: string): string[] {
  const done = listTickedLines(text);
  let isBelow = false;
  let hasGap = false;
  const asks: string[] = [];
  for (const line of splitLines(text)) {
    const bare = line.trim();
    // A paragraph below the entries goes on with something else.
    if (hasGap && asks.length > 0 && bare !== "" && !/^\s/.test(line) && !MARK.test(line))
      isBelow = false;
    hasGap = bare === "";
    const head = HEAD.exec(bare);
    if (head || NEXT.test(bare)) isBelow = head !== null && !head.groups?.said;
    const said = head ? (head.groups?.said ?? "") : bare;
    const isAsk = isBelow || head !== null || TO_APPROVE.test(said);
    if (!isAsk || (isBelow && head) || said === "" || done.includes(line)) continue;
    // A nested entry belongs to the one above it.
    if (isBelow && /^\s{2,}/.test(line) && asks.length > 0) continue;
    const ask = joinSentences(readSentences(said.replace(MARK, "")));
    if (ask && !isNoAnswer(ask)) asks.push(ask);
  }
  return asks;
}
