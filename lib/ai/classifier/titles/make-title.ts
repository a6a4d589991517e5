import {
  dropReply,
  isRemark,
  isUninformed,
  needsQuestion,
} from "@/lib/ai/classifier/labels/asides";
import { isTelling, rateLabels } from "@/lib/ai/classifier/labels/label-model";
import {
  dropSpeaker,
  isListEntry,
  joinRun,
  readPrefix,
  readTag,
  stripMarks,
  stripTime,
} from "@/lib/ai/classifier/lines/marks";
import { isCustomerName } from "@/lib/ai/classifier/names/customers";
import { AGREED, findKind, findTagKind } from "@/lib/ai/classifier/names/kind-names";
import type { Statement } from "@/lib/ai/classifier/statements/read-statements";
import { readRows } from "@/lib/ai/classifier/tables/sheet-rows";
import {
  type Heading,
  isAbout,
  isSchedule,
  isTopic,
  readTopic,
} from "@/lib/ai/classifier/units/heading-path";
import { dropOpening, dropTurns } from "@/lib/ai/reading/origin";
import type { ContextLabel } from "@/lib/schemas/enums";
import { cutText } from "@/lib/text/cut-text";
import { namesTime } from "@/lib/text/dates";
import { joinName } from "@/lib/text/join-label";
import { capitalize } from "@/lib/text/phrases";
import { splitPlainSentences } from "@/lib/text/plain-sentences";
import { findOutcome, isOpenMatter } from "@/lib/text/plain-statement";
import { joinCells } from "@/lib/text/tables";
import { DECIDED_WORDS, spaceWords } from "@/lib/text/words";
import { BEGINS_WITH_PERSON, dropAnnouncement, isEmptyBefore } from "./announcements";
import { cutClauses, MAX_TITLE } from "./clauses";

/** In UTF-16 units. */
const MIN_TELLING = 12;
const MIN_NAME = 5;
/** In words, with the speaker: a shorter answer only agrees with the question. */
const MIN_ANSWER = 6;
const MAX_READ = 2000;

const LIMITS_BEFORE =
  /^(?:not|but|only|except|unless|nicht|nur|aber|niet|alleen|maar|pas|mais|sauf)(?!\p{L})/iu;
/** `He asked for it.`, `Last year we had it, and …`, `Otherwise we have nights without a nurse.` */
const NEEDS_SENTENCE_BEFORE =
  /^(?:(?:he|she|it|they|er|sie|es|hij|zij|ze|het|il|elle|ils|elles)\s.{0,30}$|[^,;.]{0,40}\s(?:it|them|ihn|hem|ze|les),|(?:otherwise|(?:after|before) (?:that|this)|sonst|andernfalls|danach|davor|daarna|daarvoor|sinon|ensuite|après cela|avant cela)(?!\p{L}))/iu;
/** `22 of the 61 drop-offs were that.`, of which only the sentence before tells. */
const ENDS_WITH_POINTER =
  /(?<!\p{L})(?:(?:was|were|is|are) (?:that|this|those)|(?:waren|war|sind|ist) (?:das|dies)|(?:waren|was|is|zijn) (?:dat|dit)|(?:était|étaient|est|sont) (?:ça|cela))(?=[.;!]|$)|(?:がそれ|がこれ)(?:です|でした|だった|だ)?。?$/iu;
/** `He was clear: "…"`, or a quote with the name of its speaker. */
const QUOTED = /(?:^|[:：.!?]\s?)["“„«「]\s?([^"”“»」]{10,400})/;
/** `We decided on 9 November to …`, which repeats the label. */
const DECIDED = [
  "we decide: ",
  "(?:we|the (?:team|board)) (?:have |has )?(?:decided|agreed)(?: on (?:\\d{1,2} \\p{L}+|\\p{L}{3,6}day))?(?: (?:to|that|on)|:) ",
  "wir haben (?:am (?:\\d{1,2}\\. \\p{L}+|\\p{L}{3,7}(?:tag|woch)) )?(?:beschlossen|entschieden|vereinbart)[,:] (?!dass )",
  "we hebben (?:op (?:\\d{1,2} \\p{L}+|\\p{L}{4,6}dag) )?(?:besloten|afgesproken)(?: om|:)? (?!dat )",
  "(?:nous avons|on a) (?:décidé|convenu)(?: (?:le \\d{1,2} \\p{L}+|\\p{L}{3,6}di))?(?: (?:de|que) | d['’]| ?: )",
];
/** `Decided with @Grace Lindqvist: …`, whose matter follows the colon. */
const DECIDED_WITH =
  /^(?:(?:ok(?:ay)?|so|then|also|gut|dus|goed|alors|bon),? )?(?:(?:we |wir haben |we hebben |nous avons |on a )?(?:decided|agreed) with|(?:mit|met|avec) (?=[^:]{2,60} (?:beschlossen|entschieden|vereinbart|abgesprochen|besloten|afgesproken|décidé|convenu)\s?:)|(?:beschlossen|entschieden|vereinbart|abgesprochen) mit|(?:besloten|afgesproken) met|(?:décidé|convenu|vu) avec) [^:.!?]{2,60}?\s?: (?=.{5})/iu;
