import { Card } from "@/app/components/ui/card";
import type { DiffRow, Run } from "@/lib/lines/compare-texts";
import { countNoun } from "@/lib/text/phrases";
import { Runs } from "./diff-runs";

type DiffView = "inline" | "side";

type Props = {
  rows: DiffRow[];
  view: DiffView;
  names: { from: string; to: string };
};

export function DiffRows({ rows, view, names }: Props) {
  return (
    <Card className="overflow-hidden">
      {view === "side" && (
        <div className="hidden grid-cols-2 divide-x border-b text-subtle text-xs sm:grid">
          <p className="px-4 py-2 font-medium">{names.from}</p>
          <p className="px-4 py-2 font-medium">{names.to}</p>
        </div>
      )}
      <div dir="auto" className="py-1 text-[0.875rem] leading-relaxed">
        {rows.map((row) => (
          <Row key={`${row.old} ${row.now} ${row.kind}`} row={row} view={view} names={names} />
        ))}
      </div>
    </Card>
  );
}

type RowProps = Omit<Props, "rows"> & { row: DiffRow };

function Row({ row, view, names }: RowProps) {
  if (row.kind === "folded") return <Folded {...row} />;
  const { runs, old, now } = row;
  if (view === "inline") {
    return (
      <Line number={now} sign={chooseSign(runs)} runs={runs} isChanged={row.kind === "changed"} />
    );
  }
  const [left, right] = [omitKind(runs, "added"), omitKind(runs, "removed")];
  if (row.kind === "same") {
    return (
      <div className="grid divide-x sm:grid-cols-2">
        <Line number={old} sign="" runs={left} />
        <div aria-hidden className="hidden sm:block">
          <Line number={now} sign="" runs={right} />
        </div>
      </div>
    );
  }
  return (
    <div className="grid divide-x sm:grid-cols-2">
      <Side name={names.from} number={old} runs={left} />
      <Side name={names.to} number={now} runs={right} />
    </div>
  );
}

type SideProps = { name: string; number: number; runs: Run[] };

function Side({ name, number, runs }: SideProps) {
  if (runs.length === 0) return <div className="hidden bg-muted/60 sm:block" />;
  return (
    <div>
      <span className="sr-only">{name}: </span>
      <Line number={number} sign={chooseSign(runs)} runs={runs} isChanged />
    </div>
  );
}

type LineProps = { number: number; sign: string; runs: Run[]; isChanged?: boolean };

function Line({ number, sign, runs, isChanged = false }: LineProps) {
  const blank = isChanged ? 0 : countBlankLinesBefore(runs);
  return (
    <div className={isChanged ? "diff-line changed" : "diff-line"}>
      <span aria-hidden className="number">
        {number + blank}
      </span>
      <span aria-hidden>{sign}</span>
      <div>
        <Runs runs={dropLastEnd(dropLines(runs, blank))} />
      </div>
    </div>
  );
}

type FoldedProps = Extract<DiffRow, { kind: "folded" }>;

function Folded({ count: lines, headings, text, old }: FoldedProps) {
  const about = [countNoun(lines, "unchanged line"), ...headings].join(" · ");
  if (text === null) return <p className="diff-fold">{about}</p>;
  return (
    <details>
      <summary className="diff-fold">{about}</summary>
      <Line number={old} sign="" runs={[{ kind: "same", text }]} />
    </details>
  );
}

const omitKind = (runs: Run[], kind: Run["kind"]) => runs.filter((run) => run.kind !== kind);

function chooseSign(runs: Run[]): string {
  const [hasGone, hasCome] = (["removed", "added"] as const).map((kind) =>
    runs.some((run) => run.kind === kind),
  );
  if (hasGone && hasCome) return "±";
  if (hasGone) return "−";
  return hasCome ? "+" : "";
}

const countBlankLinesBefore = ([first]: Run[]) =>
  first?.text.trim() ? (/^\s*\n/.exec(first.text)?.[0].split("\n").length ?? 1) - 1 : 0;

function dropLines([first, ...rest]: Run[], lines: number): Run[] {
  if (!first) return [];
  return [{ ...first, text: first.text.split("\n").slice(lines).join("\n") }, ...rest];
}

function dropLastEnd(runs: Run[]): Run[] {
  const last = runs.at(-1);
  if (!last || last.text.trim() === "" || !last.text.endsWith("\n")) return runs;
  return [...runs.slice(0, -1), { ...last, text: last.text.slice(0, -1) }];
}
