import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { isEmbedded } from "@/lib/config";
import {
  FolderInUse,
  getDataFolder,
  hasDatabase,
  isFolderInUse,
} from "@/lib/db/embedded/data-folder";
import { findOutage } from "@/lib/outage";
import { isOperators, readCommand } from "./command-line";
import { Answer, getSocketPath, type Request } from "./socket";

export { describeUsage, wantsSecret } from "./command-line";

const MAX_WAIT_MS = 60_000;
const UNREACHABLE =
  "The database cannot be reached or does not answer. Check that PostgreSQL runs and that DATABASE_URL (and DIRECT_URL, if it is set) names it, then try again.";

export async function runCommand(argv: string[], secret?: string): Promise<unknown> {
  const run = readCommand(argv, secret);
  try {
    return await (isOperators(argv)
      ? run((step) => runAtDatabase(step))
      : runAtDatabase(argv, secret));
  } catch (error) {
    const outage = isEmbedded() ? undefined : findOutage(error);
    throw outage && outage !== "disk full" ? new Error(UNREACHABLE) : error;
  }
}

async function runAtDatabase(argv: string[], secret?: string): Promise<unknown> {
  const run = readCommand(argv, secret);
  if (!isEmbedded()) return runHere(run);
  for (let waited = 0; ; waited += 100) {
    const handedOver = (await isFolderInUse()) && (await handOver({ argv, secret }));
    if (handedOver) return handedOver.value;
    try {
      return await runHere(run);
    } catch (error) {
      if (!(error instanceof FolderInUse) || waited >= MAX_WAIT_MS) throw error;
    }
    await sleep(100);
  }
}

/** Undefined if the holder of the folder does not listen yet or is about to end. @throws the command's sentence */
async function handOver(request: Request): Promise<{ value?: unknown } | undefined> {
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
      "The server ended before it answered. Check whether the command was done, then try again.",
    );
  }
  const answer = Answer.parse(JSON.parse(reply));
  if ("error" in answer) throw new Error(answer.error);
  return answer;
}

/** Loads its modules lazily, so that a command that is handed over finishes sooner. */
async function runHere(run: () => Promise<unknown>): Promise<unknown> {
  if (isEmbedded() && !hasDatabase()) {
    process.stderr.write(
      `A new, empty database is made in ${getDataFolder()}. If you have a server, set DATA_DIR to its folder.\n`,
    );
  }
  const { closeDatabase, database } = await import("@/lib/db/database");
  const { serveCommands } = await import("./socket-server");
  await database("command");
  const stopCommands = isEmbedded() ? await serveCommands() : async () => {};
  try {
    return await run();
  } finally {
    await stopCommands();
    await closeDatabase();
  }
}
