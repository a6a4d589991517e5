import { expect, test } from "vitest";
import { listInitiatives } from "@/lib/domain/initiatives/initiatives";
import { fillSample } from "@/lib/domain/workspace/fill-sample";
import { DOCUMENT_TYPES, type DocumentType } from "@/lib/schemas/enums";
import { sampleWorkspace } from "@/prisma/sample";
import { report, withSection } from "@/scripts/eval/report";
import { scoreDraft, scoreQuotes } from "@/scripts/eval/score-sample";
import { freshDatabase } from "@/tests/support/database";
import { makeWorkspace } from "@/tests/support/factories";

freshDatabase();

/** None of the initiatives is released: documents that look back have little to say yet. */
const MIN_SHARE: Partial<Record<DocumentType, number>> = { release_notes: 0, retrospective: 0.3 };

test("built-in engine: the built-in engine grounds every statement, cites nothing else and quotes exactly", {
  timeout: 90_000,
}, async () => {
  const { caller } = await makeWorkspace();
  await fillSample(caller, sampleWorkspace);
  const { items } = await listInitiatives(caller, { archived: false, limit: 3, offset: 0 });
  expect(items).toHaveLength(3);
  const quotes = [];
  const drafts = [];
  for (const initiative of items) {
    quotes.push(...(await scoreQuotes(caller, initiative)));
    for (const type of DOCUMENT_TYPES) drafts.push(await scoreDraft(caller, initiative, type));
  }
  for (const { initiative, type, ...score } of drafts) {
    expect(score, `${type} of ${initiative}`).toMatchObject({ grounded: 1, removed: 0 });
    expect(score.words, `${type} of ${initiative}`).toBeGreaterThan(100);
    const least = MIN_SHARE[type] ?? 0.5;
    expect(score.slotsUsed / score.slotsPresent, type).toBeGreaterThanOrEqual(least);
  }
  expect(quotes.reduce((sum, { findings }) => sum + findings, 0)).toBeGreaterThan(5);
  for (const { removed } of quotes) expect(removed).toBe(0);
});

test("built-in engine: the page keeps the sections of other engines", () => {
  const score = { initiative: "A", type: "prd" as const, removed: 0, words: 5, seconds: 1 };
  const draft = { ...score, grounded: 0.5, slotsPresent: 4, slotsUsed: 3 };
  const section = report([draft], []);
  expect(section).toContain("| A | prd | 50 % | 3 of 4 | 0 | 5 | 1.00 |");
  const page = withSection("# Title\n\nIntro.\n\n## claude, x\n\nOld.\n", "builtin", section);
  expect(page).toMatch(
    /^# Title\n\nIntro.\n\n## builtin\n\nMedian[\s\S]*\n\n## claude, x\n\nOld.\n$/,
  );
  expect(withSection(page, "claude, x", "New.")).toMatch(/## claude, x\n\nNew.\n$/);
});
