import { isKnownWord } from "@/lib/ai/classifier/labels/label-model";
import { matchWords, PERSONAL_TITLE } from "@/lib/text/words";

/** Words that compare with others, or that say who they are. */
const RIVAL =
  matchWords(`rivals?|opponents?|entrants?|cheaper|dearer|than (?:us|ours|we)|(?:half|at) our price|ours|tender|next door|across the (?:road|street)|the others?|others (?:already|offer|charge|sell|ship|bundle)|market leaders?|leaders? (?:in|of) (?:the|this|our) (?:market|segment|field)|incumbents?|instead of (?:us|ours)|charge[sd]? less
  mitbewerber\\p{L}*|wettbewerber\\p{L}*|konkurren\\p{L}+|rivale\\p{L}*|anbieter|günstiger|billiger|als (?:wir|unser\\p{L}*)|gegenüber|nebenan|(?:die|der|das) anderen?|marktführer\\p{L}*|die gro(?:ß|ss)en? ketten?|(?<!, )bei denen
  concurrent\\p{L}*|rivaal|aanbieders?|goedkoper|dan (?:wij|onze?)|(?:aan de )?overkant|de anderen?|marktleiders?
  concurren\\p{L}+|moins chers?|que nous|la nôtre|en face|d['’]à côté|voisine?s?|chez eux|les autres|l['’]autre|leaders? du marché
  競合|他社|同業|業界|大手|乗り換え|[A-ZＡ-Ｚ]社|「|\\p{sc=Katakana}{2,}`);
const CAPITALIZED = /\p{Lu}[\p{L}\d'’+]*/gu;
/** `M. Van Damme` is a person, no rival. */
const PERSON = new RegExp(`${PERSONAL_TITLE} \\p{Lu}[\\p{L}'’-]*(?: \\p{Lu}[\\p{L}'’-]*)?`, "gu");
/** `RinkBook`, `Rétail+`. */
const COINED = /\p{Ll}\p{Lu}|\p{L}[+\d]/u;

/** Whether a statement compares with others, or says who they are. */
export const comparesRivals = (text: string) => RIVAL.test(text);

/** Whether a statement may be about a rival: it has a name, or a word that compares. */
export const mayNameRival = (text: string) =>
  comparesRivals(text) ||
  (text.replaceAll(PERSON, "").match(CAPITALIZED) ?? []).some(
    (word) => COINED.test(word) || !isKnownWord(word),
  );

/** Words for one rival, before its name. */
export const RIVAL_WORD =
  "[Cc]ompetitor|[Rr]ival|[Ww]ettbewerber(?:in|s)?|[Mm]itbewerbers?|[Kk]onkurrent(?:in|en)?|[Cc]oncurrent";
const NAMED_RIVAL = new RegExp(
  `^(?![Cc]oncurrent )(?:(?:[Tt]he|[Oo]ur|[Oo]ne|[Dd]er|[Uu]nser|[Dd]e|[Oo]nze|[Ll]e|[Nn]otre) )?(?:${RIVAL_WORD}) \\p{Lu}(?!anal|wettbewerbs)|^競合の?[A-ZＡ-Ｚ]`,
  "u",
);

/** Whether a statement begins with a rival and its name: `Competitor X sends …`. */
export const beginsWithRival = (text: string) => NAMED_RIVAL.test(text);
