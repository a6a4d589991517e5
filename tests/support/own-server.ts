import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";
import { type Settings, startServer } from "@/tests/support/server";

/** For `vi.waitFor()`, which otherwise gives up after a second, when a busy machine has hardly begun. */
export const WAIT = { timeout: 60_000, interval: 100 };

/** A data folder for one test, as a setting; it is removed after the test. */
export function dataFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), "groundwork-fault-injection-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return { DATA_DIR: folder };
}

/** Starts a server for one test; it is killed after the test. */
export async function serve(settings: Settings) {
  const server = await startServer(settings);
  onTestFinished(async () => void (await server.stop("SIGKILL")));
  return server;
}
