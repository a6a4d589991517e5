import type { EmbedAs } from "./embedder";

/**
 * Runs one job at a time, in their order, except that a query goes before all documents: somebody
 * waits for it. A job whose signal is aborted before its turn is not run.
 */
export function createQueue() {
  const waiting: Record<EmbedAs, (() => Promise<void>)[]> = { query: [], document: [] };
  let isRunning = false;

  async function drain() {
    if (isRunning) return;
    isRunning = true;
    for (let job = next(); job; job = next()) await job();
    isRunning = false;
  }
  const next = () => waiting.query.shift() ?? waiting.document.shift();

  /** The result of `job` after its turn. */
  function add<Result>(as: EmbedAs, job: () => Promise<Result>, signal?: AbortSignal) {
    return new Promise<Result>((resolve, reject) => {
      waiting[as].push(async () => {
        if (signal?.aborted) return reject(signal.reason);
        await job().then(resolve, reject);
      });
      void drain();
    });
  }

  return { add };
}
