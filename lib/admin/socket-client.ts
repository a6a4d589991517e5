import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { Answer, getSocketPath, type Request } from "./socket";

/** Undefined if the holder of the folder does not listen yet or is about to end. @throws the command's sentence */
export async function handOver(request: Request): Promise<{ value?: unknown } | undefined> {
  const connection = connect(getSocketPath()).setEncoding("utf8");
  const greeted = await Promise.race([
    once(connection, "data").then(() => true),
    once(connection, "close").then(() => false),
  ]).catch(() => false);
  if (!greeted) return undefined;
  connection.end(`${JSON.stringify(request)}\n`);
  const reply = await text(connection).catch(() => "");
  if (reply === "") {
    throw new Error(
      "The server ended before it answered. See whether the command was done, then try again.",
    );
  }
  const answer = Answer.parse(JSON.parse(reply));
  if ("error" in answer) throw new Error(answer.error);
  return answer;
}
