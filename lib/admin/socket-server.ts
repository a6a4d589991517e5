import { once } from "node:events";
import { rmSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { readCommand } from "@/lib/admin/command-line";
import { type Answer, Request, socketPath } from "@/lib/admin/socket";
import { log } from "@/lib/log";

const MAX_REQUEST_BYTES = 65_536;
const REQUEST_MS = 10_000;

/**
 * Takes operator's commands over a Unix socket in the data folder, which only the user that runs the
 * server can open. Call it while holding the folder. A server without the socket still serves.
 * @returns a function that lets the running commands end and removes the socket.
 */
export async function serveCommands(): Promise<() => Promise<void>> {
  const server = createServer({ allowHalfOpen: true }, (connection) => {
    connection.on("error", () => connection.destroy()); // whoever asked has gone away
    void serve(connection);
  });
  try {
    const path = socketPath();
    rmSync(path, { force: true }); // left by a server that was killed: this process holds the folder
    const mask = process.umask(0o177); // the file is made at once, with mode 0600 from the start
    server.listen(path);
    process.umask(mask);
    await once(server, "listening");
  } catch (error) {
    log.warn({ event: "admin_socket_unavailable", message: String(error) });
    return async () => {};
  }
  return async () => {
    server.close();
    await once(server, "close");
  };
}

async function serve(connection: Socket) {
  connection.setTimeout(REQUEST_MS, () => connection.destroy());
  const text = await receive(connection).catch(() => undefined);
  connection.setTimeout(0);
  if (text === undefined) connection.destroy();
  else connection.end(`${JSON.stringify(await answer(text))}\n`);
}

async function receive(connection: Socket): Promise<string | undefined> {
  let text = "";
  for await (const chunk of connection.setEncoding("utf8")) {
    text += chunk;
    if (text.length > MAX_REQUEST_BYTES) return undefined;
  }
  return text;
}

async function answer(text: string): Promise<Answer> {
  try {
    const { argv } = Request.parse(JSON.parse(text));
    const run = readCommand(argv);
    log.info({ event: "admin_command", command: argv.slice(0, 2).join(" ") });
    return { value: await run() };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
