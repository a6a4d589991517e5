import { setTimeout as sleep } from "node:timers/promises";
import { readCommand } from "@/lib/admin/command-line";
import { isEmbedded } from "@/lib/config";
import { FolderInUse, lockPath } from "@/lib/db/data-folder";
import { holderOf } from "@/lib/db/folder-lock";

/** How long to wait for a server that holds the folder and does not listen yet: it is starting. */
const PATIENCE_MS = 30_000;

/**
 * Runs a command line where its database is: in the server that holds the data folder, or here.
 * Commands that start together on a folder that nobody serves take turns.
 */
export async function runCommand(argv: string[]): Promise<unknown> {
  const run = readCommand(argv);
  if (!isEmbedded()) return here(run);
  for (let waited = 0; ; waited += 100) {
    try {
      const handedOver = await toServer(argv);
      return handedOver ? handedOver.value : await here(run);
    } catch (error) {
      if (!(error instanceof FolderInUse) || waited >= PATIENCE_MS) throw error;
    }
    await sleep(100);
  }
}

/** The answer of the server that holds the folder; nothing when no server listens. */
async function toServer(argv: string[]) {
  if (holderOf(lockPath())?.role !== "server") return undefined;
  const { handOver } = await import("@/lib/admin/socket-client");
  return handOver(argv);
}

async function here(run: () => Promise<unknown>) {
  const { closeDatabase, database } = await import("@/lib/db/database");
  await database("command");
  try {
    return await run();
  } finally {
    await closeDatabase();
  }
}
