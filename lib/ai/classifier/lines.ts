import { matchWords } from "@/lib/text/words";
import { readCaptions } from "./captions";
import { isTalkTitle, readCustomerLine } from "./customers";
import {
  findBareKind,
  findKind,
  findNamedKind,
  findTagKind,
  IS_TALK,
  isStatus,
} from "./kind-names";
import { isTelling, rateLabels } from "./label-model";
import {
  dropSpeaker,
  isListEntry,
  isMailHeader,
  NO_NAME,
  readPrefix,
  splitAtLabel,
  stripQuoteMarks,
} from "./marks";
import { tabulate } from "./sheet-rows";

type Around = "blank" | "header" | "frame" | "farewell" | "heading" | "speaker";
type LineKind = Around | "item" | "table" | "speech" | "plain";

/** One line of a text; `said` has no quote marks, `indent` counts columns. */
export type Line = { said: string; kind: LineKind; indent: number };

const MAX_HEADING = 80;
const MAX_NAME = 30;
const MAX_FAREWELL = 40;
/** Maximum number of words of a heading without marks. */
const MAX_WORDS = 4;
/** The share of noise at which a line is a greeting. */
const GREETING = 0.95;
const NUMBERED = /^\d{1,2}[.)]\s/;
/** In lines, between a heading and the text below it. */
const MAX_GAP = 4;

