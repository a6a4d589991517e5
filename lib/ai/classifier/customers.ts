import { matchWords } from "./word-lists";

const TALK = matchWords(
  `(?:customer |client |user |discovery |sales |exit )?(?:call|interview|visit|demo)|customer meeting
  \\p{sc=Latin}{0,20}gespräch|telefonat|anruf|besuch|kundentermin|\\p{sc=Latin}{0,20}gesprek|bezoek|appel|entretien|visite`,
);
const JAPANESE_TALK = /訪問|商談|打ち?合わせ|ヒアリング|インタビュー|面談/;
const FILLERS = matchWords(
  `notes?|with|at|from|by|of|about|on|for|the|my|mit|bei|vom|von|met|bij|van|avec|chez|notizen|notities
  compte rendu|minutes|follow-?up|(?:mon|tues|wednes|thurs|fri|satur|sun)day|first|second|weekly|monthly|quarterly`,
);
const NAME =
  /^\p{Lu}[\p{L}\d&.'’-]*(?: (?:de|van|der|von|und|en|et|du|la|&|\p{Lu}[\p{L}\d&.'’-]*)){0,4}$/u;

/** Reads `Klimaat Noord` from the heading of a talk with one customer, such as `Call Klimaat Noord, 20 Nov`. */
export function readCustomer(heading: string): string | null {
  if (JAPANESE_TALK.test(heading)) return /^(\S{2,20}?)(?:様|さん)/.exec(heading)?.[1] ?? null;
  if (heading.length > 120 || !TALK.test(heading)) return null;
  const parts = heading
    .split(/[,:;(|[\]]|\s[-–—]\s/)
    .map((part) =>
      part
        .replaceAll(new RegExp(TALK.source, "giu"), " ")
        .replaceAll(new RegExp(FILLERS.source, "giu"), " ")
        .replaceAll(/\s+/g, " ")
        .trim(),
    );
  return parts.find((part) => NAME.test(part)) ?? null;
}
