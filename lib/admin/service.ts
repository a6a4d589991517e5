import cluster from "node:cluster";
import { setTimeout as sleep } from "node:timers/promises";
import { getAuthSecret } from "@/lib/access/credentials/secret";
import { runInBackground, waitForBackground } from "@/lib/background";
import { config, isEmbedded } from "@/lib/config";
import { closeDatabase, database } from "@/lib/db/database";
import { FolderUnusable } from "@/lib/db/embedded/data-folder";
import { getSemanticSearch } from "@/lib/domain/search";
import { log } from "@/lib/log";
import { findOutage, logFailure, logOutage } from "@/lib/outage";
import { processWide } from "@/lib/process-wide";
import { startRetention } from "@/lib/retention/retention";
import {
  embedPending,
  embedSoon,
  listWorkspacesToEmbed,
  stopEmbedding,
} from "@/lib/search/embed-pending";
import { indexMissing } from "@/lib/search/reindex";
import { serveCommands } from "./socket-server";

type Service = {
  database: "embedded" | "postgresql";
  close(over: Promise<void>): Promise<void>;
};

/** Migrates, and accepts operator's commands. Without PostgreSQL or disk space, requests get 503 until they are there. */
export const startService = processWide("service", start);

async function start(): Promise<Service> {
  const isOnlyOne = config().WORKERS === 1 || cluster.worker?.id === 1;
  if (isOnlyOne) warnOfSettings();
  await openDatabase();
  runInBackground("auth_secret", getAuthSecret);
  const stopping = new AbortController();
  if (isOnlyOne) {
    runInBackground("search_index", async () => {
      for (const step of [warnOfSearch, indexWorkspaces, embedWorkspaces])
        await repeatDuringOutage(step, stopping.signal);
    });
  }
  const stopRetention = startRetention((stop) =>
    indexWorkspaces(stop).catch((error) => logFailure("search_index_failed", error)),
  );
  const stopJobs = await startJobWorker();
  const stopCommands = isEmbedded() ? await serveCommands() : async () => {};
  return {
    database: isEmbedded() ? "embedded" : "postgresql",
    async close(over) {
      stopping.abort();
      stopEmbedding();
      const underWay = [stopCommands(), stopRetention(), stopJobs(), waitForBackground()];
      await Promise.race([Promise.all(underWay), over]);
      await closeDatabase();
    },
  };
}

export function warnOfSettings() {
  const { DATABASE_URL, AUTH_SECRET, APP_URL, SIGN_UP, ANTHROPIC_API_KEY } = config();
  const warn = (event: string, message: string) => log.warn({ event, message });
  if (DATABASE_URL && !AUTH_SECRET) {
    warn(
      "secret_in_database",
      "AUTH_SECRET is not set: sessions are signed with a secret that is kept in the database, so anybody who reads the database or a copy of it can sign in as anybody. Set AUTH_SECRET to at least 32 random characters (openssl rand -base64 32); everybody then signs in once more, and codes of authenticator apps set up before no longer work: people need a recovery code or a passkey, or `npm run admin -- user remove-factors`.",
    );
  }
  if (APP_URL.startsWith("https:") && SIGN_UP === "open" && ANTHROPIC_API_KEY) {
    warn(
      "open_sign_up_with_ai",
      "Anybody who reaches APP_URL can sign up and use the AI on ANTHROPIC_API_KEY, at your cost. Set SIGN_UP to invited or closed; or bound the cost with DEFAULT_TIER=free, AI_DAILY_CALLS and MAX_WORKSPACES_PER_PERSON.",
    );
  }
}

export async function warnOfSearch() {
  if ((await getSemanticSearch()) !== "no pgvector") return;
  log.warn({
    event: "search_by_words_only",
    message:
      "PostgreSQL lacks pgvector, so search goes by words alone. Install pgvector 0.7 or later in PostgreSQL, restart, and run `npm run admin -- search reindex`; or set EMBEDDINGS=off.",
  });
}

const EVERY_MS = 2_000;

/** Repeats work of the start that an outage of the database stopped, until it is done or `stop`. @throws any other error */
export async function repeatDuringOutage(
  work: (stop: AbortSignal) => Promise<unknown>,
  stop: AbortSignal,
) {
  while (!stop.aborted) {
    try {
      await work(stop);
      return;
    } catch (error) {
      const outage = findOutage(error);
      if (!outage) throw error;
      logOutage(outage, error);
      await sleep(EVERY_MS, undefined, { signal: stop, ref: false }).catch(() => {}); // stopped
    }
  }
}

async function startJobWorker(): Promise<() => Promise<void>> {
  const { startJobs } = await import("@/lib/jobs/start-jobs");
  let close = () => {};
  const stop = startJobs(async () => {
    const { JOBS } = await import("@/lib/domain/jobs");
    const { closeMail } = await import("@/lib/mail/deliver");
    close = closeMail;
    return JOBS;
  });
  return async () => {
    await stop();
    close();
  };
}

/** Indexes what a process left when it died. */
export async function indexWorkspaces(stop: AbortSignal) {
  for (const workspaceId of await indexMissing(stop)) embedSoon(workspaceId);
}

async function embedWorkspaces() {
  for (const workspaceId of await listWorkspacesToEmbed()) {
    try {
      await embedPending(workspaceId);
    } catch (error) {
      if (findOutage(error)) throw error;
      logFailure("embeddings_failed", error, { workspaceId });
    }
  }
}

async function openDatabase() {
  try {
    await database();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (error instanceof FolderUnusable) throw error;
    const outage = findOutage(error);
    const isWaitedFor = (outage === "disk full") === isEmbedded();
    if (!outage || !isWaitedFor) {
      throw new Error(`The database cannot be opened: ${message}${sayNext(error)}`);
    }
    logOutage(outage, error);
  }
}

const INVALID_CATALOG_NAME = "3D000";
const sayNext = (error: unknown) =>
  Reflect.get(Object(error), "code") === INVALID_CATALOG_NAME
    ? ". Create it (CREATE DATABASE), or name another one in DATABASE_URL."
    : "";
