import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { Answer, type Request, socketPath } from "@/lib/admin/socket";

const NOBODY_LISTENS = new Set(["ENOENT", "ECONNREFUSED"]);

/**
 * Hands a command to the server that holds the data folder.
 * @returns its answer, or undefined while nobody listens: the server is starting, or has just ended.
 */
export async function handOver(request: typeof Request._output): Promise<Answer | undefined> {
  const connection = connect({ path: socketPath(), allowHalfOpen: true });
  connection.end(`${JSON.stringify(request)}\n`);
  try {
    return Answer.parse(JSON.parse(await text(connection)));
  } catch (error) {
    if (error instanceof Error && "code" in error && NOBODY_LISTENS.has(String(error.code))) {
      return undefined;
    }
    throw new Error(
      "The server ended before it answered. See whether the command was done, then try again.",
    );
  }
}
