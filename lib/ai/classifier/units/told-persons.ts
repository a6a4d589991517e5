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
/** In languages whose things are `er` or `elle`, what these may do too: `er ist zu klein`. */
const OF_THINGS =
  "(?! (?:ist|war|wird|geht|funktioniert|klemmt|fehlt|hängt|liegt|steht|kostet|passt|est|était|sera|va|marche|fonctionne|coûte|is|was|wordt|gaat|werkt|kost|ligt|staat|past)(?!\\p{L}))";
/** `she wants`, `er macht`, `bij haar`: not `il faut`, nor `sie wollen`, which several people do. */
const [AND, END] = ["^(?:(?:and|but|und|aber|en|maar|et|mais) )?", "(?!\\p{L})"];
const SAYS = "(?:hat|will|sagt|meint|möchte|findet|braucht|kann)";
const PRONOUNS: Record<Gender, RegExp> = {
  she: new RegExp(
    `${AND}(?:she|elle${END}${OF_THINGS}|(?:sie|ze|zij)${OF_THINGS} (?:\\p{Ll}+t|will|kann|soll|muss|mag|darf|wil|kan|moet|zal)|(?:at|with) her(?:s| place)?|bei ihr|bij haar|chez elle|die ${SAYS})${END}`,
    "iu",
  ),
  he: new RegExp(
    `${AND}(?:he|(?:er|hij|il)${END}${OF_THINGS}(?! (?:faut|y a|n['’]y a|pleut|manque|reste|s['’]agit|fait (?:chaud|froid|beau))${END})|(?:at|with) his(?: place)?|bei ihm|bij hem|chez lui|der ${SAYS})${END}`,
    "iu",
  ),
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
 * Gives a line of notes that begins with `she` or `he` the customer who was named last, if the title of that person fits:
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
  }
  return told;
}
