import { compareLines, splitKeepingEnds } from "./compare.mjs";
import { compareWords, listWholeRuns } from "./compare-words.mjs";

const CONTEXT = 3;
const MAX_UNFOLDED = 60;
const MAX_HEADINGS = 6;
const PAGE_RUNS = 300;
const PAGE_CHARACTERS = 60_000;
const ROW_RUNS = 150;
const ROW_CHARACTERS = 20_000;
const WORDS_MS = 3000;
/** Maximum lines that are compared one by one because they are too long to compare together. */
const MAX_BY_LINE = 10_000;

/**
 * Returns page `part`, from 0; `isCoarse`: a change was too large to be compared by words.
 * @returns {import("./compare-texts").Comparison}
 */
export function compareRows(from, to, part) {
  const [old, now] = [splitKeepingEnds(from), splitKeepingEnds(to)];
  const changes = compareLines(old, now);
  const end = performance.now() + WORDS_MS;
  const rows = [];
  let isCoarse = false;
  let [inOld, inNow] = [0, 0];
  const stay = (until, isFirst, isLast) => {
    rows.push(...foldUnchanged(old, { inOld, inNow, until, isFirst, isLast }));
    inNow += until - inOld;
    inOld = until;
  };
  for (const [nth, { aFrom, aTo, bFrom, bTo }] of changes.entries()) {
    stay(aFrom, nth === 0, false);
    const compared = compareChange(old.slice(aFrom, aTo), now.slice(bFrom, bTo), end);
    isCoarse ||= compared.isTooMuch;
    rows.push(...splitIntoRows(compared, aFrom, bFrom));
    [inOld, inNow] = [aTo, bTo];
  }
  if (changes.length > 0) stay(old.length, false, true);
  const pages = paginate(rows);
  return {
    ...countLines(changes),
    isCoarse,
    rows: pages[Math.min(part, pages.length - 1)] ?? [],
    parts: pages.length,
  };
}

/** Compares by words until `end`, else line by line if both have the same number of lines. */
function compareChange(gone, come, end) {
  const [old, now] = [gone.join(""), come.join("")];
  if (!old || !now) return { runs: listWholeRuns(old, now), isTooMuch: false };
  if (performance.now() > end) return { runs: listWholeRuns(old, now), isTooMuch: true };
  const together = compareWords(old, now);
  const isByLine = gone.length === come.length && gone.length > 1 && gone.length <= MAX_BY_LINE;
  if (!together.isTooMuch || !isByLine) return together;
  const lines = gone.map((line, nth) => compareChange([line], [come[nth]], end));
  return {
    runs: lines.flatMap(({ runs }) => runs),
    isTooMuch: lines.some(({ isTooMuch }) => isTooMuch),
  };
}

function foldUnchanged(lines, { inOld, inNow, until, isFirst, isLast }) {
  const head = isFirst ? inOld : Math.min(until, inOld + CONTEXT);
  const tail = isLast ? until : Math.max(head, until - CONTEXT);
  const offset = inNow - inOld;
  const listShown = (from, to) =>
    from < to ? [makeSameRow(lines.slice(from, to).join(""), from, from + offset)] : [];
  if (tail - head <= 1) return listShown(inOld, until);
  const stretch = lines.slice(head, tail);
  const fold = {
    kind: "folded",
    old: head + 1,
    now: head + offset + 1,
    count: stretch.length,
    headings: listHeadings(stretch),
    text: stretch.length <= MAX_UNFOLDED ? stretch.join("") : null,
  };
  return [...listShown(inOld, head), fold, ...listShown(tail, until)];
}

const makeSameRow = (text, old, now) => ({
  kind: "same",
  old: old + 1,
  now: now + 1,
  runs: [{ kind: "same", text }],
});

const listHeadings = (lines) =>
  lines
    .flatMap((line) => /^#{1,6}\s+(\S.*)$/.exec(line.trimEnd())?.[1] ?? [])
    .map((heading) =>
      heading
        .replace(/(?<=\s)#+$/, "")
        .trimEnd()
        .slice(0, 120),
    )
    .slice(0, MAX_HEADINGS);

function splitIntoRows({ runs }, old, now) {
  const rows = [];
  let place = { old: old + 1, now: now + 1 };
  let row = [];
  let room = ROW_CHARACTERS;
  const finish = () => {
    if (row.length === 0) return;
    const kind = row.every((run) => run.kind === "same") ? "same" : "changed";
    rows.push({ kind, ...place, runs: row });
    place = {
      old: place.old + countEnds(row, "added"),
      now: place.now + countEnds(row, "removed"),
    };
    row = [];
    room = ROW_CHARACTERS;
  };
  for (const { kind, text } of runs) {
    for (const line of kind === "same" ? splitKeepingEnds(text) : [text]) {
      for (const part of splitIntoParts(line)) {
        if (room < part.length || row.length >= ROW_RUNS) finish();
        row.push({ kind, text: part });
        room -= part.length;
      }
      if (kind === "same" && line.endsWith("\n")) finish();
    }
  }
  finish();
  return rows;
}

function splitIntoParts(text) {
  if (text.length <= ROW_CHARACTERS) return [text];
  const parts = [];
  for (let at = 0; at < text.length; at += parts.at(-1).length) {
    const slice = text.slice(at, at + ROW_CHARACTERS);
    const lineEnd = slice.lastIndexOf("\n") + 1;
    const isInPair = /[\uD800-\uDBFF]$/.test(slice) && at + slice.length < text.length;
    parts.push(slice.slice(0, lineEnd || slice.length - (isInPair ? 1 : 0)));
  }
  return parts;
}

const countEnds = (row, other) =>
  row.reduce((sum, { kind, text }) => sum + (kind === other ? 0 : text.split("\n").length - 1), 0);

function paginate(rows) {
  const pages = [];
  let [places, room] = [0, 0];
  for (const row of rows) {
    const runs = row.runs ?? [row];
    const size = runs.reduce((sum, { text }) => sum + (text?.length ?? 0), 0);
    if (pages.length === 0 || places < runs.length || room < size) {
      pages.push([]);
      [places, room] = [PAGE_RUNS, PAGE_CHARACTERS];
    }
    pages.at(-1).push(row);
    places -= runs.length;
    room -= size;
  }
  return pages;
}

/** A line that takes the place of another is changed, not removed and added. */
function countLines(changes) {
  const size = { changed: 0, added: 0, removed: 0 };
  for (const { aFrom, aTo, bFrom, bTo } of changes) {
    const changed = Math.min(aTo - aFrom, bTo - bFrom);
    size.changed += changed;
    size.added += bTo - bFrom - changed;
    size.removed += aTo - aFrom - changed;
  }
  return size;
}

export const countChangedLines = (texts) =>
  texts.slice(1).map((text, nth) => {
    const before = texts[nth];
    if (text === null || before === null) return null;
    return countLines(compareLines(splitKeepingEnds(before), splitKeepingEnds(text)));
  });
