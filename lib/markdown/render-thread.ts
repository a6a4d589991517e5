import { once } from "node:events";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { log } from "@/lib/log";
import { createPool } from "@/lib/markdown/pool";
import type { Heading } from "@/lib/markdown/rendered";

type Rendered = { html: string; headings: Heading[] };

/** Something in a text that leads somewhere, `url` its address if it has one, and its place in characters. */
export type Address = {
  kind: "link" | "image" | "definition" | "footnoteDefinition" | "html";
  url: string;
  from: number;
  to: number;
};

/** What each task of `worker.mjs` answers. */
type Results = { full: Rendered; simple: Rendered; addresses: Address[] };

/** What to do with a text, and for how long at most. */
type Task<Name extends keyof Results> = { task: Name; markdown: string; limitMs: number };

// Outside the bundle: next.config.ts names the file and what it imports for tracing.
const FILE = path.join(/*turbopackIgnore: true*/ process.cwd(), "lib/markdown/worker.mjs");
const START_LIMIT_MS = 20_000;
const HEAP_MB = 256;

/** A number of threads; `use` throws when none of them was free for `waitMs`. */
export const createThreads = (count: number, waitMs: number) =>
  createPool(Array.from({ length: count }, createThread), waitMs);
export type Threads = ReturnType<typeof createThreads>;

/**
 * A thread that does one task at a time. It starts with the first task, stays for the next
 * ones, and is replaced after a task that exceeded its time or its memory. An idle thread does
 * not keep the process alive.
 */
function createThread() {
  let worker: Worker | undefined;

  /**
   * Undefined when the task cannot be done within the limits.
   * @throws when the thread cannot start, which is not the document's fault.
   */
  async function run<Name extends keyof Results>({
    task,
    markdown,
    limitMs,
  }: Task<Name>): Promise<Results[Name] | undefined> {
    if (!worker || hasEnded(worker)) worker = await start();
    worker.postMessage({ task, markdown });
    const reply = await answer<Results[Name] | { error: string }>(worker, limitMs).catch(failure);
    if (!("error" in reply)) return reply;
    log.warn({ event: "render_failed", task, length: markdown.length, reason: reply.error });
    return undefined;
  }

  return { run };
}

const hasEnded = (worker: Worker) => worker.threadId === -1;

async function start(): Promise<Worker> {
  const worker = new Worker(FILE, {
    // Neither the loaders nor the secrets of this process.
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  // A failure is told by `answer`; without a listener one that comes later would end the process.
  worker.on("error", () => {});
  await answer(worker, START_LIMIT_MS);
  return worker;
}

/** The next message of a thread; one that fails or takes too long is ended. */
async function answer<Message>(worker: Worker, limitMs: number): Promise<Message> {
  worker.ref();
  try {
    const [message] = await once(worker, "message", { signal: AbortSignal.timeout(limitMs) });
    return message;
  } catch (error) {
    await worker.terminate();
    throw error;
  } finally {
    worker.unref();
  }
}

/** The cause of an abort is the time limit, which is the better explanation. */
function failure(error: unknown) {
  return { error: String((error instanceof Error && error.cause) || error) };
}
