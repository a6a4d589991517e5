import { findDay, findLatestDate } from "./dates";
import { DECIDES } from "./is-undecided";
import { splitPlainSentences } from "./plain-sentences";
import { REVISES } from "./revises";

const DATE = String.raw`\d{1,2}\.? \p{L}{3,12} \d{4}|\p{L}{3,12} \d{1,2}, \d{4}|\d{4}-\d{2}-\d{2}|(?:\d{4}年)?\d{1,2}月\d{1,2}日`;
const DAY = String.raw`\d{1,2}\.? \p{L}{3,12}`;
const DOTTED = String.raw`\d{1,2}\.\d{1,2}\.\d{4}`;
const WORD = String.raw`(?:\p{Lu}[\p{L}'’-]*|\p{Lu}\.)`;
const TITLE = String.raw`(?:Dr|Prof|St|Mr|Mrs|Ms|Mme)\. `;
const NAME = String.raw`(?:${TITLE})?${WORD}(?: (?:(?:de|van|von|der|den|du|la|le|da|di|ten|ter|zu) ){0,2}${WORD}){0,4}(?: \([^()]{1,30}\))?`;
/** `the board`, `Vorstand`, `Partneroverleg` */
export const BODY = String.raw`(?:(?:[Tt]he|[Dd]er|[Dd]ie|[Hh]et|[Dd]e|[Ll]e|[Ll]a) |[Ll]['’])?(?:(?:[Bb]oard|(?:[Ss]teering )?[Cc]ommittee|[Ss]teering [Gg]roup|[Ll]enkungskreis|[Ss]tuurgroep|[Mm]anagement|[Tt]eam|[Vv]orstand|(?:[Gg]eschäfts)?[Ll]eitung|[Gg]eschäftsführung|[Bb]estuur|[Dd]irectie|[Rr]aad|[Cc]omité|[Cc]onseil|[Dd]irection|[ÉéEe]quipe)(?: (?:(?:of|van|de) |d['’])\p{Ll}{5,20})?|\p{L}{0,20}(?:[Mm]eeting|[Ss]itzung|[Oo]verleg|[Rr]éunion))(?!\p{L})`;
const JOINED = "(?:,? (?:and|und|en|et|&) |, )";
const WITH = "(?:,? (?:agreed |together )?with | (?:mit|met|avec) )";
export const LIST = `(?:${BODY}|${NAME})(?:${JOINED}(?:${BODY}|${NAME})){0,7}`;
const PEOPLE = `${LIST}(?:${WITH}${LIST})?`;
const JAPANESE = String.raw`[\p{Script=Han}\p{Script=Katakana}ー・、と]{2,40}`;
const JAPANESE_DAY = String.raw`(?:\d{4}年)?\d{1,2}月\d{1,2}日`;
const MEETING = String.raw`[\p{Script=Han}\p{Script=Katakana}ー]{0,16}(?:会議|会|ミーティング|打ち?合わ?せ)`;
const END = String.raw`(?:\.(?=\s)|。|\s?[:：](?=\s)|：)`;

const DECIDED =
  "(?:[Dd]ecided|[Aa]greed|[Bb]eschlossen|[Ee]ntschieden|[Vv]ereinbart|[Bb]esloten|[Aa]fgesproken|[Dd]écidé)(?: on| am| op| le)?";
