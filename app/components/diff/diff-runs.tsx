import type { Run } from "@/lib/lines/compare-texts";

export function Runs({ runs }: { runs: Run[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a run is its place in the text
  return runs.map((run, nth) => <RunText key={nth} {...run} />);
}

function RunText({ kind, text }: Run) {
  if (kind === "same") return text;
  const Mark = kind === "removed" ? "del" : "ins";
  return <Mark className="words">{showBlanks(text)}</Mark>;
}

const showBlanks = (text: string) =>
  text.trim() ? text : text.replace(/ /g, "·").replace(/\t/g, "→").replace(/\r?\n/g, "↵\n");
