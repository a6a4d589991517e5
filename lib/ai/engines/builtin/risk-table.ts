import type { DraftWords } from "@/lib/ai/draft-words/draft-words";
import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import { joinLabel } from "@/lib/text/join-label";
import { isNoAnswer } from "@/lib/text/no-answer";
import { isOwnerLabel, OWNER_LABELS } from "@/lib/text/owner-label";
import { capitalize, endSentence } from "@/lib/text/phrases";
import { joinSentences } from "@/lib/text/plain-sentences";
import { LABEL } from "@/lib/text/word-beginnings";
import { joinBlocks } from "./escape-markdown";
import { readPieceBlocks, takePassage } from "./fitting-passages";
import { listStatements } from "./quoted-text";
import { isStructure } from "./write-blocks";
import { MAX_WHOLE_LENGTH, writeTable, writeWhole } from "./write-markdown";

type Owner = { label: string; owner: string } | null;

/** Words written like a name that name nobody. */
const NOBODY =
  /^(?:all|alle[rs]?|as|anyone|everyone|everybody|nobody|none?|not|see|vacant|left|wie|siehe|keine?r?|jeder|niemand|unbesetzt|vakant|zie|iedereen|geen|voir|tous|toutes|tout|personne|aucune?|(?:the|de|het|la|le|les) (?:above|same|rest|même))(?!\p{L})|[^田山竹野畑浜谷]中[.。]?$|全員|予定|不足/iu;

const ARTICLE = "(?:(?:the|our|my|die|der|das|unsere?|de|het|onze?|la|le|les|notre|nos) |[ld]['’])";
const OF = "(?:of|for|der|des|für|de|van|voor|von|du|pour)";
const CAPITAL = "@?(?:[dl]['’])?\\p{Lu}[\\p{L}\\d.'’-]{0,40}";
/** `Ann Lee`, `Leitung der Werkstatt`, `Jan de Vries` */
const NAME = `${ARTICLE}?${CAPITAL}(?: (?:(?:${OF}|the|den|la|les?) ){0,3}${CAPITAL}){0,5}`;
const ROLE_NOUN = `(?:${[
  "team|crew|department|desk|group|committee|board|office|manager|lead|leader|head|chair|director|officer|coordinator|engineer|planner|supervisor|administrator|secretary|treasurer",
  "afdeling|ploeg|groep|bestuur|leider|hoofd|beheerder|voorzitter|directeur|coördinator",
  "équipe|service|comité|bureau|chef|cheffe|directrice|coordinateur|coordinatrice|président|présidente",
].join("|")})`;
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
function readOwner(sentence: string): Owner {
  const [start = "", label = ""] = LABEL.exec(sentence) ?? [];
  const owner = sentence.slice(start.length).trim();
  if (!isOwnerLabel(label) || !SOMEBODY.test(owner)) return null;
  if (NOBODY.test(owner) || isNoAnswer(owner)) return null;
  return { label, owner: owner.replace(/[.。]$/, "") };
}

const OWNER_AT_END = new RegExp(
  `^(?<said>.*[^\\s|])(?:[,;] |[、；])(?<field>(?:${OWNER_LABELS}) ?[:：][^\\n]*)$`,
  "gimu",
);

/** A field of its own begins with a capital: `we may lose the lease, owner: City of Leeds` says whose the thing is. No cell of a table ends in one. */
const isOwnField = (field: string) => !/^\p{Ll}|\|/u.test(field) && readOwner(field) !== null;

/** Makes an owner at the end of a line of a risk a sentence of its own: `Response: a camera, lighting, Owner: Samir` */
export function separateOwner(piece: Evidence): Evidence {
  if (!hasLabel(piece, "risk")) return piece;
  const separate = (text: string, write: (said: string, field: string) => string) =>
    text.replace(OWNER_AT_END, (line: string, said: string, field: string) =>
      isOwnField(field) ? write(endSentence(said), field) : line,
    );
  const text = separate(piece.text, (said, field) => joinSentences([said, field]));
  // A title made from the text has the owner, too.
  return text === piece.text
    ? piece
    : { ...piece, title: separate(piece.title, (said) => said), text };
}

