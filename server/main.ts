import cluster from "node:cluster";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { startService } from "@/lib/admin/service";
import { config } from "@/lib/config";
import { chooseRateLimitBackend } from "@/lib/limits/redis-limiter";
import { log } from "@/lib/log";
import { beginStop } from "@/lib/stopping";
import { refuseBody } from "./actions";
import { refuseAnonymous } from "./anonymous-limits";
import { boundConnections } from "./connections";
import { answerAtFrontDoor } from "./front-door";
import { logRequest } from "./log-request";
import { answerByNext } from "./pages";
import { rewriteAbsoluteForm, setClientAddress } from "./rewrite-request";
import { sendStatic } from "./static-files";
import { refuseUnreadable } from "./unreadable-requests";

/** At a stop: how long new connections are accepted, and how long an idle one may bring another request. */
const LAST_REQUESTS_MS = 500;

/** Runs under `scripts/supervise.mjs`. After SIGTERM or SIGINT, open work has `STOP_GRACE_SECONDS`. */
export async function serve() {
  const service = await startService();
  const server = createServer((request, response) => {
    rewriteAbsoluteForm(request);
    setClientAddress(request);
    logRequest(request, response);
    if (!answerAtFrontDoor(request, response)) void answerElsewhere(request, response);
  });
  refuseUnreadable(server);
  const dropAll = boundConnections(server);
  try {
    await listen(server);
  } catch (error) {
    await service.close(beginStop(0));
    throw error;
  }
  logReady(service.database);
  const signal = await awaitSignal(); // until here, a signal ends the process at once
  log.info({ event: "stopping", signal });
  const over = beginStop(config().STOP_GRACE_SECONDS * 1_000);
  void over.then(dropAll);
  await close(server);
  await service.close(over);
}

function logReady(database: string) {
  const { WORKERS: workers, APP_URL: url } = config();
  if (workers === 1) return log.info({ event: "ready", url, database });
  log.info({ event: "worker_listening", pid: process.pid });
  if (cluster.worker?.id === workers) log.info({ event: "ready", url, database, workers });
  if (cluster.worker?.id !== 1 || chooseRateLimitBackend() !== "memory") return;
  log.warn({
    event: "setting_missing",
    message: "Each worker counts rate limits for itself. Set REDIS_URL to count them together.",
  });
}

async function answerElsewhere(request: IncomingMessage, response: ServerResponse) {
  if (await sendStatic(request, response)) return;
  if (await refuseAnonymous(request, response)) return;
  if (!(await refuseBody(request, response))) await answerByNext(request, response);
}

/** Resolves once: npm forwards a Ctrl+C that the terminal has already sent to this process. */
const awaitSignal = () =>
  new Promise<string>((resolve) => {
    for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, resolve);
  });

function listen(server: Server) {
  const { HOST, PORT } = config();
  return new Promise<void>((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) =>
      reject(
        new Error(
          error.code === "EADDRINUSE"
            ? `Port ${PORT} is in use. Stop the program that uses it, or set PORT to another port, like PORT=${PORT + 1}.`
            : error.code === "EACCES"
              ? `Port ${PORT} needs special rights. Set PORT to one above 1023, like PORT=3000.`
              : `The server cannot listen on port ${PORT}: ${error.message}.${HOST ? " Set HOST to an address of this machine, or leave it out." : ""}`,
        ),
      );
    server.once("error", fail);
    server.listen({ host: HOST, port: PORT }, () => {
      server.off("error", fail);
      resolve();
    });
  });
}

/** Spares idle connections, on which a request may be arriving and which `http.Server.close` would cut. */
async function close(server: Server) {
  server.prependListener("request", (_, response) => response.setHeader("Connection", "close"));
  await sleep(LAST_REQUESTS_MS);
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
  // After the turn in which sockets are read: a request that came while this process was blocked is
  // answered first.
  const idle = setInterval(
    () => setImmediate(() => server.closeIdleConnections()),
    LAST_REQUESTS_MS,
  );
  await closed;
  clearInterval(idle);
}
