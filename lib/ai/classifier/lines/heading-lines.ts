import { isTelling, rateLabels } from "@/lib/ai/classifier/labels/label-model";
import { isNameOfCustomer, isTalkTitle, readCustomer } from "@/lib/ai/classifier/names/customers";
import {
  findBareKind,
  findHeadingKind,
  findHeadingKinds,
  findKind,
  findTagKind,
  IS_TALK,
  isStatus,
  TALK,
} from "@/lib/ai/classifier/names/kind-names";
import { isRivalLine } from "@/lib/ai/classifier/names/rival-names";
import { endsSentence } from "@/lib/text/phrases";
import { matchWords } from "@/lib/text/words";
import { dropSpeaker, readPrefix } from "./marks";
import type { Line } from "./read-lines";

/** In UTF-16 units. */
export const MAX_HEADING = 80;
const MAX_SHORT_HEADING = 30;
/** Maximum number of words of a heading without marks. */
const MAX_HEADING_WORDS = 4;
/** The share of noise at which a line is a greeting. */
const GREETING_NOISE = 0.95;
export const NUMBERED = /^\d{1,2}[.)]\s/;
/** Whether a few words are a greeting or small talk, such as `sounds good`. */
export const isSmallTalk = (said: string) => rateLabels(said).noise >= GREETING_NOISE;
/** In lines, between a heading and the text below it. */
const MAX_GAP = 4;
const DATED_TITLE = /, ?(?:\d{1,2}\.? \p{L}+ \d{4}|\d{1,2}[./]\d{1,2}[./]\d{4}|\d{4}-\d\d-\d\d)$/u;

