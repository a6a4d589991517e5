import cluster from "node:cluster";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { startService } from "@/lib/admin/service";
import { config } from "@/lib/config";
import { log } from "@/lib/log";
import { answerAtFrontDoor } from "./front-door";
import { answerByNext } from "./pages";
import { logRequest } from "./request-log";
import { nameClient, turnAway } from "./strangers";
import { superviseWorkers } from "./workers";

/** How long requests in flight may take to end once the server was told to stop. */
const GRACE_MS = 8_000;
/** How long new connections are still taken then, and how long an idle one may still bring a request. */
const LAST_REQUESTS_MS = 500;

/**
 * `npm start`: one process that answers the API itself and leaves the pages to Next, or, with
 * `WORKERS`, several on one port. On SIGTERM and SIGINT requests in flight end first.
 * @throws a sentence for the operator
 */
export async function serve() {
  if (config().WORKERS > 1 && cluster.isPrimary) return superviseWorkers();
  const service = await startService();
  const server = createServer((request, response) => {
    nameClient(request);
    logRequest(request, response);
    if (!answerAtFrontDoor(request, response)) void answerElsewhere(request, response);
  });
  try {
    await listen(server);
  } catch (error) {
    await service.close();
    throw error;
  }
  if (cluster.isPrimary)
    log.info({ event: "ready", url: config().APP_URL, database: service.database });
  const signal = await signalled(); // until now, a signal ends the process at once
  log.info({ event: "stopping", signal });
  await close(server);
  await service.close();
}

async function answerElsewhere(request: IncomingMessage, response: ServerResponse) {
  if (!(await turnAway(request, response))) await answerByNext(request, response);
}

/** The first signal to stop; npm passes on a Ctrl+C that the terminal has sent here too. */
const signalled = () =>
  new Promise<string>((resolve) => {
    for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, resolve);
  });

function listen(server: Server) {
  const { PORT } = config();
  return new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(
        new Error(
          error.code === "EADDRINUSE"
            ? `Port ${PORT} is in use. Stop what listens there, or set PORT to another port, like PORT=${PORT + 1}.`
            : `The server cannot listen on port ${PORT}: ${error.message}. Set PORT to another port.`,
        ),
      ),
    );
    server.listen(PORT, resolve);
  });
}

/**
 * Ends each connection with the answer to its next request, and soon takes no new ones: not at once, since some
 * have come whose turn it has not been. Not by `close` of `http.Server` alone, which cuts idle
 * connections at once: on one of them a request may be on its way.
 */
async function close(server: Server) {
  server.prependListener("request", (_, response) => response.setHeader("Connection", "close"));
  await sleep(LAST_REQUESTS_MS);
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
  const idle = setInterval(() => server.closeIdleConnections(), LAST_REQUESTS_MS);
  const late = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}
