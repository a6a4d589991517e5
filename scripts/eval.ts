// npm run eval                Scores the engine that the settings choose, on the sample and on the workspaces of
//                             scripts/eval/workspaces, and writes the tables into docs/ai-quality.md
// npm run eval -- --kept      the same on the held-out workspaces: no rule was tuned on them
// npm run eval -- --remarks   also prints the points, sentences and lines that count against the engine
// With ANTHROPIC_API_KEY set it asks the model several hundred times.
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
const isGiven = (option: string) => process.argv.includes(option);
await evaluate(isGiven("--kept") ? "kept" : "tune", isGiven("--remarks"));
// A timer of PostgreSQL in PGlite would keep the process alive for up to a minute.
process.exit();
