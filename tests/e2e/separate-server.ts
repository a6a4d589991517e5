import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Settings, startServer } from "@/tests/support/server";

/** Starts a server for one file, with its own data folder, which `stop` removes. */
export async function startSeparateServer(more: Partial<Settings>) {
  const DATA_DIR = mkdtempSync(path.join(tmpdir(), "groundwork-e2e-"));
  const settings: Settings = { DATA_DIR, EMBEDDINGS: "off", ...more };
  const server = await startServer(settings);
  return {
    url: server.url,
    settings,
    async stop() {
      await server.stop("SIGTERM");
      rmSync(DATA_DIR, { recursive: true });
    },
  };
}
export type SeparateServer = Awaited<ReturnType<typeof startSeparateServer>>;
