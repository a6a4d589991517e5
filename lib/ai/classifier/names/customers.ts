import { isKnownWord } from "@/lib/ai/classifier/labels/label-model";
import { matchWords } from "@/lib/text/words";
import { IS_TALK, TALK } from "./kind-names";

const JAPANESE_TALK =
  /(?:店|(?<!(?<!株式|有限)会)社|ホテル|病院|旅館|大学|学園)との(?:電話|会議|通話)|訪問|商談|打ち?合わせ|ヒアリング|インタビュー|面談/;
const TALK_FILLERS = `subject|re|fwd?|aw|wg|tr|notes?|with|w/|(?<=(?:visit|trip) )to|at|from|by|of|about|on|for|the|my|meeting|treffen|termin|overleg|afspraak|réunion|rendez-vous|(?:mit|bei)(?: (?:der|dem|den))?|vom|von|(?:met|bij|avec|chez)(?: (?:de|het|la|le))?|van|protokoll|verslag|notizen|notities
  compte rendu|minutes|follow-?up|(?:mon|tues|wednes|thurs|fri|satur|sun)day|first|second|weekly|monthly|quarterly`;
const UNNAMED = new RegExp(matchWords(`${TALK}\n${TALK_FILLERS}`), "giu");
/** The particle of a name, such as `Van Dalen` or `Le Gall`, unlike `van Dalen` after `notes` or `verslag`. */
const PARTICLE = /^(?:Van|Von|De|Der|Den|Du|Des|La|Le|Les|El|Al|Di|Da|Ten|Ter)$/u;
/** Words before the name of a customer: `Pricing – call with` Delacroix. */
const WITH =
  /^.*?(?<!\p{L})(?:with|mit|beim?|met|bij|avec|chez) (?:(?:the|de[rmn]?|die|het|la|les?) )?(?=\p{Lu})/u;
const DATE_AT_END = /\s(?:am|on|op|le|du|vom)\s\d.*$/i;
const CUSTOMER_NAME =
  /^\p{Lu}[\p{L}\d&.'’-]*(?: (?:de[nrs]?|van|von|te[nr]|und|en|et|and|du|la|di|&|\p{Lu}[\p{L}\d&.'’-]*)){0,4}$/u;

/** `notes by Jonas`, whose words the notes are not. */
const WRITER =
  /^(?:(?:notes?|minutes|written|taken|recorded)(?: (?:taken|written))? by|(?:notizen|protokoll|mitschrift|notiert|protokolliert) von|(?:notities|notulen|verslag|genotuleerd) (?:van|door)|(?:notes|compte rendu|cr|rédigé) (?:de|par))(?!\p{L})/iu;
/** `our supplier Brandel`, and `supplier` alone beside a name; `supplier portal` and `Office Suppliers Ltd` are neither. */
const SUPPLIER =
  "(?:suppliers?|vendors?|Lieferant(?:in|en)?|Zulieferer|leveranciers?|fournisseurs?|prestataires?)";
