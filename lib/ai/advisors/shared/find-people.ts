import type { Evidence } from "@/lib/ai/evidence";
import { splitDecision } from "@/lib/text/decision-lead";
import { isOwnerLabel } from "@/lib/text/owner-label";
import { PERSONAL_TITLE } from "@/lib/text/words";

const WORD = "\\p{Lu}\\p{Ll}[\\p{L}'’-]{0,30}";
/** A first name and a surname: a single word may also be a department, a tool or a place. */
const NAME = `(?!(?:Some|Many|Most|Every|Each|This|My|Yesterday|Today|Then) )${WORD} ${WORD}`;
const SAYS = `(?:${[
  "says?|said|asked|suggest(?:s|ed)|proposed?s?|thinks?|thought|told|mentioned|reckons?|hopes?|believes?|complained|promised|wants?|would like",
  "sagte?|meinte?|findet|hofft|glaubt|befürchtet|möchte|schlägt",
  "zegt|zei|vindt|denkt|hoopt|wil|stelt voor",
  "pense|souhaite|espère|veut|voudrait|trouve)(?!\\p{L}",
].join("|")})`;
const PEOPLE = [
  `(?<![\\p{L}\\d] )(?<!\\p{L})(${NAME}) ${SAYS}`,
  `(?:that|because|and|but|dass|weil|und|aber|dat|omdat|en|maar|que|et|mais) (${NAME}) ${SAYS}`,
  `(?:[Aa]sked for|[Rr]equested|[Ss]uggested|[Rr]aised|[Rr]eported|[Ii]dea|[Ww]ish) (?:by|from) (${NAME})`,
  `(?:[Gg]ewünscht|Idee|Vorschlag|Wunsch) von (${NAME})`,
  `(?:[Gg]evraagd door|[Ii]dee van|[Vv]oorstel van) (${NAME})`,
  `(?:[Dd]emandée? par|[Ii]dée d[e'’] ?|[Pp]roposée? par) ?(${NAME})`,
  `${PERSONAL_TITLE} (${WORD}(?: ${WORD})?)`,
].map((form) => new RegExp(form, "gu"));

/** A label and the name after it, in a text. */
const LABELED = new RegExp(
  `(?<!\\p{L})(\\p{Lu}[\\p{L}-]{1,20}(?: \\p{L}{2,8})?) ?: (${NAME})`,
  "gu",
);

/** Words before a thing or a place, but hardly before a person. */
const NO_PERSON =
  /(?<!\p{L})(?:the|an?|in|into|via|per|our|your|die|der|das|den|dem|des|eine?[mnrs]?|im|am|ins|unsere?[mnrs]?|kein\p{L}{0,2}|het|een|onze?|op|la|le|les|une?|dans|notre|nos) (\p{Lu}[\p{L}'’-]*)/giu;
const LOWER = /(?<![\p{L}'’-])\p{Ll}[\p{L}'’-]+/gu;

/**
 * Finds the words of four letters or more of names of people, in lower case: of those who say, ask for, own or decide something
 * and are named by two words or with a title. A word that also stands in lower case or after an article is not a name.
 */
export function findPeople(evidence: readonly Evidence[]): ReadonlySet<string> {
  const texts = evidence.map(({ title, text }) => `${title}\n${text}`);
  const owners = texts.flatMap((text) =>
    [...text.matchAll(LABELED)]
      .filter(([, label = ""]) => isOwnerLabel(label))
      .map((match) => match[2]),
  );
  const speakers = texts.flatMap((text) =>
    PEOPLE.flatMap((form) => [...text.matchAll(form)].map(([, name]) => name)),
  );
  const deciders = evidence.map((piece) =>
    piece.type === "context_item" && piece.label === "decision"
      ? splitDecision(piece.text).people
      : null,
  );
  const others = new Set(
    texts.flatMap((text) => [
      ...(text.match(LOWER) ?? []),
      ...[...text.matchAll(NO_PERSON)].map(([, word = ""]) => word.toLowerCase()),
    ]),
  );
  const words = [...speakers, ...owners, ...deciders].flatMap(
    (name) => name?.match(/\p{Lu}[\p{L}'’-]{3,}/gu) ?? [],
  );
  return new Set(words.map((word) => word.toLowerCase()).filter((word) => !others.has(word)));
}
