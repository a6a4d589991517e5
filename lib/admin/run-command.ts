import { setTimeout as sleep } from "node:timers/promises";
import { isEmbedded } from "@/lib/config";
import {
  FolderInUse,
  getDataFolder,
  hasDatabase,
  isFolderInUse,
} from "@/lib/db/embedded/data-folder";
import { isOperators, readCommand } from "./command-line";
import { handOver } from "./socket-client";

const PATIENCE_MS = 60_000;

export async function runCommand(argv: string[], secret?: string): Promise<unknown> {
  const run = readCommand(argv, secret);
  return isOperators(argv) ? run((step) => runAtDatabase(step)) : runAtDatabase(argv, secret);
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
      if (!(error instanceof FolderInUse) || waited >= PATIENCE_MS) throw error;
    }
    await sleep(100);
  }
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
