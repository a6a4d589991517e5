import { cutText } from "@/lib/text/cut-text";
import { NUMERIC_DATE, WEEKDAY } from "@/lib/text/dates";
import { capitalize } from "@/lib/text/phrases";

/** The pattern of a person's name before what was said, in minutes and chats. */
export const WRITER = "\\p{Lu}[\\p{L}.'’-]+(?: \\p{Lu}[\\p{L}.'’-]+){0,2}";
/** In UTF-16 units. */
const MAX_ORIGIN = 1000;
const LAST_LINE = /\n\n— [^\n]*$/;
/** A quotation at the end of a text, up to its closing mark. */
const QUOTATION = /(?:"[^"]*"|'[^']*'|[„“][^„“”]*[“”]|[‚‘][^‚‘]*[‘’]|[«»][^«»]*[«»])$/u;

/**
 * Finds the last line of an item that the classifier proposed. Below a quotation, a line without `›` may name the speaker, but not below
 * quoted words within a sentence: `A button “All sent?”`.
 */
function findOrigin(content: string): string {
  const [line = ""] = LAST_LINE.exec(content) ?? [];
  const text = content.slice(0, content.length - line.length);
  const [quotation = ""] = QUOTATION.exec(text) ?? [];
  const before = text.slice(0, text.length - quotation.length).trimEnd();
  const isWithin = quotation !== "" && /[^\s:：,.!?]$/u.test(before);
  const isQuotation = !isWithin && /["'”’»“‘]$/.test(text);
  return isQuotation && !line.includes(" › ") ? "" : line;
}
export const CHAT_TODAY =
  "[Tt]oday|[Yy]esterday|[Hh]eute|[Gg]estern|[Vv]andaag|[Gg]isteren|[Aa]ujourd['’]hui|[Hh]ier|今日|昨日";
/** In brackets; elsewhere it may be the day of an appointment. */
const DAY_IN_BRACKETS = `(?:(?<=\\[)(?:${WEEKDAY}|${CHAT_TODAY}),? (?:at |um |om |à )?)?`;
/** A time of day, with or without a date or a dash, as chats are exported: `[14/11/2026, 09:05:03]`, `[09:05, 14.11.2026]`, `[Mon 09:24]`. */
export const TIME = `\\[?${DAY_IN_BRACKETS}(?:${NUMERIC_DATE}(?:,? |T))?\\d{1,2}:\\d{2}(?::\\d{2})?(?:Z|[ \\u00a0\\u202f]?(?:[AaPp][Mm]|[Uu]hr|uur)(?!\\p{L}))?(?:, ${NUMERIC_DATE})?\\]?(?:\\s[-–](?=\\s))?`;
const QUOTE_MARKS = "(?:> ?)*";
const BULLET = "[-*•] +";
/** Only before the name of a speaker: other times, as in a schedule, belong to the text. In a list, only in brackets. */
const TIMES = new RegExp(
  `^(${QUOTE_MARKS}(?:${BULLET}(?=\\[))?)${TIME}\\s+(?=\\p{L}[^:：\\n]{0,58}[:：]\\s)`,
  "gimu",
);
/** `Ann [10:42]: …` */
const TIMES_OF_NAMES = new RegExp(
  `^(${QUOTE_MARKS}(?:${BULLET})?(\\p{L}[\\p{L} .'’-]{0,40}?)) ?(?=\\[)${TIME}(?=\\s?[:：]\\s)`,
  "gimu",
);
/** `[10:42] <ann> …`; HTML has an end. */
const NICKNAME = new RegExp(
  `^(${QUOTE_MARKS}${TIME}[^\\S\\n]+)<[@+~]?(\\p{L}[\\p{L}\\p{N}_.-]{1,30})> +(?=\\S)(?!.*</)`,
  "gimu",
);
/** Writes `[10:42] ann: …` in place of `[10:42] <ann> …`. A single line without brackets may tell of an element: `10:42 <input> is broken`. */
export function nameNicknames(text: string, whole = text): string {
  const isChat = (whole.match(NICKNAME)?.length ?? 0) > 1;
  return text.replaceAll(NICKNAME, (line: string, before: string, name: string) =>
    isChat || before.includes("[") ? `${before}${name}: ` : line,
  );
}

/** Drops the times before and after the names of speakers; after names only if two speak in the whole, because `Ferry [10:42]: full` is a fact. */
export function dropTimes(text: string, whole = text): string {
  const said = nameNicknames(text, whole).replaceAll(TIMES, "$1");
  const names = new Set(Array.from(whole.matchAll(TIMES_OF_NAMES), ([, , name]) => name));
  return names.size > 1 ? said.replaceAll(TIMES_OF_NAMES, "$1") : said;
}

/** Begins an answer that is a sentence of its own: `I picked the trial`, but not `In a spreadsheet` or `I would, but …`. */
const WHOLE =
  "(?:[Ii]|[Ww]e|[Mm]y|[Oo]ur|[Tt]he|[Tt]here|[Ii]ch|[Ww]ir|[Mm]ein|[Uu]nser\\p{L}?|[Ii]k|[Ww]ij|[Mm]ijn|[Oo]nze|[Jj]e|[Nn]ous|[Mm]on|[Mm]a|[Nn]otre|[Nn]os)(?!\\p{L}| (?:would|do|did|am|are|was|were|can|could|have|had|will|würde|habe|kann|zou|heb|kan)(?:n['’]t)?[,.!])";
/** `Q: ` and `A: ` of a written interview, also in German, Dutch and French, and a question that the answer can do without. */
const TURNS = new RegExp(
  `^(?:[QFV]\\s?:[^\\S\\n]{1,8}(?:.{1,14}[?？]\\n[AR]|.{1,300}[?？]\\n[AR](?=\\s?:[^\\S\\n]{1,8}${WHOLE}))|[QFVAR])\\s?:[^\\S\\n]{1,8}`,
  "gmu",
);
/** Drops the letters from a text, if the whole has a question and an answer. */
export const dropTurns = (text: string, whole = text) =>
  /^[QFV]\s?:\s/m.test(whole) && /^[AR]\s?:\s/m.test(whole) ? text.replaceAll(TURNS, "") : text;

/** Words at the beginning of a message that carry no content: `Morning all.`, `Ok then:`, `Two more things.` */
const OPENINGS = [
  "(?:(?:good )?(?:morning|afternoon)|hi|hey|hello|guten morgen|moin|hallo|goedemorgen|hoi|bonjour|salut)(?: (?:all|everyone|team|folks|zusammen|allemaal|à tous)[.,!]+|[.!]+) ",
  "(?:hi|hey|hello|moin|hallo|hoi|bonjour|salut), ",
  "(?:yep|yeah|ouch|lol|hm+|btw|fyi|fwiw|by the way|for the record|to be clear|übrigens|der vollständigkeit halber|trouwens|voor de volledigheid|au fait|pour info)[.,:!]+ ",
  "(?:thank(?:s| you)|danke|bedankt|merci) (?:for|für|voor|pour) (?:the |your |die |deine |de |je |le |votre )?(?:quick |schnelle |snelle )?(?:reminder|reply|e-?mail|message|update|call|erinnerung|antwort|nachricht|herinnering|antwoord|bericht|rappel|réponse)[.!:]+ ",
  "(?:right|well|sure|oh|so|good|great|nice|fine|perfect|gut|schön|prima|goed|mooi|bon|bien|parfait)[.!]+ ",
  "(?:(?:i|we|as) promised[^.!?:\\d\\n]{0,60}|ok(?:ay)?,? |so,? )?(?<!\\p{L})here (?:it goes|we go|you go)[.!:] ",
  ":(?:wave|warning|rocket|tada|pray|eyes|fire|bulb|open_mouth|slightly_smiling_face|smile|thinking_face|raised_hands|thumbsup|(?:white|heavy)_check_mark|question|exclamation|rotating_light|point_up): ",
  "(?:also|heads[- ]up|but|aber|maar|mais|yes|ja|oui|(?:one|another|last|final) thing|noch eins|nog één ding|une chose): ",
  "also (?=(?:my|our|we|i|they|he|she|the|wir|ich|unser\\p{L}{0,2}|mein\\p{L}?) )",
  "(?:first(?:ly| of all)?|second(?:ly)?|third(?:ly)?|finally|also|erstens|zweitens|drittens|außerdem|ten (?:eerste|tweede|derde)|bovendien|premièrement|deuxièmement|troisièmement|de plus|par ailleurs), (?!(?:second|third|fourth|fifth|and|or)(?!\\p{L}))",
  "(?:and|und|en|et) (?=(?:can|could|may) (?:we|you|i) |(?:können|könnten|kann) (?:wir|sie|man|ich) |(?:kunnen|kan|mag) (?:we|je|ik) |(?:peut|pourrait)-on )",
  "ok(?:ay|é)?(?: (?:then|so|dan|dann|alors))?[.,!]+ |ok(?:ay)? then: |\\+1[.,!:] ",
  "(?:(?:ok(?:ay)?|right|well|alright),? so|(?:gut|goed|bon|bien),? (?:also|dus|alors|donc)),? (?!(?:far|long|many|much|that|as|called|be|do|does|did|dass|dat|que)(?!\\p{L}))(?=\\p{L})",
  "(?:(?:one|two|three) (?:more|other) (?:thing|point|question)s?|noch (?:etwas|(?:zwei|drei) (?:dinge|punkte))|nog (?:iets|(?:twee|drie) dingen)|encore (?:une|deux) choses?)[.:,] ",
];
const OPENING = new RegExp(`^(?:${OPENINGS.join("|")})+`, "iu");

/** Names of a sheet's column that counts how often something was said. */
export const COUNT_NAMES =
  "(?:number of )?(?:mentions|votes|upvotes)|number of (?:requests|reports)|count|anzahl|aantal|nennungen|stimmen|meldungen|stemmen|meldingen|signalements|件数";
const COUNT = `(?:${COUNT_NAMES}): (\\d{1,3}(?:[.,\\u00a0 ]\\d{3})+|\\d{1,6})`;
/** The cell of a sheet: `Mentions: 88`, also on a line of its own. */
const MENTIONS = new RegExp(`(?:— |, |› |^- )${COUNT}(?=$|, | ›)`, "im");
const MENTIONS_LINE = new RegExp(`^- ${COUNT}[ \\t]*(?:\\n|$)`, "gim");

/** A question to a person who is called by a mention: `@Jens can you order it by Friday?` */
const TO_PERSON =
  /(?:(?<=[.!?…]["'”’»)]?) +|(?<=[。！？])|^)@\p{L}[\p{L}\p{N}_-]{0,30}[^.!?。！？\n@]{1,200}[?？](?=\s|$)/gmu;

/** Drops the questions to persons; a text of nothing else stays. */
export function dropQuestionsToPersons(text: string): string {
  const rest = text.replaceAll(TO_PERSON, "").trim();
  return /\p{L}/u.test(rest) ? rest : text;
}

/** Drops the opening of a message. */
export function dropOpening(text: string): string {
  const rest = text.replace(OPENING, "");
  return rest === text ? text : capitalize(rest);
}

/** Reads how often something was said, if an item is from a sheet that counts it. */
export function readMentions(content: string): number | undefined {
  const cells = findOrigin(content) || content.replace(/^[^-].*$/gm, "");
  const count = MENTIONS.exec(cells)?.[1]?.replace(/\D/g, "");
  return count === undefined ? undefined : Number(count);
}

const STARS =
  /(?:— |, |› |^- )(?:(?:star )?rating|stars|(?:sterne)?bewertung|sterne|beoordeling|sterren|étoiles|評価|星): ([1-5])(?=$|, | ›| ?\/ ?5(?!\d))/im;

/** Reads how many of five stars an item has, if its sheet gives them. */
export function readStars(content: string): number | undefined {
  const stars = STARS.exec(findOrigin(content) || content.replace(/^[^-].*$/gm, ""))?.[1];
  return stars === undefined ? undefined : Number(stars);
}

/** Returns the line of an item that names its origin; empty if there is none. */
export const readOrigin = (content: string) => findOrigin(content).trim();

/** `— Tomek, 14/11/2026, 09:05`, `— Booking of leasing bikes (Anna Berg)`, but not the heading `— Pilot (Berlin)` */
const WRITTEN_BY = new RegExp(
  `^\\s*— (?:(${WRITER}), ${TIME}(?= › |$)|[^\\n]*?\\((?=[^ )]+ [^)]*\\))(${WRITER})\\)(?= › |$))`,
  "u",
);

/** The line above a quoted mail: `Op ma 16 nov 2026 om 09:10 schreef Ann Lee`, `On 3 May, Ann Lee wrote` */
const QUOTES_MAIL =
  /(?:(?<!\p{L})(?:schrieb|schreef) .+|(?:^| )(?:wrote|schrieb|schreef|a écrit))$/u;
const QUOTED_WRITER = new RegExp(
  `(?<=^|, |[\\d] |[AaPp]\\.?[Mm]\\.? )(?!Uhr |[AP]M )(${WRITER}) (?:wrote|a écrit|schrieb|schreef)(?= |$)|(?:schrieb|schreef) (${WRITER})$`,
  "u",
);

/** The only message of an item from a chat that is exported with dates. After a bare time, a word may be a subject: `14:30 Pricing: …`. */
const MESSAGE = new RegExp(`^(${TIME})\\s+(${WRITER})[:：]\\s`, "u");
function readSpeaker(content: string): string | undefined {
  const [, time = "", writer] = MESSAGE.exec(content) ?? [];
  const isOnly = content.match(TIMES)?.length === 1;
  return isOnly && /\d[./-]\d/.test(time) ? writer : undefined;
}

/** Reads who wrote an item, if it is from a mail, a mail quoted in it, or a chat. */
export function readWriter(content: string): string | undefined {
  const origin = findOrigin(content);
  const quoted = origin
    .replace(/^\s*— /, "")
    .split(" › ")
    .findLast((heading) => QUOTES_MAIL.test(heading));
  const [, ofChat, ofMail] = (quoted ? QUOTED_WRITER.exec(quoted) : WRITTEN_BY.exec(origin)) ?? [];
  return ofChat ?? ofMail ?? readSpeaker(content);
}

/** Drops the line of a sheet's count. */
export const dropMentions = (content: string) => content.replaceAll(MENTIONS_LINE, "");

/** Adds the origin of a passage: its day and customer in a sheet, its headings. */
export function addOrigin(content: string, found: readonly string[]): string {
  if (found.length === 0) return content;
  return `${content}\n\n— ${cutText(found.join(" › "), MAX_ORIGIN)}`;
}

/** Returns the text of an item without its origin, the times of a chat, the turns of an interview and the opening of a message. */
export function dropOrigin(content: string): string {
  const text = content.slice(0, content.length - findOrigin(content).length);
  return dropOpening(dropTurns(dropTimes(text)));
}

/** Whether an item is from an exported chat, so that its title may begin with the writer's name. */
export const isOfChat = (content: string) => content.search(TIMES) === 0;
