import { once } from "node:events";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { config } from "@/lib/config";
import { log } from "@/lib/log";
import { createPool, type QueueBounds } from "./pool";

const START_TIMEOUT_MS = 20_000;
const CHECKS = { atLeast: 4, atMost: 12 };

/** A worker may reply with the reason in place of a result. */
type Failure = { error: string };
type Bounds = QueueBounds & { count: number; heapMb: number };

/** Creates a pool of threads. `source` is bundled by `build-workers.mjs`. */
export const createThreads = (source: string, { count, heapMb, ...queue }: Bounds) =>
  createPool(
    Array.from({ length: count }, () => createThread(source, heapMb)),
    queue,
  );

export type Thread = ReturnType<typeof createThread>;

/** Runs one task at a time. A worker that exceeds its time or `heapMb` is replaced. */
function createThread(source: string, heapMb: number) {
  let worker: Worker | undefined;

  /**
   * Resolves with undefined, and logs `failure` with the reason, if the task fails or exceeds its limits.
   * @throws when the thread cannot start, which is not the task's fault
   */
  async function run<Reply extends object>(
    task: object,
    limitMs: number,
    failure: { event: string; [fact: string]: unknown },
  ): Promise<Reply | undefined> {
    if (!worker || hasEnded(worker)) worker = await start(source, heapMb);
    worker.postMessage(task);
    const reply = await answer<Reply | Failure>(worker, limitMs).catch(describeFailure);
    if (!("error" in reply)) return reply;
    log.warn({ ...failure, reason: reply.error });
    return undefined;
  }

  async function end(): Promise<void> {
    await worker?.terminate();
  }

  return { run, end };
}

const hasEnded = (worker: Worker) => worker.threadId === -1;

async function start(source: string, heapMb: number): Promise<Worker> {
  const worker = new Worker(locateScript(source), {
    workerData: source, // read by `typescript.mjs`
    // No module loaders and no secrets of this process.
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  });
  worker.on("error", () => {});
  await answer(worker, START_TIMEOUT_MS);
  return worker;
}

function locateScript(source: string): string {
  const file =
    config().NODE_ENV === "production"
      ? source.replace(/^lib\/(.+)\.\w+$/, "lib/generated/workers/$1.mjs")
      : source.replace(/.+\.ts$/, "lib/threads/typescript.mjs");
  return path.join(/*turbopackIgnore: true*/ process.cwd(), file);
}

/** Terminates a thread that fails or exceeds the limit. */
async function answer<Message>(worker: Worker, limitMs: number): Promise<Message> {
  const limit = limitWork(limitMs);
  worker.ref();
  try {
    const [message] = await once(worker, "message", { signal: limit.signal });
    return message;
  } catch (error) {
    await worker.terminate();
    throw error;
  } finally {
    limit.lift();
    worker.unref();
  }
}

/**
 * Aborts when this process has used `limitMs` of CPU time, at the latest after three times that by the clock: while other
 * processes use the machine, the clock runs and the thread waits. Other threads of this process count too, since Node 20
 * cannot measure one.
 */
function limitWork(limitMs: number) {
  const controller = new AbortController();
  const before = process.cpuUsage();
  let checks = 0;
  const timer = setInterval(() => {
    checks += 1;
    const { user, system } = process.cpuUsage(before);
    const hasWorked = checks >= CHECKS.atLeast && (user + system) / 1000 >= limitMs;
    if (!hasWorked && checks < CHECKS.atMost) return;
    clearInterval(timer);
    controller.abort(new DOMException(`It took longer than ${limitMs} ms.`, "TimeoutError"));
  }, limitMs / CHECKS.atLeast);
  return { signal: controller.signal, lift: () => clearInterval(timer) };
}

/** Prefers the cause of an abort, which is the time limit. */
function describeFailure(error: unknown): Failure {
  return { error: String((error instanceof Error && error.cause) || error) };
}
