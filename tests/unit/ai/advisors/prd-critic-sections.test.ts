import { expect, test } from "vitest";
import { checkAnswer } from "@/lib/ai/advisors/prd-critic/check";
import { applyRules } from "@/lib/ai/advisors/prd-critic/rules";
import { BUILT_IN_TYPES } from "@/lib/document-types/built-in-types";
import { DOCUMENT_TYPES, type DocumentType } from "@/lib/schemas/enums";

function review(text: string, documentType: DocumentType = "prd") {
  const material = {
    subject: { type: "document" as const, id: "documents/1", title: "Gift cards" },
    text,
    evidence: [],
    options: { documentType },
  };
  return checkAnswer(applyRules(material), material).suggestions;
}

const FILLER = Array.from({ length: 7 }, (_, index) => `filler line ${index}`).join("\n");
const MISSING = /^This document has no heading for these sections of its type \(PRD\): /;

test("PRD critic: a page of filler lines has no section and an empty column", () => {
  const found = review(`# Gift cards\n\n${FILLER}\n\n| A | B |\n|---|---|\n| 1 | |\n| 2 | |\n`);
  expect(found.map(({ quote }) => quote)).toEqual(["Gift cards", "| A | B |"]);
  expect(found[0]?.issue).toMatch(MISSING);
  expect(found[0]?.issue).toMatch(/Target users, Goals and success metrics/);
  expect(found[0]?.suggestion).toContain("Problem: Describe the problem as users meet it");
  expect(found[1]?.issue).toBe("The column “B” of this table is empty.");
  expect(review(FILLER)[0]).toMatchObject({ severity: "medium", section: "" });
});

test.each(DOCUMENT_TYPES)("PRD critic: a %s with the headings of its type lacks none", (type) => {
  const text = BUILT_IN_TYPES[type].outline.map(({ heading }) => `## ${heading}\n\nIt says so.`);
  const issues = review(text.join("\n\n"), type).map(({ issue }) => issue);
  expect(issues.filter((issue) => issue.startsWith("This document has no"))).toEqual([]);
});

test.each([
  ["German", "Kurzfassung Problem Zielgruppe Ziele Nicht-Ziele Anforderungen Ablauf"],
  ["Dutch", "Samenvatting Probleem Doelgroep Doelen Niet-doelen Eisen Werkwijze"],
  ["French", "Résumé Problème Utilisateurs Objectifs Exclus Exigences Parcours"],
  ["Japanese", "概要 課題 利用者 目標 範囲外 要件 流れ"],
])("PRD critic: headings in %s are those of sections", (_, headings) => {
  const text = headings.split(" ").map((heading) => `## ${heading}\n\n1.`);
  const [found] = review(text.join("\n\n")).filter(({ issue }) => MISSING.test(issue));
  expect(found?.issue.replace(MISSING, "")).toBe(
    "Constraints and dependencies, Rollout and Open questions and risks.",
  );
  expect(found?.severity).toBe("low");
});

test.each([
  ["a table without an empty column", "| A | B |\n|---|---|\n| 1 | |\n| | 2 |"],
  ["a column without a name", "| A | |\n|---|---|\n| 1 | |"],
  ["a table without rows", "| A | B |\n|---|---|"],
  ["a part of a document", "## Problem\n\nCrews wait.\n\nThey call."],
])("PRD critic: nothing is missing in %s", (_, text) => expect(review(text)).toEqual([]));
