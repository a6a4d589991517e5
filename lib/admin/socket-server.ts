import { once } from "node:events";
import { rmSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { log } from "@/lib/log";
import { readCommand } from "./command-line";
import { type Answer, GREETING, getSocketPath, Request } from "./socket";

const MAX_REQUEST_LENGTH = 65_536;
const REQUEST_MS = 10_000;

/** The caller must hold the data folder. Only this user can open the socket; without one, the server still runs. */
export async function serveCommands(): Promise<() => Promise<void>> {
  const server = createServer({ allowHalfOpen: true }, serve);
  try {
    const path = getSocketPath();
    rmSync(path, { force: true }); // left by a killed process: this one holds the folder
    const mask = process.umask(0o177); // the socket is created with mode 0600
    // Shared with its cluster, the socket would be created by the primary process, with the mask of that one.
    server.listen({ path, exclusive: true });
    process.umask(mask);
    await once(server, "listening");
  } catch (error) {
    log.warn({ event: "admin_socket_unavailable", message: getMessage(error) });
    return async () => {};
  }
  return async () => {
    server.close();
    await once(server, "close");
  };
}

function serve(connection: Socket) {
  let request = "";
  connection.setEncoding("utf8").setTimeout(REQUEST_MS, () => connection.destroy());
  connection.on("error", () => connection.destroy()); // the client has gone
  connection.on("data", (chunk) => {
    request += chunk;
    if (request.length > MAX_REQUEST_LENGTH) connection.destroy();
  });
  connection.write(GREETING);
  connection.on("end", async () => {
    connection.setTimeout(0);
    connection.end(`${JSON.stringify(await answer(request))}\n`);
  });
}

async function answer(text: string): Promise<Answer> {
  try {
    const { argv, secret } = Request.parse(JSON.parse(text));
    const run = readCommand(argv, secret);
    log.info({ event: "admin_command", command: argv.slice(0, 2).join(" ") });
    return { value: await run() };
  } catch (error) {
    return { error: getMessage(error) };
  }
}

const getMessage = (error: unknown) => (error instanceof Error ? error.message : String(error));
