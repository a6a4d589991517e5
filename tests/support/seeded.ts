/** Numbers from 0 up to 1, the same for each seed (mulberry32). */
function numbers(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const WORDS = ["alpha", "beta", "gamma", "delta"];

/** A text and two edits of it: blank and repeated lines, either line end, some without a last one. */
export function seededEdits(seed: number) {
  const random = numbers(seed);
  const below = (bound: number) => Math.floor(random() * bound);
  const line = () => {
    const kind = random();
    if (kind < 0.25) return "";
    return kind < 0.5 ? `${WORDS[below(WORDS.length)]}` : `line ${below(1000)}`;
  };
  const lines = (count: number) => Array.from({ length: count }, line);
  const edit = (old: string[]) => {
    const edited = [...old];
    for (let left = 1 + below(4); left > 0; left--) {
      edited.splice(below(edited.length + 1), below(3), ...lines(below(3)));
    }
    return edited;
  };
  const end = random() < 0.25 ? "\r\n" : "\n";
  const write = (text: string[]) => text.join(end) + (text.length > 0 && random() < 0.8 ? end : "");
  const base = lines(below(80));
  return { base: write(base), sent: write(edit(base)), current: write(edit(base)) };
}
