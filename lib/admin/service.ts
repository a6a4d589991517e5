import cluster from "node:cluster";
import { setTimeout as sleep } from "node:timers/promises";
import { authSecret } from "@/lib/access/secret";
import { serveCommands } from "@/lib/admin/socket-server";
import { warnOfSettings } from "@/lib/admin/warn-of-settings";
import { background, backgroundDone } from "@/lib/background";
import { isEmbedded } from "@/lib/config";
import { FolderInUse } from "@/lib/db/data-folder";
import { closeDatabase, database } from "@/lib/db/database";
import { errorFacts } from "@/lib/error-facts";
import { log } from "@/lib/log";
import { startRetention } from "@/lib/retention/hourly";
import {
  embedPending,
  embedSoon,
  stopEmbedding,
  workspacesToEmbed,
} from "@/lib/search/embed-pending";
import { reindexWorkspace, workspacesToIndex } from "@/lib/search/reindex";
import { isDatabaseUnavailable } from "@/lib/unavailable";

/** How long background work may take to end: what is cut off is taken up again, or given back. */
const BACKGROUND_MS = 5_000;

/** What runs beside the requests of a process. */
type Service = {
  database: "embedded" | "postgresql";
  /** Ends the background work, closes the database and lets go of the data folder. */
  close(): Promise<void>;
};

// On globalThis: the server and Next, when it is loaded, have a copy of this module each.
const shared: typeof globalThis & { groundworkService?: Promise<Service> } = globalThis;

/**
 * Once in a process: opens the database, with its schema brought up to date, and takes operator's
 * commands beside it.
 * A PostgreSQL that is out of reach stops nothing: requests answer 503 and heal by themselves.
 * @throws a sentence for the operator.
 */
export function startService(): Promise<Service> {
  shared.groundworkService ??= start();
  return shared.groundworkService;
}

async function start(): Promise<Service> {
  const isOnlyOne = cluster.isPrimary || cluster.worker?.id === 1;
  if (isOnlyOne) warnOfSettings();
  await openDatabase();
  background("auth_secret", authSecret);
  if (isOnlyOne) background("search_index", indexWorkspaces);
  const stopRetention = startRetention();
  const stopCommands = isEmbedded() ? await serveCommands() : async () => {};
  return {
    database: isEmbedded() ? "embedded" : "postgresql",
    async close() {
      await stopCommands();
      stopEmbedding();
      await stopRetention();
      await Promise.race([backgroundDone(), sleep(BACKGROUND_MS, undefined, { ref: false })]);
      await closeDatabase();
    },
  };
}

/** What a workspace held before there was search, or when it was restored, is indexed once. */
async function indexWorkspaces() {
  for (const workspaceId of await workspacesToIndex()) {
    try {
      await reindexWorkspace(workspaceId);
      embedSoon(workspaceId);
    } catch (error) {
      log.warn({ event: "search_index_failed", workspaceId, ...errorFacts(error) });
    }
  }
  for (const workspaceId of await workspacesToEmbed()) await embedPending(workspaceId);
}

async function openDatabase() {
  try {
    await database();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (error instanceof FolderInUse) throw error;
    if (isEmbedded() || !isDatabaseUnavailable(error)) {
      throw new Error(`The database cannot be opened: ${message}`);
    }
    log.error({ event: "database_unavailable", message });
  }
}
