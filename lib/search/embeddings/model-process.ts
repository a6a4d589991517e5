import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { EmbeddingError } from "./embedder";

/** The packages of the model, as the process imports them. */
export type ModelPackages = { code: string; weights: string };

/** For how long, in ms, one text may be worked on, and the process may have nothing to do. */
export type ModelTimes = { limitMs: number; idleMs: number };

/** The first message of the process, and its answer to each text. */
type Start = { ready: true } | { missing: string };
type Answer = { vector: number[]; bytes: number };

// Outside of the bundle: next.config.ts names the file and what it imports for tracing.
const FILE = path.join(
  /*turbopackIgnore: true*/ process.cwd(),
  "lib/search/embeddings/model-main.mjs",
);
/** Measured: 145 MB with them, 240 without, at the same speed (decision 014). */
const FLAGS = [
  "--max-old-space-size=96",
  "--max-semi-space-size=1",
  "--optimize-for-size",
  "--expose-gc",
];
/** WebAssembly never gives memory back: a process that has taken so much is replaced. */
const MOST_BYTES = 300_000_000;
const TIMES: ModelTimes = { limitMs: 10_000, idleMs: 45_000 };
const START_LIMIT_MS = 20_000;
/** How long it rests after it died, twice as long after each further time in a row. */
const PAUSE = { firstMs: 500, longestMs: 30_000 };

/** There is no model in this installation, now or later. */
export class ModelMissing extends EmbeddingError {}

/**
 * Numbers for one text at a time, from a process that holds the model. It starts with the first text, ends when
 * it had nothing to do for `idleMs`, and is replaced, after a pause, when it died of a text or took longer than
 * `limitMs`. It has neither our environment nor our files, and keeps nobody alive.
 */
export function createModelProcess(
  { code, weights }: ModelPackages,
  { limitMs, idleMs }: ModelTimes = TIMES,
) {
  let model: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let deaths = 0;

  /** @throws ModelMissing or EmbeddingError */
  return async function vectorOf(text: string): Promise<number[]> {
    clearTimeout(idle);
    try {
      model ??= await start();
      const { vector, bytes } = await reply<Answer>(model, limitMs, { text });
      deaths = 0;
      if (bytes > MOST_BYTES) end();
      else idle = setTimeout(end, idleMs).unref();
      return vector;
    } catch (error) {
      end();
      if (error instanceof ModelMissing) throw error;
      deaths++;
      // What failed there may quote the text.
      throw new EmbeddingError("The built-in model failed or took too long.");
    }
  };

  async function start(): Promise<ChildProcess> {
    if (deaths > 0) await sleep(Math.min(PAUSE.longestMs, PAUSE.firstMs * 2 ** (deaths - 1)));
    const child = fork(FILE, [code, weights], {
      env: { NODE_ENV: "production" }, // and no secret
      execArgv: FLAGS,
      stdio: "ignore",
    });
    child.on("error", () => {}); // `reply` tells
    child.once("exit", () => {
      if (model === child) model = undefined;
    });
    try {
      const started = await reply<Start>(child, START_LIMIT_MS);
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

/** The next message of the process, to `task` if there is one. @throws when it ends, or after `limitMs` */
async function reply<Message>(child: ChildProcess, limitMs: number, task?: object) {
  const ended = new AbortController();
  const onExit = () => ended.abort();
  child.once("exit", onExit);
  child.ref();
  child.channel?.ref();
  try {
    const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(limitMs)]);
    const message = once(child, "message", { signal });
    if (task) child.send(task, () => {}); // one that could not be sent ends with the process
    const [answer]: Message[] = await message;
    if (answer === undefined) throw new Error("The process of the model gave no answer.");
    return answer;
  } finally {
    child.off("exit", onExit);
    child.unref();
    child.channel?.unref();
  }
}
