import { isUnknownName } from "@/lib/ai/classifier/names/customers";
import type { Line } from "./read-lines";
import { isFullName } from "./speaker-lines";

const CLOCK =
  "(?:(?<half>午前|午後|上午|下午) ?)?(?<hours>\\d{1,2})[:：](?<minutes>[0-5]\\d)(?::[0-5]\\d)?(?: ?[AaPp]\\.?[Mm]\\.?| Uhr)?";
const DAY =
  "(?:(?:\\d{4}[./-]\\d{1,2}[./-]\\d{1,2}|\\d{1,2}[./]\\d{1,2}(?:[./]\\d{2,4})?|(?:\\d{4}年)?\\d{1,2}月\\d{1,2}日|今日|昨日)(?: ?[(（]\\p{L}{1,3}[)）])?,? ?)?";
const TIME = `[[(（]?${DAY}${CLOCK}[\\])）]?`;
/** One to four words, in any script and case: no figure, no mark of a sentence. */
const WORD = "[\\p{L}\\p{M}][\\p{L}\\p{M}.'’・ー-]{0,24}";
const NAME = `(?<name>@?${WORD}(?:[ \\u3000]${WORD}){0,3}(?: ?[(（][^()（）]{1,30}[)）])?)`;
const GAP = "[ \\u3000,、|·–—-]{1,4}";
const HEADS = [`^${NAME}${GAP}${TIME}$`, `^${TIME}${GAP}${NAME}$`].map(
  (head) => new RegExp(head, "u"),
);
const NAME_ALONE = new RegExp(`^${NAME}$`, "u");
const TIME_ALONE = new RegExp(`^${TIME}$`, "u");
const ROW = new RegExp(`^(?<time>${TIME})\\t${NAME}\\t(?<said>[^\\t]*\\S.*)$`, "u");
/** Japanese has no space between words, so one stands between the two names of a person: `田中 恵`. */
const SPACED_NAME =
  /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}々ー]{1,5}[ \u3000][\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}々ー]{1,5}$/u;
/** In UTF-16 units. */
const MAX_HEAD = 60;
/** Minutes at which the entries of a schedule begin. */
const ROUND = 5;

type Head = { at: number; name: string; minutes: number; order: number };

const makeHead = (at: number, order: number, found: RegExpExecArray | null): Head[] => {
  const { name = "", minutes = "" } = found?.groups ?? {};
  return name === "" ? [] : [{ at, name, minutes: Number(minutes), order }];
};

const isPerson = (name: string) =>
  SPACED_NAME.test(name) || (isFullName(name) && isUnknownName(name));

/**
 * Whether names with times are those of messages: all have the form of a person's name, or one that is no known word recurs
 * among others. Schedules have round times.
 */
function areWriters(heads: readonly Head[]): boolean {
  if (heads.length < 2 || heads.every(({ minutes }) => minutes % ROUND === 0)) return false;
  const names = heads.map(({ name }) => name);
  if (names.every(isPerson)) return true;
  const recurring = names.filter((name, at) => names.indexOf(name) < at && isUnknownName(name));
  return recurring.length > 0 && new Set(names).size > 1;
}

const readHead = (said: string, at: number): Head[] =>
  said.length > MAX_HEAD
    ? []
    : HEADS.flatMap((head, order) => makeHead(at, order, head.exec(said)));

/** Marks lines such as `田中 恵 9:12` as the heads of messages, in any script, if the text has several of one form. */
export function markHeads(lines: readonly Line[]): readonly Line[] {
  const isLone = ({ kind }: Line) => kind === "plain" || kind === "speech" || kind === "speaker";
  const found = lines.flatMap((line, at) => (isLone(line) ? readHead(line.said, at) : []));
  const marked = new Set(
    [0, 1].flatMap((order) => {
      const heads = found.filter((head) => head.order === order);
      const isAbove = ({ at }: Head) =>
        lines[at + 1]?.said && !heads.some((head) => head.at === at + 1);
      return 2 * heads.filter(isAbove).length > heads.length && areWriters(heads)
        ? heads.map(({ at }) => at)
        : [];
    }),
  );
  if (marked.size === 0) return lines;
  return lines.map((line, at) => (marked.has(at) ? { ...line, kind: "speaker" } : line));
}

/** Joins a name with the time on the line below it, as some chats are copied: `田中 恵` above `9:12`. */
export function joinNamesAndTimes(lines: readonly string[]): readonly string[] {
  const heads = lines.flatMap((line, at) => {
    const [name, time, said] = [
      NAME_ALONE.exec(line.trim()),
      lines[at + 1] ?? "",
      lines[at + 2] ?? "",
    ];
    const { minutes } = TIME_ALONE.exec(time.trim())?.groups ?? {};
    const isMessage = said.trim() !== "" && !TIME_ALONE.test((lines[at + 3] ?? "").trim());
    return name && minutes && isMessage
      ? [{ at, name: line.trim(), minutes: Number(minutes), order: 0 }]
      : [];
  });
  if (!areWriters(heads)) return lines;
  const names = new Set(heads.map(({ at }) => at));
  return lines.flatMap((line, at) =>
    names.has(at - 1)
      ? []
      : names.has(at)
        ? `${line.trim()}  ${(lines[at + 1] ?? "").trim()}`
        : line,
  );
}

/**
 * Writes the rows of an exported chat, a time, a name and a message between tabs, as a head above its message. A message of
 * several lines stands in quotation marks, which are dropped.
 */
export function splitChatRows(lines: readonly string[]): readonly string[] {
  const rows = lines.map((line) => ROW.exec(line));
  if (!areWriters(rows.flatMap((row, at) => makeHead(at, 0, row)))) return lines;
  let isOpen = false;
  return lines.flatMap((line, at) => {
    const { name, time, said } = rows[at]?.groups ?? {};
    if (name && time && said) {
      isOpen = /^"[^"]*$/.test(said);
      return [`${name} ${time}`, isOpen ? said.slice(1) : said];
    }
    const isEnd = isOpen && /^[^"]*"$/.test(line);
    if (isEnd) isOpen = false;
    return isEnd ? line.slice(0, -1) : line;
  });
}
