import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** Bytes as they are sent, each piece a moment after the one before; what ends it is our half of the connection. */
export type Words = { pieces: string[]; end?: "close" | "break" };

/** The statuses that come back, in order, and whether the server ends the connection. */
export type Heard = { answers: string[]; ended: boolean };

const MOMENT_MS = 60;
const PATIENCE_MS = 700;

/** Talks to a server over a connection of its own, until nothing more is heard. */
export async function converse(url: string, { pieces, end }: Words): Promise<Heard> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  let text = "";
  let ended = false;
  let heardAt = performance.now();
  socket.on("data", (bytes) => {
    text += bytes.toString("latin1");
    heardAt = performance.now();
  });
  socket.on("end", () => {
    ended = true;
  });
  socket.on("error", () => {
    ended = true; // it was cut
  });
  for (const piece of pieces) {
    if (!ended) socket.write(piece);
    await sleep(MOMENT_MS);
  }
  if (end === "break") socket.destroy();
  if (end === "close") socket.end();
  while (!ended && end !== "break" && performance.now() - heardAt < PATIENCE_MS) {
    await sleep(MOMENT_MS / 4);
  }
  socket.destroy();
  return { answers: [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, code = ""]) => code), ended };
}
