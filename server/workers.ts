import cluster, { type Worker } from "node:cluster";
import { config } from "@/lib/config";
import { log } from "@/lib/log";

/** Before a worker that ended is replaced: one that cannot live is not tried without end. */
const REST_MS = 1_000;

/**
 * Runs `WORKERS` processes on one port, and a new one in place of one that ended by itself. They share
 * the database alone: without Redis each counts rate limits for itself.
 * @throws when one ends before all listen: its own line says why
 */
export async function superviseWorkers() {
  const { WORKERS, APP_URL, REDIS_URL, UPSTASH_REDIS_REST_URL } = config();
  if (!REDIS_URL && !UPSTASH_REDIS_REST_URL) {
    log.warn({
      event: "setting_missing",
      message: "Each worker counts rate limits for itself. Set REDIS_URL to count them together.",
    });
  }
  let isStopping = false;
  const stop = (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ event: "stopping", signal });
    for (const worker of workers()) worker.kill("SIGTERM");
  };
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, stop);

  for (let count = 0; count < WORKERS; count++) cluster.fork();
  let listening = 0;
  let haveAllListened = false;
  await new Promise<void>((resolve, reject) => {
    cluster.on("listening", ({ process: { pid } }) => {
      log.info({ event: "worker_listening", pid });
      listening += 1;
      if (haveAllListened || listening < WORKERS) return;
      haveAllListened = true;
      log.info({ event: "ready", url: APP_URL, workers: WORKERS, database: "postgresql" });
    });
    cluster.on("exit", (worker, code, signal) => {
      if (isStopping) {
        if (workers().every((other) => other.isDead())) resolve();
      } else if (!haveAllListened) {
        stop("worker");
        reject(new Error("A worker ended before it listened."));
      } else {
        log.error({ event: "worker_ended", pid: worker.process.pid, code, signal });
        setTimeout(() => !isStopping && cluster.fork(), REST_MS);
      }
    });
  });
}

const workers = () =>
  Object.values(cluster.workers ?? {}).filter((worker): worker is Worker => worker !== undefined);