const DATE_FIRST = new RegExp(
  `^(?:(?<date>${DATE})(?:[,、]\\s?|${END})|${DECIDED} (?<day>${DATE})${END})`,
  "u",
);
const PEOPLE_NEXT = new RegExp(`^(?<people>${PEOPLE}|${JAPANESE})${END}`, "u");
/** Without a year or a month's name, a sentence may begin with a date, so people must follow. */
const DAY_FIRST = new RegExp(`^(?<date>${DAY}|${DOTTED}), (?<people>${PEOPLE})${END}`, "u");
const PEOPLE_FIRST = new RegExp(`^(?<people>${PEOPLE}), (?<date>${DATE}|${DOTTED})${END}`, "u");
/** Without a year, two capitals before a day need not be a person: `Code Freeze, 3 May`. */
const BODY_FIRST = new RegExp(`^(?<people>${BODY}), (?<date>${DAY})${END}`, "u");
/** `Comité du 3 mai 2026 (Ann, Bo). …`, but not `Comité du 3 mai 2026. …` */
const BODY_OF_DAY = new RegExp(
  `^(?<people>${BODY}) (?:of|on|vom|van|du) (?<date>${DATE}|${DOTTED}) \\((?<members>${LIST})\\)${END}`,
  "u",
);
const DECISION = "(?:Decision|Beschluss|Entscheidung|Besluit|Beslissing|Décision)";
/** `Beschluss der Geschäftsleitung vom 3. Mai 2026: …`, `Décision du 3 mai : …`, `5月3日の役員会の決定：…` */
const DECISION_OF_DAY = new RegExp(
  `^(?:${DECISION}(?: (?:of|by|der|des|van|de|du) ?(?<people>${BODY}(?: \\p{Ll}{4,20}(?= du ))?)(?: on(?= ))?)?(?:(?<= on)| (?:of|from|vom|van|du)) (?<date>${DATE}|${DOTTED}|${DAY})(?: \\((?<members>${LIST})\\))?${END}|(?<day>${JAPANESE_DAY})の(?:(?<meeting>${MEETING})の?)?決定[:：]\\s?)`,
  "u",
);

/**
 * Several people, a body, or somebody with a first name: a single word may be the verdict or the subject (`Rejected`, `Preise`), and
 * before a colon so may `Preise und Fristen`.
 */
const KNOWN = `, |[・、と]|(?:会|会議)$|^${BODY}$|^${TITLE}`;
export const IS_PEOPLE = new RegExp(
  `${KNOWN}|(?<![\\p{L}'’-])${WORD} (?:\\p{Ll}+ ){0,2}${WORD}`,
  "u",
);
const IS_BEFORE_COLON = new RegExp(`${KNOWN}| (?:and|en|et|&) `, "u");

/** Nouns of a subject, and compounds that end in them: in German, nouns have capital letters like names. */
const SUBJECT =
  /(?:preise|kosten|gebühr(?:en)?|rabatte?|frist(?:en)?|termine?|zeiten|zeitplan|ablauf|umfang|inhalte|ziele|risiken|regeln|rollen|themen|fragen|aufgaben|daten|verträge|bedingungen|(?:zahl|buch|rechn|liefer|schul|kündig|erhöh)ung(?:en)?)$/iu;
const TWO_NAMES = new RegExp(`(?:^|[,&] |und |herr |frau )${WORD} ${WORD}`, "u");

/** Whether the words end in a noun of a subject, and name nobody by two words. */
const isSubject = (people: string) => SUBJECT.test(people) && !TWO_NAMES.test(people);

/** `Kiln group`, `die Gruppe Ofen`, `Ofengroep` */
const GROUP = String.raw`(?:[Tt]he |[Dd]ie |[Dd]e |[Ll]e )?(?:\p{L}+ )?\p{L}*(?:[Gg]roup|[Gg]ruppe|[Gg]roep|[Gg]roupe)(?: \p{L}+)?`;
const SOURCE = new RegExp(
  `^\\(?(?:(?:${GROUP}|${PEOPLE}), (?:(?:on|am|op|le) )?(?:${DATE}|${DOTTED})|(?:${JAPANESE})、(?:${DATE}))\\)?[.。]?$`,
  "u",
);

/** Whether a sentence only says who said something and when: `Kiln group, 26 November 2026.` */
export const isSource = (sentence: string): boolean =>
  SOURCE.test(sentence) && findDay(sentence) !== null;

type Decision = { date: string | null; people: string | null; text: string };

