import { overloaded } from "@/lib/errors";
import { processWide } from "@/lib/process-wide";
import { createThreads } from "@/lib/threads/threads";

export type Overlap = { line: number; base: string; sent: string; current: string };
/** What becomes of lines that both sides have changed. */
export type Keeps = "both" | "sent" | "current";
/** Both only if `keeps` has decided the overlaps. */
export type Merged = { text: string; overlaps?: Overlap[] } | { overlaps: Overlap[] };
export type Difference = { added: number; removed: number; unified: string };
export type Run = { kind: "same" | "removed" | "added"; text: string };
/** `old` and `now` are first line numbers. A fold has its text if that is short. */
export type DiffRow =
  | { kind: "same" | "changed"; old: number; now: number; runs: Run[] }
  | {
      kind: "folded";
      old: number;
      now: number;
      count: number;
      headings: string[];
      text: string | null;
    };
/** In lines; unlike in `Difference`, a line that takes the place of another is changed. */
export type ChangeSize = { changed: number; added: number; removed: number };
/** `isCoarse`: some changes were too large to be compared by words. */
export type Comparison = ChangeSize & { isCoarse: boolean; rows: DiffRow[]; parts: number };

/** The longest texts take some 3 s, and the machine may be busy. Past the limit, all of these throw 503. */
const TIMEOUT_MS = 20_000;

const threads = processWide("lineThreads", () =>
  createThreads("lib/lines/worker.mjs", { count: 2, heapMb: 384, waitMs: 20_000 }),
);

/** `keeps` is for overlaps: "both" joins additions at one place (`joinBoth`). @throws 503 on timeout */
export const mergeInThread = (
  texts: { base: string; sent: string; current: string; keeps?: Keeps | undefined },
  owner: string,
): Promise<Merged> => runInThread({ task: "merge", ...texts }, owner);

export const diffInThread = (
  texts: { from: string; to: string; names: { from: string; to: string } },
  owner: string,
): Promise<Difference> => runInThread({ task: "diff", ...texts }, owner);

export const compareInThread = (
  texts: { from: string; to: string; part: number },
  owner: string,
): Promise<Comparison> => runInThread({ task: "rows", ...texts }, owner);

/** Null if either of two consecutive texts is null. @throws 503 on timeout */
export const countChangesInThread = (
  texts: (string | null)[],
  owner: string,
): Promise<(ChangeSize | null)[]> => runInThread({ task: "sizes", texts }, owner);

export const compareExcerptsInThread = (
  pairs: { from: string; to: string }[],
  owner: string,
): Promise<Run[][]> => runInThread({ task: "excerpts", pairs }, owner);

async function runInThread<Reply extends object>(task: object, owner: string): Promise<Reply> {
  const reply = await threads().use(
    (thread) => thread.run<Reply>(task, TIMEOUT_MS, { event: "lines_not_compared" }),
    () => undefined,
    owner,
  );
  if (!reply) throw notCompared();
  return reply;
}

const notCompared = () =>
  overloaded(
    "The texts could not be compared in time, and nothing was changed. Try again in a minute.",
    60,
  );
