import { isNoAnswer } from "@/lib/text/no-answer";
import { LABEL } from "@/lib/text/word-beginnings";

const OWNER =
  /^(?:(?:risk )?owners?|owned by|responsible|risiko-?verantwortliche?r?|verantwortliche?r?|zuständig|(?:risico-?)?eigenaar|verantwoordelijke?|responsable|担当者?|責任者)$/iu;

const PARTICLE =
  "(?:the|of|and|or|for|die|der|das|des|und|für|de|het|van|von|den|en|voor|du|la|le|les|et|pour|&|\\+)";
const CAPITAL = "@?(?:[dl]['’])?\\p{Lu}[\\p{L}\\d.'’-]{0,40}";
/** `Ann Lee and Bo Ek`, `Leitung der Werkstatt` */
const NAMES = `${CAPITAL}(?:,? (?:${PARTICLE} ){0,3}${CAPITAL}){0,7}`;
/** `nobody yet` and `we do not know` are no role. */
const SOMEONE_NAMED =
  "(?!(?:[^.]* )?(?:nobody|no|not|none|we|i|who|to|don['’]t|vacant|niemand|noch|nicht|wird|wir|nog|niet|wordt|personne|pas|à)(?![\\p{L}'’]))";
/** `the site manager`, `Operations team`, `le chef d’atelier` */
const ROLE = `${SOMEONE_NAMED}(?:(?:the|our|die|der|das|unsere?|de|het|onze?|la|le|notre) |l['’])?[\\p{sc=Latin}'’-]{2,30}(?: [\\p{sc=Latin}'’-]{2,30}){0,2}`;
const JAPANESE =
  "(?=.*[\\p{sc=Han}\\p{sc=Kana}])[\\p{sc=Han}\\p{sc=Kana}\\p{sc=Latin}ー・、（）() の]{1,24}(?:さん)?";
const UNTIL =
  "(?:,? (?:by|until|due|from|bis|ab|tot|vóór|vanaf|d['’]ici|avant|jusqu['’]\\p{L}{1,2}|dès) [^.;:]{1,30})?";
const SOMEBODY = new RegExp(
  `^(?:(?:${NAMES}|${ROLE})(?: \\([^()]{1,40}\\))?${UNTIL}|${JAPANESE})[.。]?$`,
  "u",
);

/** Reads who owns a risk from a sentence such as `Owner: Ann Lee.` */
export function readOwner(sentence: string): { label: string; owner: string } | null {
  const [start = "", label = ""] = LABEL.exec(sentence) ?? [];
  const owner = sentence.slice(start.length).trim();
  if (!OWNER.test(label) || !SOMEBODY.test(owner) || isNoAnswer(owner)) return null;
  return { label, owner: owner.replace(/[.。]$/, "") };
}
