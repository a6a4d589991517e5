import { isNoAnswer } from "@/lib/text/no-answer";
import { isOwnerLabel } from "@/lib/text/owner-label";
import { LABEL } from "@/lib/text/word-beginnings";

/** What is written like a name, but names nobody. */
const NOBODY =
  /^(?:all|alle[rs]?|as|anyone|everyone|everybody|nobody|none?|not|see|vacant|left|wie|siehe|keine?r?|jeder|niemand|unbesetzt|vakant|zie|iedereen|geen|voir|tous|toutes|tout|personne|aucune?|(?:the|de|het|la|le|les) (?:above|same|rest|même))(?!\p{L})|[^田山竹野畑浜谷]中[.。]?$|全員|予定|不足/iu;

const ARTICLE = "(?:(?:the|our|my|die|der|das|unsere?|de|het|onze?|la|le|les|notre|nos) |[ld]['’])";
const OF = "(?:of|for|der|des|für|de|van|voor|von|du|pour)";
const CAPITAL = "@?(?:[dl]['’])?\\p{Lu}[\\p{L}\\d.'’-]{0,40}";
/** `Ann Lee`, `Leitung der Werkstatt`, `Jan de Vries` */
const NAME = `${ARTICLE}?${CAPITAL}(?: (?:(?:${OF}|the|den|la|les?) ){0,3}${CAPITAL}){0,5}`;
const ROLE_NOUN =
  "(?:team|crew|department|desk|group|committee|board|office|manager|lead|leader|head|chair|director|officer|coordinator|engineer|planner|supervisor|administrator|secretary|treasurer|afdeling|ploeg|groep|bestuur|leider|hoofd|beheerder|voorzitter|directeur|coördinator|équipe|service|comité|bureau|chef|cheffe|directrice|coordinateur|coordinatrice|président|présidente)";
const WORD = "[\\p{sc=Latin}'’-]{2,30}";
const NO_ROLE = "(?!(?:an?|any|each|every|no|needs?|the|without|nog|zonder|pas|sans|une?) )";
/** `the supplier`, `the site manager`, `Operations team`, `le chef d’atelier` */
const ROLE = `(?:${ARTICLE}${WORD}|${ARTICLE}?(?:${NO_ROLE}${WORD} ){0,2}${ROLE_NOUN}(?: (?:${OF} |d['’])${WORD})?)`;
const ONE = `(?:${NAME}|${ROLE})(?: \\([^()]{1,40}\\))?`;
const JAPANESE =
  "(?=.*[\\p{sc=Han}\\p{sc=Kana}])[\\p{sc=Han}\\p{sc=Kana}\\p{sc=Latin}ー・、（）() の]{1,24}(?:さん)?";
const UNTIL =
  "(?:(?:,| [–—-])? (?:by|until|due|from|since|bis|ab|seit|tot|vóór|vanaf|sinds|d['’]ici|avant|jusqu['’]\\p{L}{1,2}|dès|depuis) (?:\\d{1,2}\\. |[^.;:]){1,30})?";
const SOMEBODY = new RegExp(
  `^(?:${ONE}(?:(?:, | (?:and|or|und|en|et|&|\\+) )${ONE}){0,7}${UNTIL}|${JAPANESE})[.。]?$`,
  "u",
);

/** Reads who owns a risk from a sentence such as `Owner: Ann Lee.` */
export function readOwner(sentence: string): { label: string; owner: string } | null {
  const [start = "", label = ""] = LABEL.exec(sentence) ?? [];
  const owner = sentence.slice(start.length).trim();
  if (!isOwnerLabel(label) || !SOMEBODY.test(owner)) return null;
  if (NOBODY.test(owner) || isNoAnswer(owner)) return null;
  return { label, owner: owner.replace(/[.。]$/, "") };
}
