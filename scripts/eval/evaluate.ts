import { readFileSync, writeFileSync } from "node:fs";
import { engine } from "@/lib/ai/choose-engine";
import { config } from "@/lib/config";
import { closeDatabase } from "@/lib/db/database";
import { listInitiatives } from "@/lib/domain/initiatives/initiatives";
import type { DocumentType } from "@/lib/schemas/enums";
import { sampleWorkspace } from "@/prisma/sample";
import { fillWorkspace } from "./fill-workspace";
import { report, withSection } from "./report";
import { reportReferences } from "./report-references";
import { type DraftScore, type QuoteScore, scoreDraft, scoreQuotes } from "./score-sample";
import { scoreWorkspace } from "./score-workspace";
import { WORKSPACES } from "./workspaces";

const PAGE = "docs/ai-quality.md";
const TYPES: DocumentType[] = ["prd", "business_case", "launch_plan", "risk_register"];

/**
 * Scores the engine over the sample and over the workspaces with references, and writes the page. `half` chooses the
 * workspaces; with `withRemarks` every point, sentence and line that counts against the engine is printed.
 */
export async function evaluate(half: "tune" | "kept", withRemarks: boolean) {
  const { drafts, quotes } = await scoreSample();
  const scores = [];
  for (const evaluated of WORKSPACES.filter((workspace) => workspace.half === half)) {
    const score = await scoreWorkspace(evaluated).catch((error: unknown) => {
      // A model may refuse one call of a hundred, and the others have been paid for.
      console.error(`${evaluated.workspace.name} is left out:`, error);
      process.exitCode = 1;
    });
    if (!score) continue;
    scores.push(score);
    if (withRemarks) console.log([`\n## ${score.name}`, ...score.remarks].join("\n"));
  }
  await closeDatabase();
  const { name } = engine();
  const title = name === "claude" ? `claude, ${config().AI_MODEL}` : name;
  const section = `${report(drafts, quotes)}\n\n${reportReferences(half, scores)}`;
  writeFileSync(PAGE, withSection(readFileSync(PAGE, "utf8"), `${title}, ${half}`, section));
  console.log(`${title}\n\n${section}\n\nWritten into ${PAGE}.`);
}

async function scoreSample() {
  const caller = await fillWorkspace(sampleWorkspace);
  const { items } = await listInitiatives(caller, { archived: false, limit: 3, offset: 0 });
  const drafts: DraftScore[] = [];
  const quotes: QuoteScore[] = [];
  for (const initiative of items) {
    quotes.push(...(await scoreQuotes(caller, initiative)));
    for (const type of TYPES) drafts.push(await scoreDraft(caller, initiative, type));
  }
  return { drafts, quotes };
}
