import { compareLines, splitKeepingEnds } from "./compare.mjs";
import { joinBoth } from "./join-both.mjs";

const MAX_PLACES = 1000;

/**
 * Like `diff3 -m`. Different changes of the same or adjacent lines are overlaps. With `keeps`, "sent" or "current" decides each of them
 * (the result then has both the text and the overlaps), and "both" joins those that `joinBoth` can join.
 * @param {"both" | "sent" | "current"} [keeps]
 * @returns {import("./compare-texts").Merged}
 */
export function mergeTexts(base, sent, current, keeps) {
  const [old, ours, theirs] = [base, sent, current].map(splitKeepingEnds);
  const parts = [];
  const overlaps = [];
  let end = 0;
  for (const region of findRegions(compareLines(old, ours), compareLines(old, theirs))) {
    const mine = joinLines(ours, region.sent);
    const yours = joinLines(theirs, region.current);
    parts.push(joinLines(old, { from: end, to: region.base.from }));
    const isOverlap = region.isByBoth && mine !== yours;
    const both =
      isOverlap && keeps === "both"
        ? joinBoth({
            before: old[region.base.from - 1],
            base: withoutEnd(joinLines(old, region.base)),
            sent: mine,
            current: yours,
          })
        : undefined;
    if (isOverlap && both === undefined) overlaps.push(region);
    if (!isOverlap) parts.push(region.isSent ? mine : yours);
    else parts.push(both ?? (keeps === "sent" ? mine : yours));
    end = region.base.to;
  }
  parts.push(joinLines(old, { from: end, to: old.length }));
  if (overlaps.length === 0) return { text: parts.join("") };
  return {
    ...((keeps === "sent" || keeps === "current") && { text: parts.join("") }),
    overlaps: joinLastOverlaps(overlaps).map((region) => ({
      line: region.current.from + 1,
      base: withoutEnd(joinLines(old, region.base)),
      sent: withoutEnd(joinLines(ours, region.sent)),
      current: withoutEnd(joinLines(theirs, region.current)),
    })),
  };
}

const joinLines = (lines, { from, to }) => lines.slice(from, to).join("");
const withoutEnd = (text) => (text.endsWith("\n") ? text.slice(0, -1) : text);

function* findRegions(ours, theirs) {
  const sides = [ours, theirs].map((changes) => ({ left: changes.toReversed(), offset: 0 }));
  for (;;) {
    const from = Math.min(...sides.map(({ left }) => left.at(-1)?.aFrom ?? Infinity));
    if (from === Infinity) return;
    const starts = sides.map(({ offset }) => from + offset);
    const { to, isBy } = takeTouching(sides, from);
    const [sent, current] = sides.map(({ offset }, nth) => ({
      from: starts[nth],
      to: to + offset,
    }));
    const [isSent, isCurrent] = isBy;
    yield { base: { from, to }, sent, current, isSent, isByBoth: isSent && isCurrent };
  }
}

function takeTouching(sides, from) {
  const isBy = [false, false];
  let to = from;
  for (let grows = true; grows; ) {
    grows = false;
    for (const [nth, side] of sides.entries()) {
      const next = side.left.at(-1);
      if (!next || next.aFrom > to) continue;
      side.left.pop();
      side.offset = next.bTo - next.aTo;
      to = Math.max(to, next.aTo);
      isBy[nth] = true;
      grows = true;
    }
  }
  return { to, isBy };
}

function joinLastOverlaps(overlaps) {
  const rest = overlaps.slice(MAX_PLACES - 1);
  if (rest.length < 2) return overlaps;
  const [first, last] = [rest[0], rest.at(-1)];
  const joinSpans = (name) => ({ from: first[name].from, to: last[name].to });
  const names = ["base", "sent", "current"];
  const together = Object.fromEntries(names.map((name) => [name, joinSpans(name)]));
  return [...overlaps.slice(0, MAX_PLACES - 1), together];
}
