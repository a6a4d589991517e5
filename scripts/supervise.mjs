import cluster from "node:cluster";
import path from "node:path";

/** The pause before a worker that ended is replaced: a worker that always fails must not restart in a tight loop. */
const REST_MS = 1_000;

/**
 * Keeps `WORKERS` processes of `scripts/start.mjs` on one port, by default one, and replaces a process that
 * ended by itself, for example for lack of memory. Passes on the first signal to stop. Loads nothing of the server,
 * so it costs no more than Node itself. When this process is killed, the workers end at once by themselves.
 * @returns the exit code, once the last worker has ended
 */
export function supervise() {
  const wanted = Number(process.env.WORKERS) || 1; // each worker checks its settings and reports mistakes
  if (wanted === 1) cluster.schedulingPolicy = cluster.SCHED_NONE; // it takes its connections itself
  cluster.setupPrimary({ exec: path.join(import.meta.dirname, "start.mjs") }); // the policy is fixed from here on

  cluster.on("fork", closeUntakenConnections);
  cluster.fork();
  return new Promise((resolve) => {
    const listening = new Set();
    let isStopping = false;
    let exitCode = 0;
    const stop = () => {
      if (isStopping) return;
      isStopping = true;
      for (const worker of listWorkers()) worker.process.kill("SIGTERM");
      endIfOver(); // the only worker may have ended, and not been replaced yet
    };
    const endIfOver = () => listWorkers().length === 0 && resolve(exitCode);
    for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, stop);

    cluster.on("listening", (worker) => {
      const isFirst = listening.size === 0;
      listening.add(worker.id);
      if (isFirst && !isStopping) while (listWorkers().length < wanted) cluster.fork();
    });
    cluster.on("exit", (worker, code, signal) => {
      const hadListened = listening.delete(worker.id);
      if (!isStopping && !hadListened && listening.size === 0) {
        exitCode = code || 1; // the worker has logged the reason
        stop();
      }
      if (isStopping) return endIfOver();
      say({ event: "worker_ended", pid: worker.process.pid, code, signal });
      setTimeout(() => !isStopping && cluster.fork(), REST_MS);
    });
  });
}

/**
 * With several workers, this process accepts connections and hands them on, one at a time to each. Node keeps its copy of a
 * connection until the worker confirms it: if the worker dies before that, the client would wait without end.
 */
function closeUntakenConnections({ process: child }) {
  let last;
  const send = child.send.bind(child);
  child.send = (message, handle, ...rest) => {
    if (message?.act === "newconn") last = handle;
    return send(message, handle, ...rest);
  };
  child.once("exit", () => last?.close()); // which does nothing to one that is closed
}

const listWorkers = () => Object.values(cluster.workers).filter((worker) => !worker.isDead());

/** Logs like `lib/log.ts`, without loading its modules. */
function say(fields) {
  if (process.env.LOG_LEVEL === "silent") return;
  const time = new Date().toISOString();
  process.stdout.write(`${JSON.stringify({ level: "error", time, ...fields })}\n`);
}
