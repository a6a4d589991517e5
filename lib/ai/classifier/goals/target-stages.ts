import { capitalize } from "@/lib/text/phrases";
import { BY } from "./target-dates";
import { readUnit, TARGET } from "./target-figures";

const DATES = new RegExp(BY, "giu");
const [DUE, LATER] = ["due", "later"].map((name) => `(?<${name}>${BY.source})`);
const WORDS = "(?: \\p{L}+){0,3}?";
const BETWEEN_STAGES = "(?:,? (?:and|und|en|et) |, |、)";
const STAGES = [
  `(?<one>${TARGET})(?<words>${WORDS} )${DUE}${BETWEEN_STAGES}(?<other>${TARGET}) ${LATER}`,
  `${DUE}(?<words>${WORDS} |に)(?<one>${TARGET})${BETWEEN_STAGES}${LATER}[ に](?<other>${TARGET})`,
].map((stages) => new RegExp(stages, "iu"));
/** Words before figures of the past: `40 shops, up from 12 in 2025 and 20 in 2026`. */
const BEFORE_PAST_FIGURE =
  /(?<!\p{L})(?:from|von|van|de|had|were|hatten|waren|hadden|avions|étaient) $|\d(?!.* (?:to|auf|naar|à) $)/iu;

/**
 * Reads `40 shops by 2027 and 80 by 2029`, or with the dates first, as a text for each date. Null if the figures are of
 * two things, and for more than two dates.
 */
export function splitStages(text: string): string[] | null {
  if (text.match(DATES)?.length !== 2) return null;
  for (const stages of STAGES) {
    const found = stages.exec(text);
    const { one = "", words = "", due = "", other = "", later = "" } = found?.groups ?? {};
    if (!found || BEFORE_PAST_FIGURE.test(text.slice(0, found.index))) continue;
    const unit = readUnit(other);
    if (unit !== "" && unit !== readUnit(one)) continue;
    /** `at least`, `under` or `€`, which count for both. */
    const [limit = ""] = /^\d/.test(other)
      ? (/^(?!between|zwischen|tussen|entre)\D*/iu.exec(one) ?? [])
      : [];
    const second = limit + other + (unit === "" ? one.replace(/^.*\d/, "") : "");
    const write = (figure: string, date: string) => {
      const stage = found[0].startsWith(due) ? date + words + figure : figure + words + date;
      return capitalize(text.replace(found[0], () => stage));
    };
    return [write(one, due), write(second, later)];
  }
  return null;
}
