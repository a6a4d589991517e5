import { readPrefix } from "./marks";

const CAPTION_TIME = /^\s*(?:\d\d:)?\d\d:\d\d[.,]\d{3} --> /;
const HEAD = /^\uFEFF?(?:WEBVTT|NOTE|STYLE|REGION|Kind:|Language:)(?:\s|$)/;
const VOICE = /^<v(?:\.[^\s<>]{1,40})? ([^<>]{1,60})>/;
const CAPTION_END = /[.!?…。！？]["”]?$/;

/**
 * Turns the captions of a meeting (WebVTT, SubRip) into lines of speech, without times and numbers.
 * A sentence that one speaker continues in the next caption becomes one line. Other texts do not change.
 */
export function readCaptions(lines: readonly string[]): readonly string[] {
  if (!lines.some((line) => CAPTION_TIME.test(line))) return lines;
  const read: string[] = [];
  let last = 0;
  for (const [at, line] of lines.entries()) {
    const isMark = CAPTION_TIME.test(line) || HEAD.test(line) || isCue(lines, at);
    const said = isMark
      ? ""
      : line
          .trim()
          .replace(VOICE, "$1: ")
          .replace(/<\/v>$/, "");
    const [writer, before] = [readPrefix(said), read[last] ?? ""];
    const isSame = writer === "" || writer === readPrefix(before);
    const goesOn = before !== "" && !CAPTION_END.test(before) && isSame;
    if (said !== "" && goesOn) read[last] = `${before} ${dropPrefix(said, writer)}`;
    else if (said !== "") last = read.length;
    read.push(goesOn ? "" : said);
  }
  return read;
}

const dropPrefix = (said: string, writer: string) =>
  writer === "" ? said : said.replace(/^[^:：]*[:：]\s*/, "");

const NAME_OF_CUE = /^\s*(?:[\w./:-]*\d[\w./:-]*|[\w-]+)\s*$/;
/** Whether a line is the number or the name of the caption below it: `12`, `intro`, `9f3c2a10-1b2c/12-0`. */
function isCue(lines: readonly string[], at: number): boolean {
  const [before = "", line = "", next = ""] = [lines[at - 1], lines[at], lines[at + 1]];
  if (!CAPTION_TIME.test(next)) return false;
  return /^\s*\d{1,6}\s*$/.test(line) || (before.trim() === "" && NAME_OF_CUE.test(line));
}
