import { once } from "node:events";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { config } from "@/lib/config";

const START_LIMIT_MS = 20_000;

/** Why a task was not done: what the thread said, or the limit that it exceeded. */
export type Failure = { error: string };

/**
 * A thread that does one task at a time. It starts with the first task, stays for the next
 * ones, and is replaced after a task that exceeded its time or its memory. An idle thread does
 * not keep the process alive.
 *
 * @param source a `lib/<room>/worker.mjs` or `.ts`, bundled by `scripts/build-workers.mjs`. It posts one message
 * when it is ready, and one for each message that it gets.
 * @param heapMb the most JavaScript memory that it may take
 */
export function createThread(source: string, heapMb: number) {
  let worker: Worker | undefined;

  /**
   * What the thread answers to a task, or why it did not within the limits.
   * @throws when the thread cannot start, which is not the task's fault.
   */
  async function run<Reply>(task: object, limitMs: number): Promise<Reply | Failure> {
    if (!worker || hasEnded(worker)) worker = await start(source, heapMb);
    worker.postMessage(task);
    return answer<Reply>(worker, limitMs).catch(failure);
  }

  /** Ends the thread with all that it remembers; the next task starts a new one. */
  async function end(): Promise<void> {
    await worker?.terminate();
  }

  return { run, end };
}

const hasEnded = (worker: Worker) => worker.threadId === -1;

async function start(source: string, heapMb: number): Promise<Worker> {
  const worker = new Worker(locateScript(source), {
    workerData: source, // for `typescript.mjs`
    // Neither the loaders nor the secrets of this process.
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  });
  // A failure is told by `answer`; without a listener one that comes later would end the process.
  worker.on("error", () => {});
  await answer(worker, START_LIMIT_MS);
  return worker;
}

/** Finds the bundle of a worker, or the source where nothing has been built. */
function locateScript(source: string): string {
  const file =
    config().NODE_ENV === "production"
      ? source.replace(/^lib\/(.+)\.\w+$/, "lib/generated/workers/$1.mjs")
      : source.replace(/.+\.ts$/, "lib/threads/typescript.mjs");
  return path.join(/*turbopackIgnore: true*/ process.cwd(), file);
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
function failure(error: unknown): Failure {
  return { error: String((error instanceof Error && error.cause) || error) };
}
