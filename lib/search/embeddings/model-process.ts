import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { limitTime } from "@/lib/time-limit";
import { EmbeddingError, TextRefused } from "./embedder";

export type ModelPackages = { code: string; weights: string };

/** Time limit of one text, and idle time before the process ends, in ms. */
export type ModelTimes = { limitMs: number; idleMs: number };

type Start = { ready: true } | { missing: string };
type Answer = { vector: number[]; bytes: number };

// Not bundled: next.config.ts lists the file and one folder for tracing.
const FILE = path.join(
  /*turbopackIgnore: true*/ process.cwd(),
  "lib/search/embeddings/model-main.mjs",
);
/** Measured: 145 MB with these flags, 240 MB without, at the same speed (decision 014). */
const FLAGS = [
  "--max-old-space-size=96",
  "--max-semi-space-size=1",
  "--optimize-for-size",
  "--expose-gc",
];
/** WebAssembly never returns memory, so the process is replaced above this. */
const MAX_BYTES = 300_000_000;
const TIMES: ModelTimes = { limitMs: 10_000, idleMs: 45_000 };
const START_TIMEOUT_MS = 20_000;
const PAUSE = { firstMs: 500, maxMs: 30_000 };

/** The model's packages are not installed, so retrying cannot help. */
export class ModelMissing extends EmbeddingError {}

/**
 * Starts with the first text, ends after `idleMs` without work, and is replaced, after a delay, when it crashes or
 * exceeds `limitMs`. It gets no environment variables.
 */
export function createModelProcess(
  { code, weights }: ModelPackages,
  { limitMs, idleMs }: ModelTimes = TIMES,
) {
  let model: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let deaths = 0;

  return async function embedText(text: string): Promise<number[]> {
    clearTimeout(idle);
    let Failure: typeof EmbeddingError = EmbeddingError;
    try {
      model ??= await start();
      Failure = TextRefused;
      const { vector, bytes } = await reply<Answer>(model, limitMs, { text });
      deaths = 0;
      if (bytes > MAX_BYTES) end();
      else idle = setTimeout(end, idleMs).unref();
      return vector;
    } catch (error) {
      end();
      if (error instanceof ModelMissing) throw error;
      deaths++;
      // The original message may quote the text.
      throw new Failure("The built-in model failed or took too long.");
    }
  };

  async function start(): Promise<ChildProcess> {
    if (deaths > 0) await sleep(Math.min(PAUSE.maxMs, PAUSE.firstMs * 2 ** (deaths - 1)));
    const child = fork(FILE, [code, weights], {
      env: { NODE_ENV: "production" }, // no secrets
      execArgv: FLAGS,
      stdio: "ignore",
    });
    child.on("error", () => {}); // `reply` throws
    child.once("exit", () => {
      if (model === child) model = undefined;
    });
    try {
      const started = await reply<Start>(child, START_TIMEOUT_MS);
      if ("missing" in started) throw new ModelMissing(started.missing);
      return child;
    } catch (error) {
      child.kill("SIGKILL");
      throw error;
    }
  }

  function end() {
    model?.kill("SIGKILL");
    model = undefined;
  }
}

/** @throws when the process ends, or after `limitMs` */
async function reply<Message>(child: ChildProcess, limitMs: number, task?: object) {
  const ended = new AbortController();
  const onExit = () => ended.abort();
  child.once("exit", onExit);
  child.ref();
  child.channel?.ref();
  try {
    const signal = limitTime(limitMs, ended.signal);
    const message = once(child, "message", { signal });
    if (task) child.send(task, () => {}); // a failed send means that the process ends, which rejects `message`
    const [answer]: Message[] = await message;
    if (answer === undefined) throw new Error("The process of the model gave no answer.");
    return answer;
  } finally {
    child.off("exit", onExit);
    child.unref();
    child.channel?.unref();
  }
}
