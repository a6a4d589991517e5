import { isKnownWord } from "@/lib/ai/classifier/labels/label-model";
import { isUnknownName } from "@/lib/ai/classifier/names/customers";
import { stripQuoteMarks } from "./marks";
import { isFullName, isOneName } from "./speaker-lines";
import { readSent } from "./time-lines";

/** `Jonas Weber from Dockwell`, as a help desk names its agents. */
const OF_COMPANY = /^(.{3,40}) ((?:from|von|van|de|chez) \p{Lu}.{1,30})$/u;

/** `:palm_tree:  9:47 AM`, the status of a writer and the time. */
const CLOCK_LINE = /^(?::[\w+-]{1,30}: {1,4}){0,2}(\d{1,2}:\d{2}[ \u00a0\u202f]?[AP]M)$/;
/** `APP  9:12 AM` below the name of a program. */
const PROGRAM_CLOCK = /^(?:APP|BOT) {1,4}(\d{1,2}:\d{2}(?:[ \u00a0\u202f][AP]M)?)$/;
/** The time of a recording. */
const RECORDED = /^\d{1,2}:\d{2}:\d{2}$/;

type Head = { at: number; dropped: number; said: string };

/**
 * Copies of chats and transcripts have the name of a writer and the time on lines of their own: the name first, the time
 * first, or the time below the message. Writes both on the line of the name: `[00:00:41] Samir Bhatt`.
 */
export function joinHeads(raw: readonly string[]): readonly string[] {
  const lines = raw.map(stripQuoteMarks);
  const above = readNamesAboveTimes(lines);
  const taken = listDropped(above);
  const heads = [
    ...above,
    ...ifSeveral(readNamesBelowTimes(lines)),
    ...ifRepeated(readNamesOfSent(lines)).filter(({ dropped }) => !taken.has(dropped)),
  ];
  if (heads.length === 0) return raw;
  const [said, dropped] = [new Map(heads.map((head) => [head.at, head.said])), listDropped(heads)];
  return raw.flatMap((line, at) => (dropped.has(at) ? [] : (said.get(at) ?? line)));
}

const listDropped = (heads: readonly Head[]) => new Set(heads.map((head) => head.dropped));

/** One alone may be something else. */
const ifSeveral = (heads: readonly Head[]) => (heads.length > 1 ? heads : []);

/** Names of which each is written once may be those of events. */
const ifRepeated = (heads: readonly Head[]) =>
  new Set(heads.map(({ said }) => said.replace(/^\[.*\] /, ""))).size < heads.length ? heads : [];

/** `Tom Hale` above `9:47 AM` or `3 days ago`, `GitHub` above `APP  9:12 AM`. */
const readNamesAboveTimes = (lines: readonly string[]): Head[] =>
  lines.flatMap((line, at) => {
    const [next = "", name] = [lines[at + 1], nameOf(line)];
    const dropped = at + 1;
    const isName = isFullName(name);
    const [, clock = ""] = (isName && CLOCK_LINE.exec(next)) || [];
    if (clock) return { at, dropped, said: `${name}  ${clock}` };
    const [, ofProgram] = (isName || isOneName(name) ? PROGRAM_CLOCK.exec(next) : null) ?? [];
    if (ofProgram) return { at, dropped, said: `${name} (APP)  ${ofProgram}` };
    const sent = isName && isUnknownName(name) ? readSent(next) : undefined;
    const isMessage = sent && lines[at + 2] && !readSent(lines[at + 2] ?? "");
    return isMessage ? { at, dropped, said: `[${sent}] ${name}` } : [];
  });

/** `00:00:41` above `Samir Bhatt`. */
const readNamesBelowTimes = (lines: readonly string[]): Head[] =>
  lines.flatMap((time, dropped) => {
    const [name = "", said = ""] = lines.slice(dropped + 1, dropped + 3);
    if (!RECORDED.test(time) || said === "" || RECORDED.test(said) || !isWriter(name)) return [];
    return { at: dropped + 1, dropped, said: `[${time}] ${name}` };
  });

/** A name, what was written, and below it `29 Oct, 07:58`. */
function readNamesOfSent(lines: readonly string[]): Head[] {
  let last = -1;
  return lines.flatMap((line, dropped) => {
    const sent = readSent(line);
    if (!sent) return [];
    const from = last + 1;
    last = dropped;
    const above = lines.slice(from, dropped - 1); // without what was written last
    const at = above.findIndex((each, index) => {
      const isOne = index === 0 && from > 0 && isOneName(each);
      return isOne || (isFullName(nameOf(each)) && isUnknownName(each));
    });
    if (at < 0) return [];
    return { at: from + at, dropped, said: `[${sent}] ${nameOf(above[at] ?? "")}` };
  });
}

const nameOf = (said: string) => said.replace(OF_COMPANY, "$1 ($2)");

const isWriter = (said: string) =>
  isFullName(nameOf(said)) || (isOneName(said) && !isKnownWord(said));
