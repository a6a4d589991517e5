import { findBareKind } from "@/lib/ai/classifier/names/kind-names";
import { CHAT_TODAY } from "@/lib/ai/reading/origin";
import { NO_NAME, readPrefix, readSpeech } from "./marks";
import { CLOCK, isStamp } from "./time-lines";

const CHAT_DATE =
  "\\d{1,4}[./-]\\d{1,2}(?:[./-](?:\\d{2,4})?)?|\\d{1,2}\\.? \\p{L}{3,9}\\.?(?: \\d{4})?";
const CHAT_DAY = [
  CHAT_DATE,
  "\\p{Lu}\\p{L}{2,8}\\.? \\d{1,2}(?:st|nd|rd|th)?(?:, \\d{4})?|\\p{Lu}\\p{L}{1,2}\\.?",
].join("|");
/** Particles of a name: not `der` alone, as in `Abfahrt der Fahrer 04:30`. */
const PARTICLE =
  "(?:(?:van|von) der|van|von|vom|zu|de|den|het|ten|ter|da|di|dos|du|del|della|le|la|al|el|bin|d['’]\\p{Lu}[\\p{L}-]*)";
const FIRST_NAME = "\\p{Lu}[\\p{L}.'’-]*";
const LAST_NAMES = `(?: (?:${PARTICLE}|${FIRST_NAME})){1,4}`;
const AFFILIATION = "(?: \\([^()]{1,40}\\))?";
/** `Hanneke Vos (Grendel)  10:42 AM` or `[10:42] Hanneke` on a line, as chats are exported, and `#18841 | 9 Nov | Kilmore Apples`, as tickets are. */
const SPEAKER_LINE = new RegExp(
  [
    `^@?${FIRST_NAME}(?: (?:${PARTICLE}|${FIRST_NAME}|\\d{1,3})){0,3}${AFFILIATION}[ –—-]{1,3}(?:(?:${CHAT_TODAY}),?(?: at| um| om| à)? )?[[(]?${CLOCK}[\\])]?$`,
    `^${FIRST_NAME}${LAST_NAMES}${AFFILIATION}[ ,–—|·[(]{1,4}(?:(?:${CHAT_TODAY}|${CHAT_DAY})(?:,? at| um| om| à)?,? )?[[(]?${CLOCK}[\\])]?$`,
    `^[[(](?:(?:${CHAT_TODAY}|${CHAT_DAY}),? )?${CLOCK}[\\])] ${FIRST_NAME}${LAST_NAMES}?${AFFILIATION}$`,
    `^\\d{1,2}:\\d{2}:\\d{2} ${FIRST_NAME}${LAST_NAMES}?${AFFILIATION}$`,
    `^#\\d{2,8} ?[|·] ?(?:${CHAT_DATE}) ?[|·] ?[^|·.!?]{2,60}$`,
  ].join("|"),
  "u",
);
const FULL_NAME = new RegExp(`^${FIRST_NAME}${LAST_NAMES}${AFFILIATION}$`, "u");
const ONE_NAME = new RegExp(`^${FIRST_NAME}${AFFILIATION}$`, "u");
const STAMPED = /^\[([^[\]]{3,60})\] (.{2,100})$/u;

export const isFullName = (said: string) => FULL_NAME.test(said);
export const isOneName = (said: string) => ONE_NAME.test(said);

/** Whether a line only names the speaker of the lines below it, with a time or a number. */
export function isSpeakerLine(said: string): boolean {
  const [, time = "", name = ""] = STAMPED.exec(said) ?? [];
  return SPEAKER_LINE.test(said) || (isStamp(time) && (isFullName(name) || isOneName(name)));
}

/** `Deniz 09:04: the map is slow`. */
const NAME_THEN_CLOCK = new RegExp(
  `^(${FIRST_NAME}(?:${LAST_NAMES})?) (\\d{1,2}:\\d{2}): (\\S.*)$`,
  "u",
);

/** `09:12:03 From Ann Lee to Everyone: …` and `09:12:03 From Ann Lee : …`, as chats of meetings are exported. */
const OF_MEETING =
  /^(\d\d:\d\d:\d\d)\s{1,4}(?:From|Von|Van|De)\s{1,4}(.{1,60}?)(?:\s{1,4}(?:to|an|aan|à)\s{1,4}(?:everyone|alle|iedereen|tout le monde|hosts and panelists|.{1,40}\(direct message\)):|\s{1,4}:)\s*(.*)$/i;

