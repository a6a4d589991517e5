import { ApiError } from "@/lib/errors";
import { log } from "@/lib/log";
import { processWide } from "@/lib/process-wide";
import { createPool, isNoneFree } from "@/lib/threads/pool";
import { createThread } from "@/lib/threads/thread";

/** A place where two changes of one text overlap: its lines in each, and the first of them in the current text. */
export type Overlap = { line: number; base: string; sent: string; current: string };
export type Merged = { text: string } | { overlaps: Overlap[] };
/** How many lines came and went, and a unified diff of them. */
export type Difference = { added: number; removed: number; unified: string };
/** A stretch of words that stays, went or came. */
export type Piece = { kind: "same" | "removed" | "added"; text: string };
/** Lines to show, under the numbers of the first of them in both texts; or a stretch without changes, folded. */
export type DiffRow =
  | { kind: "same" | "changed"; old: number; now: number; pieces: Piece[] }
  | {
      kind: "folded";
      old: number;
      now: number;
      count: number;
      headings: string[];
      /** Where it is short enough to be unfolded. */
      text: string | null;
    };
/** Lines that came and went. */
export type ChangeSize = { added: number; removed: number };
/** One of several parts of what makes one text of another; `isCoarse` where words could not be compared everywhere. */
export type Comparison = ChangeSize & { isCoarse: boolean; rows: DiffRow[]; parts: number };

const HEAP_MB = 384;
const THREADS = 2;
/** The longest texts take some 3 s of one processor, and the machine may have other work. */
const LIMIT_MS = 20_000;
const WAIT_MS = 20_000;

const createThreads = () =>
  createPool(
    Array.from({ length: THREADS }, () => createThread("lib/lines/worker.mjs", HEAP_MB)),
    WAIT_MS,
  );

const threads = processWide("lineThreads", createThreads);

/** Merges two changes of one text by lines. @throws 503 where that takes too long */
export const mergeInThread = (
  texts: { base: string; sent: string; current: string },
  owner: string,
): Promise<Merged> => inThread({ task: "merge", ...texts }, owner);

/** What makes one text of another; `names` stand in the head of the diff. @throws 503 where that takes too long */
export const diffInThread = (
  texts: { from: string; to: string; names: { from: string; to: string } },
  owner: string,
): Promise<Difference> => inThread({ task: "diff", ...texts }, owner);

/** The same to be read by people, word by word. @throws 503 where that takes too long */
export const compareInThread = (
  texts: { from: string; to: string; part: number },
  owner: string,
): Promise<Comparison> => inThread({ task: "rows", ...texts }, owner);

/** What each text but the first changed of the one before it; null where one of the two is null. @throws 503 */
export const sizesInThread = (
  texts: (string | null)[],
  owner: string,
): Promise<(ChangeSize | null)[]> => inThread({ task: "sizes", texts }, owner);

/** What makes each of some texts of another, word by word, without what is far from any change. @throws 503 */
export const excerptsInThread = (
  pairs: { from: string; to: string }[],
  owner: string,
): Promise<Piece[][]> => inThread({ task: "excerpts", pairs }, owner);

/** Owners that wait are served in turn. */
async function inThread<Reply extends object>(task: object, owner: string): Promise<Reply> {
  const reply = await threads()
    .use((thread) => thread.run<Reply>(task, LIMIT_MS), owner)
    .catch((error: unknown) => {
      if (isNoneFree(error)) throw overloaded();
      throw error;
    });
  if (!("error" in reply)) return reply;
  log.warn({ event: "lines_not_compared", reason: reply.error });
  throw overloaded();
}

const overloaded = () =>
  new ApiError(
    "OVERLOADED",
    "The texts could not be compared in time, and nothing was changed. Try again in a minute.",
    { headers: { "Retry-After": "60" } },
  );
