import { expect, test } from "vitest";
import { applyRules as judge } from "@/lib/ai/advisors/launch-readiness/rules";
import { applyRules as review } from "@/lib/ai/advisors/prd-critic/rules";
import { applyRules as rank } from "@/lib/ai/advisors/prioritization/rules";
import { launchMaterial } from "@/tests/support/launch-material";
import { item } from "../builtin/pieces";

const subject = { type: "document" as const, id: "documents/read", title: "A document" };

test.each([
  "**Could we start with email reminders only?**",
  "**Können wir** mit E-Mails beginnen?",
  "Kunnen we *alleen met mails* beginnen?",
  "***Peut-on*** commencer par des mails ?",
  "**メールだけで始めますか？**",
])("launch readiness: shows a quotation without marks of emphasis: %s", (text) => {
  const material = launchMaterial("Arrival");
  const evidence = [...material.evidence, item("general_note", "Reminders", text)];
  const { checks } = judge({ ...material, evidence });
  const finding = checks.find(({ area }) => area === "Scope and decisions")?.finding;
  expect(finding).toContain(text.replaceAll("*", ""));
});

test("PRD critic: quotes the marks, but does not write them into its remark", () => {
  const text = "## **Requirements**\n\n**TBD**\n";
  const options = { documentType: "prd" as const };
  const { suggestions } = review({ subject, text, evidence: [], options });
  expect(suggestions[0]?.quote).toContain("TBD");
  for (const { issue, suggestion } of suggestions) expect(issue + suggestion).not.toContain("**");
});

test("prioritization: shows what people said without marks", () => {
  const evidence = [
    item("feature_idea", "Sepia photos", "Sepia photos for the archive."),
    item("feature_idea", "Second till", "A second till."),
    item("user_feedback", "Ann", "I want **sepia photos** of the archive."),
  ];
  const { items } = rank({ subject, text: "", evidence, options: {} });
  expect(items[0]?.rationale).toContain("I want sepia photos of the archive.");
});