/** Reads a line of an exported chat, and puts the time before the name. */
export function readChatLine(said: string): { said: string; kind: "speaker" | "speech" } | null {
  const [time, writer, text] = OF_MEETING.exec(said)?.slice(1) ?? [];
  if (writer && text === "") return { said: `[${time}] ${writer}`, kind: "speaker" };
  if (writer) return { said: `${time} ${writer}: ${text}`, kind: "speech" };
  const [name, clock, message] = NAME_THEN_CLOCK.exec(said)?.slice(1) ?? [];
  if (!name || NO_NAME.test(name) || findBareKind(name)) return null;
  return { said: `${clock} ${name}: ${message}`, kind: "speech" };
}

const CLOCK_OF_SPEAKER = /(\d{1,2}):(\d{2})((?::\d{2})?[ \u00a0\u202f]?(?:[AP]M)?)/;
const CLOCK_ALONE =
  /^(?:\d{1,2}:\d{2}(?:[ \u00a0\u202f][AP]M)?|\[\d{1,2}:\d{2}(?:[ \u00a0\u202f][AP]M)?\])$/;
/** In minutes: chats show only the time of a message that follows another one of its writer this soon. */
const MAX_FOLLOW_UP = 10;

const readMinutes = (said: string) => {
  const [, hours = "", minutes = ""] = CLOCK_OF_SPEAKER.exec(said) ?? [];
  return hours === "" ? undefined : (Number(hours) % 12) * 60 + Number(minutes);
};

/** Reads a line that is only the time, such as `9:03 AM`, as the speaker above with that time; undefined if it is something else. */
export function readFollowUp(said: string, speaker: string): string | undefined {
  if (!CLOCK_ALONE.test(said) || (/[AP]M/.test(said) && !/[AP]M/.test(speaker))) return undefined;
  const [before, now] = [readMinutes(speaker), readMinutes(said)];
  const isSoon = before !== undefined && now !== undefined && now >= before;
  if (!isSoon || now - before > MAX_FOLLOW_UP) return undefined;
  const time = said.replaceAll(/[[\]]/g, "");
  return speaker.replace(CLOCK_OF_SPEAKER, (_time, _hours, _minutes, half: string) =>
    /[AP]M/.test(time) ? time : time + half,
  );
}

/** Whether a line is of a chat: the name of a speaker with a time, alone or before what was said. */
export const isChatLine = (said: string) =>
  isSpeakerLine(said) || readChatLine(said) !== null || readSpeech(said) !== undefined;

const NAME_WORD = "[\\p{L}.'’-]{1,30}";
const NAME_AND_INITIALS = new RegExp(
  `(\\p{Lu}${NAME_WORD}(?: ${NAME_WORD}){0,3}) \\((\\p{Lu}{2,3})(?=[,;)])`,
  "gu",
);
const INITIALS = /^\p{Lu}{2,3}(?= ?[:：]\s)/u;

/** Writes names in place of the initials of speakers, if minutes explain them: `Present: Ann Lee (AL), Bo Chan (BC, product)`. */
export function spellInitials(lines: readonly string[]): readonly string[] {
  const names = new Map<string, string>();
  for (const line of lines) {
    if (findBareKind(readPrefix(line)) !== "roll") continue;
    for (const [, name = "", initials = ""] of line.matchAll(NAME_AND_INITIALS))
      names.set(initials, name);
  }
  if (names.size === 0) return lines;
  return lines.map((line) => line.replace(INITIALS, (initials) => names.get(initials) ?? initials));
}

const CODE = ":(?:[a-z][\\w+-]{1,30}|[+-]1):";
const EMOJI_CODE = new RegExp(`(?<=^|\\s)${CODE}(?=\\s|$)`, "gi");
const CODES_BETWEEN = new RegExp(
  `(?<=[\\p{L}\\d)]) ${CODE}(?: ${CODE}){0,5} (?=[\\p{L}\\d])`,
  "giu",
);

/** Drops `:coffee:` and the like, with a dash in place of those that separate two sentences; a message of nothing else stays. */
export function dropEmojiCodes(raw: string): string {
  const said = raw.replaceAll(CODES_BETWEEN, " – ").replaceAll(EMOJI_CODE, "");
  if (said === raw || !/\p{L}/u.test(said) || /[:：]\s*$/.test(said)) return raw;
  return said.replaceAll(/(?<=\S) {2,}/g, " ").trimEnd();
}