type Risk = { piece: Evidence; lead: string; parts: ReadonlyMap<string, string>; owner: Owner };

/** Splits a risk at labels such as `Cause:` and `Effect:`; `lead` is the text before the first, and after the owner. */
function readRisk(piece: Evidence): Risk {
  const parts = new Map<string, string>();
  let label = "";
  let owner: Owner = null;
  for (const sentence of readPieceBlocks(piece).flatMap(listStatements)) {
    const named: Owner = owner ? null : readOwner(sentence);
    if (named) {
      owner = named;
      label = "";
      continue;
    }
    const [start = "", found] = LABEL.exec(sentence) ?? [];
    label = found ?? label;
    parts.set(label, joinSentences([parts.get(label) ?? "", sentence.slice(start.length)]));
  }
  const lead = parts.get("") ?? "";
  parts.delete("");
  return { piece, lead, parts, owner };
}

/** Finds the risks whose text names nobody after a label such as `Owner:`. */
export const findRisksWithoutOwner = (pieces: readonly Evidence[]) =>
  pieces.filter((piece) => hasLabel(piece, "risk") && !readRisk(piece).owner);

/** Fields that the title of a risk may begin with, too */
const FIELD =
  /^(?:risk|cause|reason|trigger|effect|impact|risiko|ursache|grund|auslöser|folgen?|auswirkung|oorzaak|reden|gevolg|risico|risque|raison|effet|conséquence|リスク|原因|理由|影響)$/iu;

/**
 * A single label does not count after other sentences (`Still against it: the price.`), or below a title with a speaker. Below a
 * title with the same label none does, unless that is a field: in `Battery: it lost scans. Jana: fixed.`, they are a topic and a speaker.
 */
function isLabelled({ piece, lead, parts, owner }: Risk): boolean {
  const [, named] = /^([^:：]{1,40}?) ?[:：]/.exec(piece.title) ?? [];
  if (named !== undefined && parts.has(named) && !FIELD.test(named)) return false;
  return parts.size + Number(owner !== null) > 1 || (lead === "" && named === undefined);
}

/**
 * Writes risks as a table; the labels that at least half of them have, and two of several, are its columns, and so is the
 * owner that any of them names. `Owner: tbd` stays in the text. Below it are risks with a list or table without labels.
 */
export function writeRisks(pieces: readonly Evidence[], words: DraftWords): string {
  const all = pieces.map(readRisk);
  const isWhole = (risk: Risk) =>
    !isLabelled(risk) && readPieceBlocks(risk.piece).some(isStructure);
  const risks = all.filter((risk) => !isWhole(risk));
  const labels = risks.filter(isLabelled).flatMap(({ parts }) => [...parts.keys()]);
  const least = Math.min(risks.length, Math.max(2, risks.length / 2));
  const columns = [...new Set(labels)].filter(
    (label) => !isOwnerLabel(label) && labels.filter((other) => other === label).length >= least,
  );
  const ownerLabel = risks.find(({ owner }) => owner)?.owner?.label;
  const rows = risks.map(({ piece, lead, parts, owner }) => {
    const others = [...parts].filter(([label]) => !columns.includes(label));
    const note = joinSentences([lead, ...others.map(([label, said]) => joinLabel(label, said))]);
    const cells = [...columns.map((label) => parts.get(label)), owner?.owner].map((said = "") =>
      capitalize(said),
    );
    return { piece, note: takePassage(note, MAX_WHOLE_LENGTH), cells };
  });
  const whole = all.filter(isWhole).map(({ piece }) => writeWhole(piece, words));
  return joinBlocks([
    writeTable([words.heads.risk, ...columns, ownerLabel ?? ""], rows, words),
    ...whole,
  ]);
}
