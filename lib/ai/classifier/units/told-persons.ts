import { isKnownWord } from "@/lib/ai/classifier/labels/label-model";
import { dropSpeaker, readPrefix, stripListMark, stripTime } from "@/lib/ai/classifier/lines/marks";
import { capitalize } from "@/lib/text/phrases";
import type { Told } from "./customer-talks";

type Gender = "he" | "she";
type Person = { customer: string; said: string; gender: Gender; isAlone: boolean };

const SHE = "Mrs|Ms|Frau|[Mm]evrouw|[Mm]evr\\.|Mme|Madame";
const HE = "Mr|Herrn?|[Mm]eneer|[Dd]hr\\.|M\\.|Monsieur";
const NAME = "\\p{Lu}[\\p{L}'’-]+(?: (?:(?:van|von|de|der|den|du|le|la) )*\\p{Lu}[\\p{L}'’-]+)?";
const PERSON = `(?:(?<she>${SHE})|(?<he>${HE}))\\.? (?:Dr\\.? |Prof\\.? )?${NAME}`;
const NAMED = new RegExp(`(?<![\\p{L}.])${PERSON}(?!\\p{L})`, "gu");
const BEGINS =
  "[Tt]hen|[Nn]ext|[Ff]irst|[Aa]fterwards|[Ll]ater|[Dd]ann|[Dd]anach|[Zz]uerst|[Ee]rst|[Ss]päter|[Dd]aarna|[Ee]erst|[Tt]oen|[Ee]nsuite|[Pp]uis|[Dd]['’]abord";
const AT =
  "[Aa]t|[Tt]o|[Ww]ith|[Bb]ei(?:m| der| dem| den)?|[Zz]u[rm]?|[Bb]ij(?: de| het)?|[Nn]aar(?: de| het)?|[Cc]hez|à";
/** `then Pinewood Housing, Mr Lindqvist` and `Bei der Seehof, Frau Okafor:`, which only say who is visited. */
const VISIT = new RegExp(
  `^(?:(?:${BEGINS})(?: (?:${AT}))?|${AT}) (?<firm>\\p{Lu}[^,.:;!?\\d]{1,40}), (?<person>${PERSON})[.:]?$`,
  "u",
);
const [AND, END] = ["^(?:(?:and|but|und|aber|en|maar|et|mais) )?", "(?!\\p{L})"];
/** What only persons do, in languages whose things are `er` or `elle` too: `er ist zu klein`. */
const SAYS =
  "(?:will|möchte|sagt|meint|wünscht|hätte gern|macht (?:\\p{L}+ ){0,2}mit|wil|zegt|vindt|wenst|zou graag|doet (?:\\p{L}+ ){0,2}mee|(?:n['’e] ?)?(?:veut|dit|pense|souhaite|aimerait|voudrait|participe))";
/** `she wants`, `er macht mit`, `bij haar`: not `il faut`, nor `sie wollen`, which several people do. */
const PRONOUNS: Record<Gender, RegExp> = {
  she: new RegExp(
    `${AND}(?:she|(?:at|with) her(?:s| place)?|bei ihr|bij haar|chez elle|(?:sie|die|ze|zij|elle) ${SAYS})${END}`,
    "iu",
  ),
  he: new RegExp(
    `${AND}(?:he|(?:at|with) his(?: place)?|bei ihm|bij hem|chez lui|(?:er|der|hij|il) ${SAYS})${END}`,
    "iu",
  ),
};
/** Begins a line about another thing or person: `Die App läuft`, `Ein Kunde rief an`. */
const OTHER =
  /^(?:(?:the|an?|our|their|this|that|another|der|die|das|eine?|unsere?|diese[rs]?|de|het|een|ons|onze|deze|dit|dat|le|la|les|une?|notre|nos|ce|cet|cette) |l['’])\p{L}/iu;
const NAME_FIRST = /^(\p{Lu}\p{Ll}+) /u;
/** Whether the subject of a line is another thing or person, to which a pronoun below it refers. */
const isAboutOther = (said: string) => {
  const [, name] = NAME_FIRST.exec(said) ?? [];
  return OTHER.test(said) || (name !== undefined && !isKnownWord(name));
};
/** In units: what stands further below may be about somebody else. */
const MAX_DISTANCE = 6;

const readGender = ({ she }: Record<string, string | undefined> = {}): Gender =>
  she ? "she" : "he";

/** Reads who is named last in a text, and whether it names only them. */
function findPerson(text: string): Person | undefined {
  const said = text.trim();
  const visit = VISIT.exec(said);
  const { firm = "", person = "" } = visit?.groups ?? {};
  if (visit)
    return {
      customer: `${firm}, ${person}`,
      said: said.replace(/[.:]$/, ""),
      gender: readGender(visit.groups),
      isAlone: true,
    };
  const last = [...said.matchAll(NAMED)].at(-1);
  return (
    last && {
      customer: capitalize(last[0]),
      said: last[0],
      gender: readGender(last.groups),
      isAlone: false,
    }
  );
}

/**
 * Gives a line of notes that begins with `she` or `he` the customer who was named last, if the title of that person fits
 * and no line between them is about something else:
 * `Mrs Okafor says …`, then `she wants a link`. A line that only names whom somebody visits becomes the source.
 */
export function readPersons(units: readonly Told[]): Told[] {
  const told: Told[] = [];
  let last: (Person & { at: number }) | undefined;
  for (const [at, unit] of units.entries()) {
    const heading = unit.path.at(-1);
    const said = dropSpeaker(stripTime(stripListMark(unit.text)));
    if (heading !== units[at - 1]?.path.at(-1)) {
      const named = findPerson(heading?.name ?? "");
      last = named && { ...named, isAlone: false, at };
    }
    const isTold = unit.role !== "table" && readPrefix(unit.text) === "";
    const isAbout = last && at - last.at <= MAX_DISTANCE && PRONOUNS[last.gender].test(said);
    const own = isTold ? findPerson(said) : undefined;
    if (last && isAbout && isTold && unit.talk === null) {
      if (last.isAlone && last.at === at - 1) told.pop();
      const { customer, said: source } = last;
      const isHeading = heading?.name.includes(source) ?? false;
      told.push({ ...unit, talk: { customer, said: isHeading ? "" : source } });
    } else told.push(unit);
    if (own) last = { ...own, at };
    else if (!isAbout && isAboutOther(said)) last = undefined;
  }
  return told;
}