/** Words of a decision, in Japanese at the end. */
const DECISION = new RegExp(
  `^(?:then |so )?(?:${DECIDED.join("|")})(?=.{5})|こと(?:に|を)(?:し|決め|決定し|合意し)(?:た|ました)。?$`,
  "iu",
);
/** `We talked for an hour, decided: …`, in small letters within a line. */
const DECIDED_WITHIN = new RegExp(
  `^(?<topic>[^\\n:：]{3,300}?)(?:[.!,;]|\\s[–—-])\\s(?:(?:so|then|finally|in the end|am ende|dann|also|uiteindelijk|dus|finalement|donc) )?(?:${DECIDED_WORDS})\\s?: (?<outcome>[^\\n]{10,})`,
  "iu",
);
/** In words, and in UTF-16 units: a few words before a short outcome are the name of its matter. */
const MAX_TOPIC = 4;
const MAX_SHORT_OUTCOME = 30;
/** A question and what was agreed about it. */
const SETTLED = /^([^\n]{1,400}[?？])\n([^\n]+)$/;
/** `Q: Can it take cash? A: No, card only.`, on one line. */
const ANSWERED = /^[QFV]\s?: ([^?？\n]{3,200}[?？]) [AR]\s?: ([^\n]+)$/u;

/**
 * Writes a title with the customer or topic before it: `Klimaat Noord: No GPS`. A note and a list of dates have the name of their
 * heading.
 */
export function makeTitle(statement: Statement): string {
  const { name, text, label, customer, path, kind, tag, note, rival } = statement;
  const ofNote = note && customer === null && namesNote(note) ? cutClauses(note.name) : undefined;
  if (ofNote && !rival) return ofNote;
  const above = path.at(-1);
  const isWhole = statement.isCheckList || (above && isSchedule(above) && /^- .*\n- /.test(text));
  if (above && isWhole) return readTopic(above);
  const [, question = "", answer = ""] =
    (AGREED.test(tag) && SETTLED.exec(text)) || ANSWERED.exec(text) || [];
  const whole = `${question} ${answer}`;
  const isBoth = answer !== "" && !question.includes(":") && whole.length <= MAX_TITLE;
  const short =
    ofNote ?? (isBoth ? whole : name ? cutClauses(name) : shorten(answer || text, label));
  const topic = path.findLast(
    (heading) => isTopic(heading) && isAbout(heading, kind) && !isSchedule(heading),
  );
  const subject = customer ?? rival ?? (topic && capitalize(readTopic(topic)));
  const isNamed = !subject || spaceWords(short).includes(spaceWords(subject));
  if (isNamed) return short;
  const speaker = readPrefix(short);
  if (speaker === "" || (rival && !customer)) return joinName(subject, short);
  const isSubject = spaceWords(subject).includes(spaceWords(speaker)); // `Mme Sophie Delvaux` is `Sophie Delvaux`
  return isSubject ? joinName(subject, dropSpeaker(short)) : `${subject}, ${short}`;
}

