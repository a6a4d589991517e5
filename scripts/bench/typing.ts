import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium, type Page } from "@playwright/test";
import { build } from "esbuild";
import { beginPlanning, makeDocument } from "@/tests/e2e/planning-place";
import { findSystemBrowser } from "../test-needs.mjs";
import { computeMedian, computePercentile, round } from "./percentile";
import { PRODUCT, start } from "./run-server";

const BYTES = 100_000;
const KEYS = 150;
/** The time between two keys of a fast typist. */
const PACE_MS = 80;
const ROUNDS = 3;
const GOAL_P95_MS = 50;

/** Sections as plans have them: text, a list, a table. */
function writePlan(bytes: number): string {
  const writeSection = (index: number) =>
    [
      `## Section ${index}`,
      `What **crews** say of _part ${index}_, as [noted](https://crews.example/${index}), in words enough for a paragraph of usual length.`,
      "- first point\n- second point\n  - a nested one\n- [ ] a task",
      "| Name | Count |\n|---|---:|\n| Apples | 3 |\n| Pears | 4 |",
    ].join("\n\n");
  const parts: string[] = [];
  for (let length = 0; length < bytes; ) {
    const part = writeSection(parts.length + 1);
    parts.push(part);
    length += part.length + 2;
  }
  return parts.join("\n\n");
}

/**
 * Measures the time in ms from a key press to the next frame, in Chromium and in a document of 100 kB. The app's editor and
 * a bare ProseMirror with the same text take turns.
 */
export async function measureTyping() {
  const folder = mkdtempSync(path.join(tmpdir(), "groundwork-bench-"));
  const server = await start({
    args: PRODUCT,
    path: "/api/health/ready",
    env: { DATA_DIR: folder },
  });
  const executablePath = findSystemBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const text = writePlan(BYTES);
  const place = await beginPlanning(browser, "Bench", server.url);
  const { address } = await makeDocument(place, text);
  const bare = await buildBarePage(text);
  const took: Record<"app" | "bare", number[]> = { app: [], bare: [] };
  for (let round = 1; round <= ROUNDS; round++) {
    await place.page.goto(`${address}/edit`);
    took.app.push(...(await typeInto(place.page)));
    const other = await browser.newPage();
    await other.setContent(bare);
    took.bare.push(...(await typeInto(other)));
    await other.close();
  }
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  const toRow = (values: number[]) => ({
    median: round(computeMedian(values), 1),
    p95: round(computePercentile(values, 0.95), 1),
  });
  const [app, plain] = [toRow(took.app), toRow(took.bare)];
  console.log(`\nA key in a document of ${BYTES / 1000} kB, in ms (goal: p95 ${GOAL_P95_MS})`);
  console.table({
    "the app's editor": app,
    "a bare ProseMirror": plain,
    ratio: { median: round(app.median / plain.median, 2), p95: round(app.p95 / plain.p95, 2) },
  });
}

async function buildBarePage(text: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, "bare-editor.ts")],
    bundle: true,
    write: false,
    minify: true,
    format: "iife",
  });
  const script = outputFiles[0]?.text.replaceAll("</script", "<\\/script") ?? "";
  return `<!doctype html><body><script type="text/markdown">${text}</script><script>${script}</script>`;
}

/** Types in the middle of the text. @returns the time of each key */
async function typeInto(page: Page): Promise<number[]> {
  const paragraph = page
    .locator(".ProseMirror p", { hasText: "What crews say of part 150" })
    .first();
  await paragraph.click();
  await page.keyboard.press("End");
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    // No function here has a name: the loader would call a helper that pages do not have.
    document.addEventListener(
      "keydown",
      () => {
        const at = performance.now();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => times.push(performance.now() - at);
          port2.postMessage(0);
        });
      },
      true,
    );
  });
  await page.keyboard.type("more words ".repeat(KEYS).slice(0, KEYS), { delay: PACE_MS });
  return page.evaluate(() => Reflect.get(window, "times"));
}
