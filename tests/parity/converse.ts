import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** The bytes to send, piece by piece with pauses, and the expected statuses. */
export type Words = {
  pieces: string[];
  answers: string[];
  /** The end of our half of the connection: closed properly once the answers are there, or cut. */
  end?: "close" | "break";
};

/** The statuses that came back, in order, and whether the server has ended the connection. */
export type Heard = { answers: string[]; ended: boolean };

const MOMENT_MS = 60;
/** After the expected bytes, we wait this long for more. */
const SILENCE_MS = 400;
const TIMEOUT_MS = 15_000;

/** Talks to a server over a connection of its own. */
export async function converse(url: string, { pieces, answers, end }: Words): Promise<Heard> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  let text = "";
  let ended = false;
  socket.on("data", (bytes) => {
    text += bytes.toString("latin1");
  });
  const over = () => {
    ended = true; // also when it was cut
  };
  socket.on("end", over).on("error", over);
  const heard = () => [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, code = ""]) => code);
  for (const piece of pieces) {
    if (!ended) socket.write(piece);
    await sleep(MOMENT_MS);
  }
  if (end === "break") socket.destroy();
  const until = performance.now() + TIMEOUT_MS;
  const waitFor = async (isOver: () => boolean) => {
    while (!ended && !isOver() && performance.now() < until) await sleep(MOMENT_MS);
  };
  await waitFor(() => heard().length >= answers.length);
  if (end === "close") {
    socket.end();
    await waitFor(() => false);
  }
  if (!ended) await sleep(SILENCE_MS);
  socket.destroy();
  return { answers: heard(), ended };
}
