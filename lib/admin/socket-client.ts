import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { Answer, type Request, socketPath } from "@/lib/admin/socket";

const NOBODY_LISTENS = new Set(["ENOENT", "ECONNREFUSED"]);

/**
 * Hands a command to the server that holds the data folder.
 * @returns what the command answers; undefined while nobody listens, since the server is starting.
 * @throws the sentence that the command failed with
 */
export async function handOver(argv: Request["argv"]): Promise<{ value?: unknown } | undefined> {
  const reply = await exchange(`${JSON.stringify({ argv })}\n`);
  if (reply === undefined) return undefined;
  if (reply === "") {
    throw new Error(
      "The server ended before it answered. See whether the command was done, then try again.",
    );
  }
  const answer = Answer.parse(JSON.parse(reply));
  if ("error" in answer) throw new Error(answer.error);
  return answer;
}

async function exchange(request: string): Promise<string | undefined> {
  const connection = connect({ path: socketPath(), allowHalfOpen: true });
  connection.end(request);
  try {
    return await text(connection);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (NOBODY_LISTENS.has(code)) return undefined;
    if (code === "ECONNRESET" || code === "EPIPE") return "";
    throw error;
  }
}
