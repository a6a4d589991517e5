// npm run eval   Scores the engine that the settings choose over three initiatives of the sample, and
// writes the tables into docs/ai-quality.md. With ANTHROPIC_API_KEY set it asks the model some 18 times.
import "./load-env.mjs";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const folder = mkdtempSync(path.join(tmpdir(), "groundwork-eval-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
process.env.DATA_DIR = folder;
process.env.DATABASE_URL = "";
process.env.LOG_LEVEL ??= "warn";

// The settings are read when the product is loaded.
const { evaluate } = await import("./eval/evaluate");
await evaluate();
