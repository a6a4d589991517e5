import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { chromium, defineConfig, devices } from "@playwright/test";
import { findSystemBrowser, hasOwnBrowser } from "./scripts/test-needs.mjs";

const PORT = 3217;
// Playwright's own Chromium is the one that it is tested with, so it comes before the system's.
const executablePath = hasOwnBrowser(chromium) ? undefined : findSystemBrowser();
// The workers read this file too. The first process to do so makes the folder, and removes it at its end.
if (!process.env.E2E_DATA_DIR) {
  const folder = mkdtempSync(path.join(tmpdir(), "groundwork-e2e-"));
  process.env.E2E_DATA_DIR = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
}

/** End to end: a real browser against the built app on an embedded database of its own. */
export default defineConfig({
  testDir: "tests/e2e",
  // One story a file, with people of its own, on one server.
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [["list"], ["json", { outputFile: ".cache/reports/e2e.json" }]],
  use: {
    ...devices["Desktop Chrome"],
    baseURL: `http://localhost:${PORT}`,
    // Pictures and snapshots of every step cost a tenth of the time; `--trace on` makes them.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false },
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
  },
  webServer: {
    command: "node scripts/start.mjs",
    url: `http://localhost:${PORT}/api/health/ready`,
    timeout: 60_000,
    env: {
      NODE_OPTIONS: `--import ${pathToFileURL("tests/support/cheap-passwords.mjs").href}`,
      PORT: String(PORT),
      DATA_DIR: process.env.E2E_DATA_DIR,
      DATABASE_URL: "",
      APP_URL: "",
      RATE_LIMIT_SCALE: "100",
      DOOR_LIMIT_SCALE: "1000",
      EMBEDDINGS: "off",
    },
  },
});
