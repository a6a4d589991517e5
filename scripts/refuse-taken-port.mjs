import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

const TURN_MS = 100;
/** A server that has just been told to stop, or was killed, may still hold the port. */
const MAX_WAIT_MS = 1_000;

/**
 * Runs first, so that nobody waits for a database or an installation to learn that the port cannot be used.
 * @returns the port
 */
export async function refuseTakenPort() {
  const port = Number(process.env.PORT || 3000);
  for (let waited = 0; ; waited += TURN_MS) {
    const code = await tryPort(port);
    if (code === "ERR_SOCKET_BAD_PORT") fail("PORT must be a whole number from 1 to 65535.");
    if (code !== "EADDRINUSE") return port; // the server explains other errors when it listens
    if (waited >= MAX_WAIT_MS) {
      fail(
        `Port ${port} is in use. Stop the program that uses it, or set PORT to another port, like PORT=${port + 1}.`,
      );
    }
    await sleep(TURN_MS);
  }
}

/** @returns the code of the error, if there is one */
async function tryPort(port) {
  const probe = createServer();
  try {
    await once(probe.listen({ port, host: process.env.HOST || undefined }), "listening");
    await once(probe.close(), "close");
  } catch (error) {
    return error.code;
  }
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