/** Splits a decision from its date and people: `3 September 2026, Nora and Tom. We wait.`, `Decided on 3 September 2026: we wait.` */
export function splitDecision(written: string): Decision {
  const whole = written.replaceAll("\u00a0", " ");
  const dated = DATE_FIRST.exec(whole);
  if (dated) {
    const rest = whole.slice(dated[0].length).trimStart();
    const date = dated.groups?.date ?? dated.groups?.day ?? "";
    const found = dated[0].match(/[,、]\s?$/) ? takePeople(PEOPLE_NEXT, rest) : undefined;
    if (rest !== "" && findDay(date) !== null)
      return { date, people: found?.people ?? null, text: found?.text ?? rest };
  }
  const { 0: head = "", groups } = DECISION_OF_DAY.exec(whole) ?? {};
  const text = whole.slice(head.length).trimStart();
  const [first = ""] = splitPlainSentences(text);
  const of = groups?.date ?? groups?.day ?? "";
  // `Decision of 3 May: revoked` is of another day.
  if (findDay(of) !== null && first !== "" && !REVISES.test(first)) {
    const { people, meeting, members } = groups ?? {};
    const named = people ?? meeting;
    return { date: of, people: named && members ? `${named} (${members})` : (named ?? null), text };
  }
  const found =
    takePeople(DAY_FIRST, whole) ??
    takePeople(PEOPLE_FIRST, whole) ??
    takePeople(BODY_FIRST, whole) ??
    takePeople(BODY_OF_DAY, whole);
  return found?.date && findDay(found.date) !== null
    ? { date: found.date, people: found.people, text: found.text }
    : { date: null, people: null, text: written };
}

function takePeople(form: RegExp, whole: string) {
  const match = form.exec(whole);
  const { people: named = "", date, members } = match?.groups ?? {};
  const people = members ? `${named} (${members})` : named;
  const text = whole.slice(match?.[0].length).trimStart();
  const isPeople = /[:：]$/.test(match?.[0] ?? "") ? IS_BEFORE_COLON : IS_PEOPLE;
  const isFound = text !== "" && isPeople.test(named) && !isSubject(named);
  return match && isFound ? { people, date, text } : undefined;
}

export const ANY_DAY = `(?:${DATE}|${DOTTED}|${DAY})`;
export const AGENT = "(?:by|vom|von|durch|door|van|par)";
/** `Decided 12 Nov by the steering group`, `Beschlossen am 12. Nov. vom Vorstand` */
const DECIDED_ON = new RegExp(
  `^[(（]?${DECIDED} (?<date>${ANY_DAY})(?:\\.? (?:${AGENT} (?<people>${PEOPLE})|[(（](?<body>${PEOPLE})[)）]))?(?=[\\s.,;:)]|$)`,
  "u",
);
const DECIDED_BY = new RegExp(
  `^[(（]?${DECIDED} (?:${AGENT}|with|w/|mit|met|avec) (?<people>${LIST}),? (?:(?:on|am|op|le) )?(?<date>${ANY_DAY})(?=[\\s.,;:)]|$)`,
  "u",
);
/** `Board meeting 9 Nov: we buy it.` The next meeting has decided nothing yet. */
const MEETING_OF_DAY = new RegExp(
  `^(?!(?:[Nn]ext|[Nn]ächste|[Vv]olgende|[Pp]rochaine) )(?<people>(?:\\p{L}{2,20} ){0,2}\\p{L}{0,20}(?:[Mm]eeting|[Ss]itzung|[Oo]verleg|[Rr]éunion)) (?:(?:on|of|am|vom|op|van|du|le) )?(?<date>${ANY_DAY})\\s?:\\s`,
  "u",
);
const SIGNATURE = `(?:${PEOPLE}|${JAPANESE})[,、]\\s?(?:(?:on|am|op|le) )?${ANY_DAY}`;
/** A sentence such as `Orla, 29 Sept`, or the brackets at its end. */
const SIGNED = new RegExp(`(?:^(?=${SIGNATURE}[.。]?$)|[(（](?=${SIGNATURE}[)）][.。]?$))`, "u");
const PARTS = new RegExp(`^(?<people>[^]+)[,、]\\s?(?:(?:on|am|op|le) )?(?<date>${ANY_DAY})`, "u");