const SUPPLIES = new RegExp(
  `(?<!\\p{L})(?:(?:with|to|at|mit|beim?|met|bij|naar|avec|chez) (?:(?:the|our|a|de[rmn]?|unser\\p{L}{0,2}|eine[mnr]|het|onze?|een|le|la|notre|une?) )?(?:\\p{Ll}+ )?|au )${SUPPLIER}(?= \\p{Lu}|$)|^(?:(?:our|unser|onze|notre) )?(?:${SUPPLIER}|[SVLF]\\p{Ll}{4,10}(?<=Supplier|Vendor|Leverancier|Fournisseur))$|^(?:仕入先|供給元|納入業者)(?=の(?!件)|$)`,
  "u",
);
const PARTS = /[,:;(|[\]]|\s[-–—]\s/;
const namesSupplier = (heading: string) =>
  heading
    .split(new RegExp(`${PARTS.source}|[（）)]`))
    .some((part) => SUPPLIES.test(part.replace(DATE_AT_END, "").trim()));

/** A legal form or an office, which suppliers have too: `Volt Energie GmbH`, `Barclays Bank`. */
const MAY_SUPPLY =
  / (?:bank|council|gemeente|stadtwerke|ltd|inc|llc|holdings|gmbh|ag|kg|b\.?v\.?|n\.?v\.?)$/iu;
/** A meeting can be with anybody, so that only the name of an organization such as a hotel is a customer's. */
const MEETING =
  /^(?:meeting with|treffen mit|termin mit|(?:overleg|afspraak) met|réunion|rendez-vous) /iu;
const JAPANESE_NAMES =
  /(?:^|[\s】])((?!お客|皆)[^\s】]{1,20}?)(?:様|さん)|(?:^|[\s】])((?!本社|他社|当社|自社)[^\s】]{1,20}(?:店|(?<!(?<!株式|有限)会)社|ホテル|病院|旅館|大学|学園))との/u;
function readJapaneseName(heading: string): string | null {
  const [, person, organization] = JAPANESE_NAMES.exec(heading) ?? [];
  return person ?? organization ?? null;
}

const GOES_ON = /^ (?:de[nr]? |la |het |'t )?\p{Lu}/u;
const dropWords = (part: string) =>
  part.replaceAll(UNNAMED, (word: string, ...found: unknown[]) => {
    const after = part.slice(Number(found.at(-2)) + word.length);
    return PARTICLE.test(word) && GOES_ON.test(after) ? word : " ";
  });

const FIRST_NAME = "\\p{Lu}[\\p{L}.'’-]+";
/** `(Samir, Carys, engineer = Jonas)` after other words: three or more who were there, unlike `(Norlund, Utrecht)` or `(Norlund, Utrecht, buyer)`. */
const ATTENDEES = new RegExp(
  `(?<=\\S \\S.*)\\((?:${FIRST_NAME}(?:, (?:and |und |en |et )?| & | (?:and|und|en|et) )){2,8}\\p{Lu}[^()\\d]{1,60}\\)`,
  "u",
);

/** The pattern looks back over the whole line, so that it would take minutes for a long one. */
const dropAttendees = (line: string) => (line.length > 120 ? line : line.replace(ATTENDEES, ""));

/** Reads `Klimaat Noord` from the heading of a talk with one customer, such as `Call Klimaat Noord, 20 Nov`. */
export function readCustomer(title: string): string | null {
  const heading = dropAttendees(title);
  const own = readCustomerLine(heading);
  if (own) return own;
  if (namesSupplier(heading)) return null;
  if (JAPANESE_TALK.test(heading)) return readJapaneseName(heading);
  const isMeeting = MEETING.test(heading);
  if (heading.length > 120 || !(isMeeting || IS_TALK.test(heading))) return null;
  const parts = heading.split(PARTS).map((part) => part.replace(DATE_AT_END, ""));
  const named = parts
    .map((part, at) => ({
      name: dropWords(part.replace(WITH, "")).replaceAll(/\s+/g, " ").trim(),
      isPerson: isRole(parts[at + 1] ?? ""),
      isOurs: WRITER.test(part.trim()),
    }))
    .filter(
      ({ name, isOurs }) =>
        !isOurs &&
        CUSTOMER_NAME.test(name) &&
        (!isMeeting || (isOrganization(name) && !MAY_SUPPLY.test(name))),
    );
  // `Marta, shift lead, Hale Bakeries`: a first name alone does not say who she is.
  const isFirstName = named[0]?.isPerson && !named[0].name.includes(" ") && named.length > 1;
  const names = (isFirstName ? named.slice(1) : named).map(({ name }) => name);
  return names.find(isUnknownName) ?? names.find(isOrganization) ?? names[0] ?? null;
}

/** Most words of each part of a title such as `Klimaat Noord - call with Ms Ann de Wit (head of transport), 20 November 2026`. */
const MAX_PART = 6;
/** Whether a line, even a long one, only names a talk with a customer. */
export const isTalkTitle = (said: string) =>
  !/[.!?;:…"”。]$/.test(said) &&
  (readCustomer(said) !== null || (IS_TALK.test(said) && dropAttendees(said) !== said)) &&
  said
    .replaceAll(/\([^()]*\)/g, "")
    .split(PARTS)
    .map((part) => part.trim())
    .every((part) => part === "" || /\d/.test(part) || isNamePart(part));
const isNamePart = (part: string) =>
  CUSTOMER_NAME.test(part) || WRITER.test(part) || isTalk(part) || isRole(part);
const ROLE =
  matchWords(`manager|director|head|lead|leader|owner|founder|officer|buyer|purchaser|chef|cook|engineer|assistant|secretary|planner|dispatcher|nurse|teacher|accountant|consultant|partner
  \\p{sc=Latin}{0,20}leit(?:er|erin|ung)|inhaber(?:in)?|geschäftsführer(?:in)?|(?:chef)?einkäufer(?:in)?|einkauf|vertrieb|disponent(?:in)?
  eigenaar|eigenares|inkoper|directeur|hoofd|planner|bedrijfsleider|\\p{sc=Latin}{0,20}medewerker
  directrice|responsable|gérante?|patronne?|acheteu(?:r|se)|cheffe|fondat(?:eur|rice)|propriétaire`);
/** `quality manager`, `head of transport` */
export const isRole = (part: string) =>
  ROLE.test(part) && (part.match(/\p{L}+/gu)?.length ?? 0) <= MAX_ROLE;
const MAX_ROLE = 4;
const isTalk = (part: string) =>
  [IS_TALK, MEETING, JAPANESE_TALK].some((talk) => talk.test(part)) &&
  (part.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) <= MAX_PART;

/** The last word, or the first in French, of a name such as `Green Valley School`. */
const ORGANIZATION = new RegExp(
  [
    "^(?:école|lycée|collège|clinique|hôpital|h[oô]tel|mairie|musée|restaurant|gasthof|klinik|bäckerei|bakkerij|basisschool|camping) (?!pas |trop )",
    " (?:schools?|college|academy|university|nursery|hospital|clinic|surgery|pharmacy|hotel|inn|museum|library|council|church|bakery|brewery|dairy|farms?|theatre|theater|gym|club|bank|ltd|inc|llc|holdings|schule|hochschule|klinik|apotheke|bäckerei|brauerei|verein|stadtwerke|gmbh|ag|kg|basisschool|ziekenhuis|apotheek|bakkerij|gemeente|b\\.?v\\.?|n\\.?v\\.?)$",
  ].join("|"),
  "iu",
);
const isOrganization = (name: string) => ORGANIZATION.test(name);
/** `Pricing` is the subject of a talk, not the customer. */
export const isUnknownName = (name: string) => !name.split(" ").every(isKnownWord);

export const isCustomerName = (name: string) =>
  CUSTOMER_NAME.test(name) && (isUnknownName(name) || isOrganization(name));

/** The same for a Japanese name, which has no capitals. */
export const isNameOfCustomer = (name: string) =>
  isCustomerName(name) || /^[\p{sc=Han}\p{sc=Katakana}\p{sc=Hiragana}ー]/u.test(name);

const CUSTOMER_LINE =
  /^(?:customer|client|account|kund(?:e|in)|klant|顧客|お客様)\s?[:：]\s?([^(（]{2,60})(?:[(（].*)?$/iu;
/** Reads `Customer: Norrvik Ferries`, which names the speaker of the lines below. `Customer: Too Slow` is the words of a customer. */
export function readCustomerLine(said: string): string | null {
  const name = CUSTOMER_LINE.exec(said)?.[1]?.trim() ?? "";
  const japanese = /^(\S{2,20}?)(?:様|さん)$/.exec(name)?.[1];
  if (japanese) return japanese;
  return isCustomerName(name) ? name : null;
}