/** A mail in one line: `From: Olivia. Subject: Harbour pilot. The crane operators …`. */
const isParagraph = (text: string) =>
  (text.match(/(?<=\p{Ll}{2}[.!?] )\p{Lu}[\p{L}'’]*(?: [^\s.!?:@]+){3,}[.!?]/gu)?.length ?? 0) > 1;
const QUOTED_MAIL = /(?:wrote|schrieb.{0,80}|schreef.{0,80}|a écrit)\s?:$/;
const FAREWELL =
  /^(?:(?:best|kind|warm|many)?\s*(?:regards|wishes|thanks)|thanks(?: all| everyone| everybody)?|thank you(?: all)?|cheers|best(?:, \p{L}{2,20})?|sincerely|yours sincerely|talk soon|see you(?: all)?(?: soon| next week| on monday)?|(?:viele|beste|liebe|herzliche) grüße(?: .{1,30})?|mit freundlichen grüßen|lg|vg|mfg|(?:met )?(?:vriendelijke )?groet(?:en|jes)?|mvg|cordialement|bien à vous|merci|à bientôt|よろしくお願い.{0,8}|sent from my .{0,20}|von meinem .{0,20} gesendet|verzonden vanaf .{0,20}|envoyé de mon .{0,20}|--)[ ,.!。]{0,2}$/iu;
/** The footer of a mail or an export: a notice of confidentiality, a telephone or company number, `-- 9 rows shown --`. */
const FOOTER =
  /^(?:this (?:e-?mail|message)|the information in this (?:e-?mail|message)|diese (?:e-?mail|nachricht)|(?:deze|dit) (?:e-?mail|bericht)|ce (?:message|courriel)).{0,80}(?:confidential|intended (?:only|solely|recipient)|vertraulich|vertrouwelijk|confidentiel)|^(?:[^.!?]{0,120}[|·] ?)?(?:(?:tel|phone|mobile|mobil)[.:]? ?)?\+\d{1,3}[ (\d)/-]{7,}$|^-{2,3} [^-]{1,60} -{2,3}$|^export(?:ed|iert|é)?:? (?:on |am |le )?\d{4}-\d\d-\d\d.{0,80}$|^[^.!?]{0,80}\b(?:HR[AB] ?\d{2}|USt-?Id(?:Nr)?\.?:? ?[A-Z]{2}\d|KvK(?:-nummer)?:? ?\d{8}|SIRET:? ?\d{3} ?\d{3}|RCS \p{L}+ \d)/iu;
/** Marks around the messages of a copied chat: reactions, their number, `3 replies`, `(edited)`. */
const CHAT_MARK =
  /^(?:(?::[\w+-]{1,30}:(?: ?\d{1,4})? ?)+|\d{1,3} (?:repl(?:y|ies)|antwort(?:en)?|antwoord(?:en)?|réponses?)(?: (?:last reply|view thread|letzte antwort|laatste antwoord|dernière réponse).{0,40})?|\((?:edited|bearbeitet|bewerkt|modifié)\)|(?:view|last) (?:thread|reply .{1,40}))$/i;
/** The number of a reaction that is copied as a picture. */
const REACTIONS = /^\d{1,3}$/;
const MARKED_HEADING = /^#{1,6}\s+\S|^(?:TOP|agenda item|punkt|punt|point) \d{1,2}\b[^.!?]{0,60}$/i;
const HEADING = /^\*\*[^*]+\*\*[:：]?$|^[■◆▼□【]|(?<!:[\w+-]+)[:：]$/u;
const TABLE_ROW = /^\|.*\||^[^\t]+\t[^\t]+\t/;
const DELIMITER = /^[\s:]*-[\s:-]*\|[\s|:-]*$/;
const CLOCK = "\\d{1,2}[:h]\\d{2}(?::\\d{2})?(?:[ \\u00a0\\u202f]?[AaPp]\\.?[Mm]\\.?| Uhr)?";
const TODAY =
  "[Tt]oday|[Yy]esterday|[Hh]eute|[Gg]estern|[Vv]andaag|[Gg]isteren|[Aa]ujourd['’]hui|[Hh]ier";
const DATE =
  "\\d{1,4}[./-]\\d{1,2}(?:[./-](?:\\d{2,4})?)?|\\d{1,2}\\.? \\p{L}{3,9}\\.?(?: \\d{4})?";
const DAY = [
  DATE,
  "\\p{Lu}\\p{L}{2,8}\\.? \\d{1,2}(?:st|nd|rd|th)?(?:, \\d{4})?|\\p{Lu}\\p{L}{1,2}\\.?",
].join("|");
/** Not `der` alone, as in `Abfahrt der Fahrer 04:30`. */
const PARTICLE =
  "(?:(?:van|von) der|van|von|vom|zu|de|den|het|ten|ter|da|di|dos|du|del|della|le|la|al|el|bin|d['’]\\p{Lu}[\\p{L}-]*)";
const FIRST_NAME = "\\p{Lu}[\\p{L}.'’-]*";
const LAST_NAMES = `(?: (?:${PARTICLE}|${FIRST_NAME})){1,4}`;
const PARENTHESIS = "(?: \\([^()]{1,40}\\))?";
/** `Hanneke Vos (Grendel)  10:42 AM` or `[10:42] Hanneke` on a line, as chats are exported, and `#18841 | 9 Nov | Kilmore Apples`, as tickets are. */
const SPEAKER = new RegExp(
  [
    `^@?${FIRST_NAME}(?: (?:${PARTICLE}|${FIRST_NAME}|\\d{1,3})){0,3}${PARENTHESIS}[ –—-]{1,3}(?:(?:${TODAY}),?(?: at| um| om| à)? )?[[(]?${CLOCK}[\\])]?$`,
    `^${FIRST_NAME}${LAST_NAMES}${PARENTHESIS}[ ,–—|·[(]{1,4}(?:(?:${TODAY}|${DAY})(?:,? at| um| om| à)?,? )?[[(]?${CLOCK}[\\])]?$`,
    `^[[(](?:(?:${TODAY}|${DAY}),? )?${CLOCK}[\\])] ${FIRST_NAME}${LAST_NAMES}?${PARENTHESIS}$`,
    `^#\\d{2,8} ?[|·] ?(?:${DATE}) ?[|·] ?[^|·.!?]{2,60}$`,
  ].join("|"),
  "u",
);
const NAME_LINE = new RegExp(`^${FIRST_NAME}${LAST_NAMES}$`, "u");
const CLOCK_LINE = /^\d{1,2}:\d{2}[ \u00a0\u202f]?[AP]M$/;
const MIN_LINES = 6;
const DATED = /, ?(?:\d{1,2}\.? \p{L}+ \d{4}|\d{1,2}[./]\d{1,2}[./]\d{4}|\d{4}-\d\d-\d\d)$/u;

/** The name of a person, alone or before a role: `Dana Whitfield, office manager`. */
const PERSON = /^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){1,3}(?:[,(]| [(–—-]|$)/u;

export const isSaid = ({ kind }: Line) => kind === "plain" || kind === "speech";

export function splitLines(text: string): Line[] {
  const lines = tabulate(readCaptions(text.split(/\r\n|\r|\n/).flatMap(splitAtLabel))).map(
    readLine,
  );
  const areTopics = areNumberedTopics(lines);
  for (const [at, line] of [...lines.entries()].reverse())
    line.kind = detectKindAround(lines, at, line, areTopics);
  const [first, second] = lines.filter(({ kind }) => kind !== "blank");
  if (first && lines.length >= MIN_LINES && isTitle(first, second)) first.kind = "heading";
  return lines;
}

function readLine({ raw, isRow }: { raw: string; isRow: boolean }): Line {
  const space = /^[ \t\u3000]*/.exec(raw)?.[0] ?? "";
  const indent = space.replaceAll("\t", "    ").replaceAll("\u3000", "  ").length;
  const said = stripQuoteMarks(raw);
  const [time, writer, text] = OF_MEETING.exec(said)?.slice(1) ?? [];
  if (writer && text === "") return { said: `[${time}] ${writer}`, kind: "speaker", indent };
  if (writer) return { said: `${time} ${writer}: ${text}`, kind: "speech", indent };
  const [name, clock, message] = NAME_THEN_CLOCK.exec(said)?.slice(1) ?? [];
  if (name && !NO_NAME.test(name) && !findBareKind(name))
    return { said: `${clock} ${name}: ${message}`, kind: "speech", indent };
  return { said, kind: isRow ? "table" : detectKind(said), indent };
}

/** `Deniz 09:04: the map is slow`. */
const NAME_THEN_CLOCK = new RegExp(
  `^(${FIRST_NAME}(?:${LAST_NAMES})?) (\\d{1,2}:\\d{2}): (\\S.*)$`,
  "u",
);

/** `09:12:03 From Ann Lee to Everyone: …` and `09:12:03 From Ann Lee : …`, as chats of meetings are exported. */
const OF_MEETING =
  /^(\d\d:\d\d:\d\d)\s{1,4}(?:From|Von|Van|De)\s{1,4}(.{1,60}?)(?:\s{1,4}(?:to|an|aan|à)\s{1,4}(?:everyone|alle|iedereen|tout le monde|hosts and panelists|.{1,40}\(direct message\)):|\s{1,4}:)\s*(.*)$/i;

function detectKind(said: string): LineKind {
  if (said === "" || /^[-=_*#~`]{3,}$/.test(said)) return "blank";
  if ((isMailHeader(said) && !isParagraph(said)) || QUOTED_MAIL.test(said)) return "header";
  if (said.length <= MAX_FAREWELL && FAREWELL.test(said)) return "farewell";
  if (FOOTER.test(said) || CHAT_MARK.test(said)) return "frame";
  if (MARKED_HEADING.test(said)) return "heading";
  if (TABLE_ROW.test(said) || DELIMITER.test(said)) return "table";
  if (isListEntry(said)) return "item";
  if (said.length <= MAX_HEADING && HEADING.test(said)) return "heading";
  const prefix = readPrefix(said);
  if (prefix === "") return SPEAKER.test(said) ? "speaker" : "plain";
  return findBareKind(prefix) === "roll" ? "frame" : "speech";
}

function detectKindAround(
  lines: readonly Line[],
  at: number,
  line: Line,
  areTopics: boolean,
): LineKind {
  const { said, kind } = line;
  const [above, below] = [lines[at - 1], lines[at + 1]];
  if (above && CHAT_MARK.test(above.said) && REACTIONS.test(said)) return "frame";
  if (said.includes("|") && below && DELIMITER.test(below.said)) return "table";
  const next = lines.slice(at + 1, at + 1 + MAX_GAP).find((each) => each.kind !== "blank");
  // Before another speaker, it may be what a customer says: `Kunde: Drucker Defekt`.
  if (kind === "speech" && next && next.kind !== "speech" && readCustomerLine(said))
    return "heading";
  // Several such lines in a row are a schedule.
  if (kind === "speaker" && (!next || SPEAKER.test(next.said))) return "plain";
  if (below && CLOCK_LINE.test(below.said) && NAME_LINE.test(said)) return "speaker";
  if (above && CLOCK_LINE.test(said) && NAME_LINE.test(above.said)) return "blank";
  const isApart = above?.kind === "blank" && below?.kind === "blank";
  if (isApart && canBeTitle(line) && isTalkWith(said)) return "heading";
  if (!canBeTitle(line)) return kind;
  const isShort = said.length <= MAX_NAME;
  if (kind === "item" && NUMBERED.test(said)) {
    // `2. Students` above an unnumbered line, or a longer topic if all numbered lines are topics
    if (!next || NUMBERED.test(next.said)) return kind;
    return isShort || areTopics ? "heading" : kind;
  }
  if (kind !== "plain") return kind;
  const namesKind = findNamedKind(said) !== null && !isStatus(said);
  if (/^\p{Ll}/u.test(said) && !namesKind) return kind;
  if (!namesKind && isAside(said)) return kind;
  if (below?.kind === "item" || (below && NUMBERED.test(below.said)) || (isShort && namesKind))
    return "heading";
  if (isShort && (!above || above.kind === "blank") && namesTags(lines, at)) return "heading";
  return below && above?.kind === "blank" && isShort && namesLineBelow(said, below)
    ? "heading"
    : kind;
}

/** Whether a line tells nothing itself, above two that say what they are: `Decision: …` and `Risk: …`. */
function namesTags(lines: readonly Line[], at: number): boolean {
  const ratings = rateLabels(lines[at]?.said ?? "");
  if (isTelling(ratings) || ratings.noise >= GREETING) return false;
  const next = lines.slice(at + 1, at + 1 + MAX_GAP).filter(({ kind }) => kind !== "blank");
  return next.length > 1 && next.slice(0, 2).every(({ said }) => findTagKind(readPrefix(said)));
}

/** Whether each numbered line is a topic of minutes: without content, and above longer prose about it. */
function areNumberedTopics(lines: readonly Line[]): boolean {
  const filled = lines.filter(({ kind }) => kind !== "blank");
  const numbered = [...filled.entries()].filter(([, { said }]) => NUMBERED.test(said));
  return (
    numbered.length > 1 &&
    numbered.every(([at, { said, indent }]) => {
      const next = filled[at + 1];
      const topic = said.replace(NUMBERED, "");
      const tells = topic.length > MAX_NAME && isTelling(rateLabels(topic));
      if (indent > 0 || /\d/.test(topic) || tells) return false;
      return next && isSaid(next) && isLonger(next.said, said);
    })
  );
}

const isLonger = (said: string, topic: string) =>
  said.length > topic.length && !/^\p{Ll}/u.test(said);

/** Whether a first line such as `Minutes: steering committee` or `Steering: keys, 18 November 2026` is the title of the text. */
function isTitle(line: Line, next: Line | undefined): boolean {
  const prefix = readPrefix(line.said);
  const isDated = line.kind === "speech" && DATED.test(line.said) && findKind(prefix) === null;
  const isNamed =
    line.kind === "plain" || findBareKind(prefix) === "notes" || isTalkWith(line.said, prefix);
  if (line.kind === "plain" && isTalkTitle(line.said)) return true;
  return canBeTitle(line) && (isNamed || (isDated && next?.kind !== "speech"));
}

/** `Interview: Dana Whitfield, office manager`, as notes of a talk begin. */
export const isTalkWith = (said: string, prefix = readPrefix(said)) =>
  IS_TALK.test(prefix) && PERSON.test(dropSpeaker(said));

const STATES = matchWords(`was|were|is|isn['’]t|wasn['’]t|kept
  war|waren|ist|klappt|werkte|était|marchait`);
const ASKS = /^(?:what|who|how|why|was|wer|wie|warum|wat|hoe|waarom|ce qu[ei]|qui|comment)\s/i;
const IS_NOISE = 0.5;
/**
 * Whether a line such as `Audio was bad` is an off-topic remark and not a heading such as `What is next`. A Japanese comma
 * joins the clauses of a remark: `資料の印刷が足りず、2人で1部`.
 */
const isAside = (said: string) =>
  !ASKS.test(said) &&
  (STATES.test(said) || said.includes("、")) &&
  rateLabels(said).noise >= IS_NOISE;

/** Whether a few words, such as `What she would like`, name the longer line below, which does not continue them. */
const namesLineBelow = (said: string, below: Line) =>
  isSaid(below) &&
  !/^\p{Ll}/u.test(below.said) &&
  countWords(said) <= MAX_WORDS &&
  countWords(below.said) > MAX_WORDS &&
  rateLabels(said).noise < GREETING;

const countWords = (text: string) => text.match(/\p{L}[\p{L}'’-]*/gu)?.length ?? 0;

/** The end of a sentence, but not of `3.11.` or `Acme Inc.` */
const ENDS = /[!?,;"”。、」]$|(?<!\d\.\d{1,2}|\s(?:Inc|Ltd|Co|Corp|[eBNS]\.\s?[VA]))\.$/;
const canBeTitle = ({ said }: Line) =>
  said.length <= MAX_HEADING && !ENDS.test(said) && !/^["“„「]/.test(said);