/** The name of a person, alone or before a role: `Dana Whitfield, office manager`. */
const PERSON = /^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){1,3}(?:[,(]| [(–—-]|$)/u;

export const isSaid = ({ kind }: Line) => kind === "plain" || kind === "speech";

const listNext = (lines: readonly Line[], at: number) =>
  lines.slice(at + 1, at + 1 + MAX_GAP).filter(({ kind }) => kind !== "blank");

/** Finds the next line that is not blank, unless it is far below. */
export const findNext = (lines: readonly Line[], at: number) => listNext(lines, at)[0];

/** `Interview #4, 2 Dec, Ann & Bo`, one of several talks. */
const NUMBERED_TALK = new RegExp(
  `^(?:${TALK.replace("\n", "|")}) ?#\\d{1,3}(?:[,:]| [–—-]|$)`,
  "iu",
);

/** `Gespräch Sörensen (Tel., 25.11., 20 min)`: a new talk ends the one before. */
const isDatedTalk = (said: string) =>
  said.length <= 120 && /\([^()]*,[^()]*\d[^()]*\)$/.test(said) && isTalkTitle(said);

/** Whether a line without the marks of a heading is one, as the lines around it show. */
export function isHeading(lines: readonly Line[], at: number, areTopics: boolean): boolean {
  const [above, line, below] = [lines[at - 1], lines[at], lines[at + 1]];
  if (!line) return false;
  const { said, kind } = line;
  const isAboveList = below !== undefined && (below.kind === "item" || NUMBERED.test(below.said));
  const namesKind =
    (findHeadingKind(said) !== null || findHeadingKinds(said).length > 0) && !isStatus(said);
  if (!canBeTitle(line) && !(namesKind && isAboveList)) return false;
  if (isReplyLine(said) || (!isAboveList && beginsMessage(lines, at))) return false;
  if (above?.kind === "blank" && below?.kind === "blank" && isTalkWith(said)) return true;
  if (above?.kind === "blank" && (NUMBERED_TALK.test(said) || isDatedTalk(said))) return true;
  const isShort = said.length <= MAX_SHORT_HEADING;
  if (kind === "item" && NUMBERED.test(said)) {
    // `2. Students` above an unnumbered line, or a longer topic if all numbered lines are topics
    const next = findNext(lines, at);
    return next !== undefined && !NUMBERED.test(next.said) && (isShort || areTopics);
  }
  if (kind !== "plain") return false;
  const isInformal =
    above?.kind === "blank" && (isAboveList ? namesList(said) : namesSentences(lines, at));
  const isLowerCase = /^\p{Ll}/u.test(said) && !isInformal;
  if (
    !namesKind &&
    (isLowerCase || isOffTopic(said) || (!isAboveList && JAPANESE_SENTENCE.test(said)))
  )
    return false;
  if (isAboveList) return true;
  if (!isShort) return false;
  if (namesKind || ((!above || above.kind === "blank") && namesTags(lines, at))) return true;
  return below !== undefined && above?.kind === "blank" && namesLineBelow(said, below);
}

const IS_MESSAGE =
  /^\p{Ll}|^(?:O[Kk](?:ay)?|Yes|Agreed|Decided|Done|Fine|Ja|Beschlossen|Entschieden|Einverstanden|Abgemacht|Besloten|Afgesproken|Akkoord|Prima|Oui|Décidé|Convenu|D['’]accord|賛成|了解|決定)[.!。]?$/u;
/** Whether a line is the first below the name of a speaker, in a text of several, in small letters or of one word of consent: `risk` is no heading there. */
const beginsMessage = (lines: readonly Line[], at: number) =>
  IS_MESSAGE.test(lines[at]?.said ?? "") &&
  lines.slice(Math.max(0, at - MAX_GAP), at).findLast(({ kind }) => kind !== "blank")?.kind ===
    "speaker" &&
  lines.filter(({ kind }) => kind === "speaker").length > 1;

/** Whether a few words without a capital letter name the list below them: `what others use`, but not `and then`. */
const namesList = (said: string) =>
  QUESTION_WORD.test(said) && countWords(said) <= MAX_HEADING_WORDS;

const MAX_INFORMAL_WORDS = 3;
/** Begins a greeting, a reply or the rest of a sentence. */
const NO_NAME =
  matchWords(`^(?:hi|hey|hello|dear|thanks?|thx|ok(?:ay)?|yes|no|not|so|and|but|or|then|also|because|from|with|for|of|to|in|on|at|by|as
  hallo|moin|liebe[rs]?|danke|ja|nein|nicht|und|aber|oder|dann|auch|weil|von|mit|für|zu|im|am|bei|als
  hoi|beste|bedankt|nee|niet|en|maar|of|dan|ook|omdat|van|met|voor|op|bij|bonjour|salut|merci|oui|non|pas|et|mais|ou|puis|aussi|car|du|des|avec|pour|à|au)`);

/** Lines that only answer, or point to what is below. */
const REPLY =
  matchWords(`^(?:(?:that |this |it )?(?:sounds|looks) (?:good|great|fine)|makes sense|fair enough|good (?:point|idea)|got it|will do|(?:ok(?:ay)?|all) (?:great|good|fine)|(?:please )?see (?:below|above|attached))(?: to me)?$
  ^(?:klingt gut|passt(?: so)?|alles klar|gute idee|guter punkt|macht sinn|mach(?:e|en) (?:ich|wir)|(?:siehe|s\\.) (?:unten|oben|anhang|anbei))$
  ^(?:klinkt (?:goed|prima)|prima(?: zo)?|goed (?:idee|punt)|helemaal goed|komt goed|zie (?:hieronder|onder|boven|bijlage))$
  ^(?:(?:ça|cela) (?:marche|me va)|très bien|bonne idée|bien vu|d['’]accord|parfait|voir (?:plus bas|ci-dessous|ci-dessus|plus haut|pièce jointe))$
  ^(?:(?:以下|下記|上記|添付)(?:を?参照|の通り)|(?:いい|良い)ですね|了解(?:です|しました)?|承知しました)$`);
/** Whether a line only answers, such as `sounds good`, or points to what is below it. */
export const isReplyLine = (said: string) => REPLY.test(said);

/** Whether a few words without a capital letter, such as `tech stuff`, name the two sentences or more below them. */
function namesSentences(lines: readonly Line[], at: number): boolean {
  const said = lines[at]?.said ?? "";
  const below = lines.slice(at + 1, at + 3);
  const isName = /^[\p{sc=Latin} '’&/-]+$/u.test(said) && !NO_NAME.test(said) && !isStatus(said);
  const isSentence = (line: Line) => line.kind === "plain" && /^\p{Lu}.*[.!?]$/u.test(line.said);
  return (
    isName &&
    countWords(said) <= MAX_INFORMAL_WORDS &&
    below.length > 1 &&
    below.every(isSentence) &&
    !isTelling(rateLabels(said))
  );
}

/** Whether a line tells nothing itself, above two that say what they are: `Decision: …` and `Risk: …`. */
function namesTags(lines: readonly Line[], at: number): boolean {
  const ratings = rateLabels(lines[at]?.said ?? "");
  if (isTelling(ratings) || ratings.noise >= GREETING_NOISE) return false;
  const next = listNext(lines, at);
  return next.length > 1 && next.slice(0, 2).every(({ said }) => findTagKind(readPrefix(said)));
}

/** Whether each numbered line is a topic of minutes: without content, and above longer prose about it. */
export function areNumberedTopics(lines: readonly Line[]): boolean {
  const filled = lines.filter(({ kind }) => kind !== "blank");
  const numbered = [...filled.entries()].filter(([, { said }]) => NUMBERED.test(said));
  return (
    numbered.length > 1 &&
    numbered.every(([at, { said, indent }]) => {
      const next = filled[at + 1];
      const topic = said.replace(NUMBERED, "");
      const tells = topic.length > MAX_SHORT_HEADING && isTelling(rateLabels(topic));
      if (indent > 0 || /\d/.test(topic) || tells) return false;
      return next && isSaid(next) && isLonger(next.said, said);
    })
  );
}

const isLonger = (said: string, topic: string) =>
  said.length > topic.length && !/^\p{Ll}/u.test(said);

/** In words, or in clauses of Japanese: a shorter line in small letters can be the title of notes. */
const MIN_CHATTER = 6;
/** Whether a line in small letters or with a greeting, such as `so, train is late, here are my notes`, tells how notes were written. */
const isChatter = (said: string) =>
  rateLabels(said).noise >= REMARK_NOISE &&
  ((/^\p{Ll}[^:]*,/u.test(said) && countWords(said) >= MIN_CHATTER) ||
    /、.*(?:です|ます)$/u.test(said));

/** Whether a line only names a talk with a customer, also `Interview notes: Marta, shift lead, Hale Bakeries`. */
const namesTalk = ({ said, kind }: Line) =>
  (kind === "plain" || (kind === "speech" && IS_TALK.test(readPrefix(said)))) && isTalkTitle(said);

/** Whether a first line names a talk and its customer, above notes: a list, or two sentences or more. */
export const isTalkAbove = (first: Line, others: readonly Line[]) =>
  namesTalk(first) &&
  isNameOfCustomer(readCustomer(first.said) ?? "") &&
  (others.some(({ kind }) => kind === "item") ||
    (others.length > 1 &&
      others.every(({ kind, said }) => kind === "speech" || endsSentence(said))));

/** Whether a first line such as `Minutes: steering committee` or `Steering: keys, 18 November 2026` is the title of the text. */
export function isTitle(line: Line, next: Line | undefined): boolean {
  const prefix = readPrefix(line.said);
  const isDated =
    line.kind === "speech" && DATED_TITLE.test(line.said) && findKind(prefix) === null;
  const isNamed =
    line.kind === "plain" || findBareKind(prefix) === "notes" || isTalkWith(line.said, prefix);
  if (namesTalk(line)) return true;
  const isAboveTag = next !== undefined && findTagKind(readPrefix(next.said)) !== null;
  if (line.kind === "speech" && !isAboveTag && isRivalLine(line.said)) return true;
  if (isReplyLine(line.said) || isChatter(line.said)) return false;
  return canBeTitle(line) && (isNamed || (isDated && next?.kind !== "speech"));
}

/** `Interview: Dana Whitfield, office manager`, as notes of a talk begin. */
export const isTalkWith = (said: string, prefix = readPrefix(said)) =>
  IS_TALK.test(prefix) && PERSON.test(dropSpeaker(said));

const STATES = matchWords(`was|were|is|isn['’]t|wasn['’]t|kept
  war|waren|ist|klappt|werkte|était|marchait`);
const QUESTION_WORD =
  /^(?:what|who|how|why|was|wer|wie|warum|wat|hoe|waarom|ce qu[ei]|qui|comment)\s/i;
const REMARK_NOISE = 0.5;
/** A subject with a verb in the past or in the polite form: `昼ごはんがおいしかった`, not `よかった` or `決まったこと`. */
const JAPANESE_SENTENCE = /^[^:：]{1,20}[がはもを][^:：]*(?:た|です|ます|ません)$/u;
/**
 * Whether a line such as `Audio was bad` is an off-topic remark and not a heading such as `What is next`. A Japanese comma
 * joins the clauses of a remark: `資料の印刷が足りず、2人で1部`.
 */
const isOffTopic = (said: string) =>
  !QUESTION_WORD.test(said) &&
  (STATES.test(said) || said.includes("、") || JAPANESE_SENTENCE.test(said)) &&
  rateLabels(said).noise >= REMARK_NOISE;

/** Whether a few words, such as `What she would like`, name the longer line below, which does not continue them. */
const namesLineBelow = (said: string, below: Line) =>
  isSaid(below) &&
  !/^\p{Ll}/u.test(below.said) &&
  countWords(said) <= MAX_HEADING_WORDS &&
  countWords(below.said) > MAX_HEADING_WORDS &&
  rateLabels(said).noise < GREETING_NOISE;

const countWords = (text: string) => text.match(/\p{L}[\p{L}'’-]*/gu)?.length ?? 0;

/** The end of a sentence, but not of `3.11.` or `Acme Inc.` */
const ENDS = /[!?,;"”。、」]$|(?<!\d\.\d{1,2}|\s(?:Inc|Ltd|Co|Corp|[eBNS]\.\s?[VA]))\.$/;
/** `Who pays? TBD`, `Price: open`; not `Still open` or `Was noch offen ist`. */
const ENDS_OPEN =
  /(?<!\p{L})(?:tbd|tbc|t\.b\.[dc]\.?)[)\]]?$|(?:[?？:：(]|\s[–—-])\s?(?:(?:still |noch |nog |encore )?(?:open|offen|ouvert|unklar|onduidelijk)|à définir|未定)[)）]?$/iu;
/** Whether a line ends by saying that its matter is open. */
export const endsOpen = (said: string) => ENDS_OPEN.test(said);
/** `❓ Family plan`, `Family plan: TBD, Noor checks with Apple`, `Price (to check with Ann)`: not `QR codes, to check tickets`. */
const MARKED_OPEN = new RegExp(
  `^[❓❔]|(?:[:：(]|\\s[–—-])\\s?(?:(?:still|noch|nog|encore) )?(?:${[
    "(?:tbd|tbc)(?=[\\s.,;!?)\\]]|$)",
    "to (?:check|be checked|be confirmed|be decided)(?=[.,;!)\\]]|$| (?:with|by)(?!\\p{L}))",
    "zu (?:prüfen|klären)(?=[.,;!)\\]]|$| (?:mit|ob)(?!\\p{L}))",
    "(?:na te gaan|te (?:checken|bepalen))(?=[.,;!)\\]]|$| (?:met|of)(?!\\p{L}))",
    "à (?:vérifier|confirmer|décider)(?=[.,;!)\\]]|$| (?:avec|par|si)(?!\\p{L}))",
    "要確認|未定|確認中",
  ].join("|")})`,
  "iu",
);
/** Whether a line marks its matter as open, by a sign or after its name. */
export function isMarkedOpen(said: string): boolean {
  const [mark] = MARKED_OPEN.exec(said) ?? [];
  // A bracket within a sentence is about one of its words: `Invoices (to be checked by two people) are kept`.
  return mark !== undefined && !(mark.startsWith("(") && /[)\]]\s*[^\s.)\]]/.test(said));
}
/** Whether a line is short and neither ends a sentence nor begins a quotation. */
export const canBeTitle = ({ said }: Line) =>
  said.length <= MAX_HEADING && !ENDS.test(said) && !endsOpen(said) && !/^["“„「]/.test(said);