function readSignature(sentence: string) {
  const at = SIGNED.exec(sentence);
  return at ? PARTS.exec(sentence.slice(at.index).replace(/^[(（]/, "")) : null;
}

/** `(24.11.2026)`, alone or at the end of a sentence that decides: `Agreed with the council (24.11.2026).` */
const DATED = new RegExp(`[(（](?<date>${ANY_DAY})[)）][.。]?$`, "u");
/** `(Ben, 30.11.2026)`, as a sentence of its own, may name who decided; within one, the word may be a place. */
const SIGNED_ALONE = new RegExp(
  `^[(（](?<people>${WORD}),\\s?(?=[^)）]*\\d{4})(?<date>${ANY_DAY})[)）][.。]?$`,
  "u",
);
const ENDS_IN_BODY = /(?:委員|理事|役員|取締役)会$/u;
const BY_MEETING = "(?:決定|決めた|決まった|決めました|承認|合意)(?:した|しました|された|済み?)?";
/** `10月27日に決定。`, `2026年10月6日、企画会議。`, `10月6日の企画会議で決定` */
const JAPANESE_DECIDED = new RegExp(
  `^[(（]?(?<date>${JAPANESE_DAY})(?:(?:に|、)?${BY_MEETING}|(?:、|の|に)(?<people>${MEETING})(?:(?:で|にて|が)${BY_MEETING}|(?<=会議|委員会|理事会|役員会|取締役会)))[)）]?。?$`,
  "u",
);
/** `3 May 2026, steering group.` */
const DAY_OF_BODY = new RegExp(`^(?<date>${DATE}|${DOTTED}), (?<people>${BODY})\\.?$`, "u");

const isWhole = (match: RegExpExecArray) =>
  /^[)）]?[.。]?$/.test(match.input.slice(match.index + match[0].length));

/** Finds a sentence that only says when, and perhaps by whom, something was decided; as the first or the last, it may go on. */
function findDecided(sentences: readonly string[]) {
  const found = sentences.flatMap((sentence, at) => {
    const match = DECIDED_ON.exec(sentence) ?? DECIDED_BY.exec(sentence);
    const isAtEnd = at === 0 || at === sentences.length - 1;
    if (match && (isAtEnd || isWhole(match))) return [match];
    const other = JAPANESE_DECIDED.exec(sentence) ?? DAY_OF_BODY.exec(sentence);
    return other ? [other] : [];
  });
  const [first = ""] = sentences;
  return found.at(0) ?? MEETING_OF_DAY.exec(first) ?? undefined;
}

/** Finds the brackets at the end of a text that have only the day. */
function readDated(sentence: string) {
  const match = DATED.exec(sentence);
  return match && (match.index === 0 || DECIDES.test(sentence)) ? match : null;
}

/**
 * Finds on which day a decision was made, and by whom, also without a year: in a sentence such as `Decided 12 Nov by the board.` or
 * `10月27日に決定。`; at the end also `(Orla, 2 June)`, unless that day was to come when
 * it was saved (`savedAt`).
 */
export function findSource(text: string, savedAt: Date): Omit<Decision, "text"> | null {
  const sentences = splitPlainSentences(text.replaceAll("\u00a0", " "));
  const last = sentences.at(-1) ?? "";
  const decided = findDecided(sentences);
  const alone = sentences.length > 1 ? SIGNED_ALONE.exec(last) : null;
  const signed = alone ?? readSignature(last) ?? readDated(last);
  const { body = "", people = body, date = "" } = (decided ?? signed)?.groups ?? {};
  const day = findDay(date) === null ? null : findLatestDate(date, savedAt);
  if (day === null || (!decided && day > savedAt.toISOString().slice(0, 10))) return null;
  // `Code Freeze, 3 May` is no person.
  const isPeople = /\d{4}/.test(date) ? IS_PEOPLE : IS_BEFORE_COLON;
  const isDecider = alone !== null && DECIDES.test(text);
  const isKnown =
    isPeople.test(people) &&
    (!/会$/.test(people) || ENDS_IN_BODY.test(people) || DECIDES.test(text));
  const isNamed = people !== "" && (decided !== undefined || isDecider || isKnown);
  return { date, people: isNamed && !isSubject(people) ? people : null };
}
