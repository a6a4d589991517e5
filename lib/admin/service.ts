import cluster from "node:cluster";
import { getAuthSecret } from "@/lib/access/credentials/secret";
import { runInBackground, waitForBackground } from "@/lib/background";
import { config, isEmbedded } from "@/lib/config";
import { closeDatabase, database } from "@/lib/db/database";
import { FolderInUse } from "@/lib/db/embedded/data-folder";
import { describeError } from "@/lib/describe-error";
import { log } from "@/lib/log";
import { processWide } from "@/lib/process-wide";
import { startRetention } from "@/lib/retention/hourly";
import {
  embedPending,
  embedSoon,
  stopEmbedding,
  workspacesToEmbed,
} from "@/lib/search/embed-pending";
import { reindexWorkspace, workspacesToIndex } from "@/lib/search/reindex";
import { isDatabaseUnavailable } from "@/lib/unavailable";
import { serveCommands } from "./socket-server";
import { warnOfSettings } from "./warn-of-settings";

type Service = {
  database: "embedded" | "postgresql";
  close(over: Promise<void>): Promise<void>;
};

/** Migrates, and accepts operator's commands. Without PostgreSQL, requests get 503 until it can be reached. */
export const startService = processWide("service", start);

async function start(): Promise<Service> {
  const isOnlyOne = config().WORKERS === 1 || cluster.worker?.id === 1;
  if (isOnlyOne) warnOfSettings();
  await openDatabase();
  runInBackground("auth_secret", getAuthSecret);
  if (isOnlyOne) runInBackground("search_index", indexWorkspaces);
  const stopRetention = startRetention(doDueJobs);
  const stopJobs = await doJobs();
  const stopCommands = isEmbedded() ? await serveCommands() : async () => {};
  return {
    database: isEmbedded() ? "embedded" : "postgresql",
    async close(over) {
      stopEmbedding();
      const underWay = [stopCommands(), stopRetention(), stopJobs(), waitForBackground()];
      await Promise.race([Promise.all(underWay), over]);
      await closeDatabase();
    },
  };
}

/** Loads the queues' verbs and the sign-in library only if there are jobs to run. */
async function doJobs(): Promise<() => Promise<void>> {
  if (!config().SMTP_URL) return async () => {};
  const { startJobs } = await import("@/lib/jobs/start-jobs");
  const { JOBS } = await import("@/lib/domain/jobs");
  const { closeMail } = await import("@/lib/mail/deliver");
  const stop = startJobs(JOBS);
  return async () => {
    await stop();
    closeMail();
  };
}

async function doDueJobs(stop: AbortSignal): Promise<void> {
  if (config().SMTP_URL || stop.aborted) return;
  const { createDueRunner } = await import("@/lib/jobs/run-due");
  const { JOBS } = await import("@/lib/domain/jobs");
  await createDueRunner(JOBS)(stop);
}

async function indexWorkspaces() {
  for (const workspaceId of await workspacesToIndex()) {
    try {
      await reindexWorkspace(workspaceId);
      embedSoon(workspaceId);
    } catch (error) {
      log.warn({ event: "search_index_failed", workspaceId, ...describeError(error) });
    }
  }
  for (const workspaceId of await workspacesToEmbed()) {
    try {
      await embedPending(workspaceId);
    } catch (error) {
      log.warn({ event: "embeddings_failed", workspaceId, ...describeError(error) });
    }
  }
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
