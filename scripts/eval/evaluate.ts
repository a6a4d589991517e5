import { readFileSync, writeFileSync } from "node:fs";
import { engine } from "@/lib/ai/choose-engine";
import { config } from "@/lib/config";
import { closeDatabase } from "@/lib/db/database";
import { listInitiatives } from "@/lib/domain/initiatives/initiatives";
import type { DocumentType } from "@/lib/schemas/enums";
import { report, withSection } from "./report";
import { sampleCaller } from "./sample-caller";
import { type DraftScore, type QuoteScore, scoreDraft, scoreQuotes } from "./score";

const PAGE = "docs/ai-quality.md";
const TYPES: DocumentType[] = ["prd", "business_case", "launch_plan", "risk_register"];

/** Fills a workspace with the sample, scores what the engine makes of it, and writes the page. */
export async function evaluate() {
  const caller = await sampleCaller();
  const { items } = await listInitiatives(caller, { archived: false, limit: 3, offset: 0 });
  const drafts: DraftScore[] = [];
  const quotes: QuoteScore[] = [];
  for (const initiative of items) {
    quotes.push(...(await scoreQuotes(caller, initiative)));
    for (const type of TYPES) drafts.push(await scoreDraft(caller, initiative, type));
  }
  await closeDatabase();
  const { name } = engine();
  const title = name === "claude" ? `claude, ${config().AI_MODEL}` : name;
  const section = report(drafts, quotes);
  writeFileSync(PAGE, withSection(readFileSync(PAGE, "utf8"), title, section));
  console.log(`${title}\n\n${section}\n\nWritten into ${PAGE}.`);
}