/** `What annoys them`, which only its text answers; not `When the ice comes`. */
const ASKS =
  /^(?:what|who|how|why|where|which|was|wer|wie|warum|wo|welche[rs]?|wat|hoe|waarom|waar|welke?|ce qu[ei]|qui|comment|pourquoi|où|quel(?:le)?s?)(?!\p{L})|^ce qu['’]|^(?:何|誰|なぜ|どこ|どう(?!も))/iu;

/** Whether a heading says what its note says: not `Pricing`, `Klimaat Noord` or `Who pays`. */
const namesNote = ({ name }: Heading) =>
  !/^\p{sc=Latin}+$/u.test(name) && !isCustomerName(name) && !ASKS.test(name);

/** Takes the sentence that fits the label best, else the first, without its explanation; of a table, the first column. */
export function shorten(passage: string, label: ContextLabel | null): string {
  const read = joinRun(passage.slice(0, MAX_READ));
  if (/^[^\n]*[|\t]/.test(read)) return titleTable(read);
  const outcome = label === "decision" ? findOutcome(splitPlainSentences(read)) : undefined;
  if (outcome) return cutClauses(outcome);
  const within = label === "decision" ? findDecidedWithin(read) : undefined;
  if (within) return cutClauses(within);
  const beginning = dropAnnouncement(readBeginning(read));
  const sentences = splitPlainSentences(beginning).filter((each) => !saysLittle(each));
  const at = findTelling(sentences, label);
  const [said = beginning, next = ""] = sentences.slice(at);
  const whole = LIMITS_BEFORE.test(next) ? `${said} ${next}` : said;
  return cutClauses(
    dropLabel(
      dropOpening(
        dropTurns(whole.replace(/^["“„«「]+\s?(?![^"”“»」]{1,400}["”“»」].)/u, ""), read),
      ),
      label,
    ),
  );
}

function findDecidedWithin(said: string): string | undefined {
  const { topic = "", outcome = "" } = DECIDED_WITHIN.exec(stripMarks(said))?.groups ?? {};
  const [decided = ""] = splitPlainSentences(outcome);
  if (decided === "" || isOpenMatter(decided)) return undefined;
  const isName = topic.split(" ").length <= MAX_TOPIC && decided.length <= MAX_SHORT_OUTCOME;
  return isName ? joinName(capitalize(topic), decided) : capitalize(decided);
}

/** Whether a sentence is too short, refers back, or only opens a conversation, such as `Ok so prices.` */
function saysLittle(sentence: string): boolean {
  if (!/\p{sc=Latin}/u.test(sentence)) return false;
  const said = sentence.slice(readPrefix(sentence).length).replace(/^\s?: /, "");
  if (dropOpening(`${said} `).length <= MIN_TELLING || isUninformed(said) || isRemark(said))
    return true;
  return sentence.split(" ").length <= 3 && rateLabels(sentence).noise > 0.7;
}

/** Writes `Metric: A, B, C`, in any language. */
function titleTable(table: string): string {
  const [[name = ""] = [], ...body] = readRows(table);
  const column = body.flatMap(([cell]) => cell || []).join(", ");
  const title = column === "" ? joinCells(table) : [name, column].filter(Boolean).join(": ");
  return cutText(title || table, MAX_TITLE);
}

/** `Goal for the waiting list: …` */
const GOAL_FOR =
  /^(?:goals?|targets?|aims?|objectives?|ziele?|doel(?:en)?|objectifs?|cibles?) (?:for|für|voor|pour) (?:the|our|das|die|den|de|het|la|le|les) /i;

/** Drops a beginning that says no more than the label, and the address of a link that has a name. */
function dropLabel(said: string, label: ContextLabel | null): string {
  const { tag, rest } = readTag(said);
  const isGoal = findKind(tag) === "goal" && findTagKind(tag) === null;
  const topic = isGoal && !namesTime(tag) ? tag.replace(GOAL_FOR, "") : tag;
  const isTagged = topic === tag && (isGoal || findTagKind(tag) !== null);
  const inner = readTag(rest);
  const spoken = findTagKind(inner.tag) ? `${tag}: ${inner.rest}` : said;
  const named = topic === tag ? spoken : joinName(topic, rest);
  const bare = capitalize(isTagged ? rest : named);
  if (label === "decision") return capitalize(bare.replace(DECIDED_WITH, "").replace(DECISION, ""));
  const [before = "", address] = bare.split(/https?:\/\//);
  if (address === undefined) return bare;
  const name = before.replaceAll(/^\[|(?:(?<!where \S{1,9}) (?:is|are) at)?[\s:([\]<–-]+$/g, "");
  return name.length < MIN_NAME ? address.replace(/[/)>\].,]+$/, "") : name;
}

/** Shares of the label: a later sentence becomes the title if its own is above `SURE` and the first one's below `UNLIKELY`. */
const SURE = 0.5;
const UNLIKELY = 0.2;

/** Finds the index of the sentence that fits the label: the first, unless another one fits it much better. */
function findTelling(sentences: readonly string[], label: ContextLabel | null): number {
  if (label === null || label === "external_link") return 0;
  // What a decision says may be as short as `So we cancel it`.
  const first = label !== "decision" && isEmptyBefore(sentences) ? 1 : 0;
  const shares = sentences.map((sentence) => rateLabels(sentence)[label]);
  const best = shares.indexOf(Math.max(...shares));
  const telling = sentences[best] ?? "";
  if (best === 0 || (shares[0] ?? 0) > UNLIKELY) return first;
  if ((shares[best] ?? 0) < SURE) return first;
  const isOfBefore =
    BEGINS_WITH_PERSON.test(telling) && isTelling(rateLabels(sentences[best - 1] ?? ""));
  const isLater = [LIMITS_BEFORE, NEEDS_SENTENCE_BEFORE, ENDS_WITH_POINTER].some((form) =>
    form.test(telling),
  );
  return isOfBefore || isLater ? best - 1 : best;
}

/** Reads the first line or the quote in it, or the answer to a question. A name such as `Price?` is joined with the next line. */
function readBeginning(passage: string): string {
  const lines = passage.split("\n").filter((line) => /[\p{L}\p{N}]{2}/u.test(line));
  const [first = passage, second] = lines.map((line) => stripTime(stripMarks(line)));
  const quoted = QUOTED.exec(first)?.[1];
  if (quoted || !second) return quoted ?? first;
  const answerer = readPrefix(second);
  if (first.endsWith("?") && answerer !== "") {
    const statement = dropReply(second);
    if (statement !== second) return statement;
    const isShort = second.split(" ").length < MIN_ANSWER;
    return isShort || needsQuestion(first, second) ? first : second;
  }
  const isName =
    !isListEntry(lines[1] ?? "") && /^\p{sc=Latin}/u.test(first) && first.split(/\s+/).length <= 3;
  if (isName && answerer === "") return joinName(first.replace(/\s?[?!.:]+$/, ""), second);
  const isWrapped = /[\p{L}\d%]$/u.test(first) && /^[\p{Ll}\d]/u.test(lines[1] ?? "");
  return isWrapped ? `${first} ${second}` : first;
}
