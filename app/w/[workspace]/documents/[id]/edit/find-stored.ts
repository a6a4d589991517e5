type Texts = { base: string; sent: string; before: string; now: string };

/**
 * How much of what `sent` adds to `base` has come into the stored text between `before` and `now`, by whole lines that are not blank:
 * tells whether a text was stored whose answer was lost.
 */
export function findStored({ base, sent, before, now }: Texts): "none" | "some" | "all" {
  const [old, from, to] = [countLines(base), countLines(before), countLines(now)];
  const added = [...countLines(sent)].map(([line, times]) => ({
    due: times - (old.get(line) ?? 0),
    came: (to.get(line) ?? 0) - (from.get(line) ?? 0),
  }));
  const own = added.filter(({ due }) => due > 0);
  if (own.every(({ came }) => came <= 0)) return "none";
  return own.every(({ due, came }) => came >= due) ? "all" : "some";
}

function countLines(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of text.split("\n").map((one) => one.trim()))
    if (line !== "") counts.set(line, (counts.get(line) ?? 0) + 1);
  return counts;
}
