import { expect, test } from "vitest";
import type { Evidence } from "@/lib/ai/evidence";
import { groundDraft } from "@/lib/ai/grounding/ground-draft";
import type { DocumentType } from "@/lib/schemas/enums";
import { briefFor, draft, initiative, item } from "./pieces";

async function readAdvice(type: DocumentType, heading: string, pieces: readonly Evidence[]) {
  const brief = briefFor(type, [initiative("Bikes for guests."), ...pieces]);
  const { body } = await groundDraft(await draft(brief), brief);
  const section = body.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? "";
  return section.slice(heading.length).trim();
}

test.each([
  ["What happened", /feature idea|market research/],
  ["What went badly", /risk/],
  ["Why", /decision/],
])(
  "gap advice: a look back, %s, is filled by notes, and not by what it only checks",
  async (heading, unfit) => {
    const advice = await readAdvice("retrospective", heading, []);
    expect(advice).toContain("No evidence was found");
    expect(advice).not.toMatch(unfit);
    expect(advice).toContain("general note");
  },
);

test.each<[DocumentType, string, string]>([
  ["risk_register", "Responses", "labeled risk"],
  ["prd", "Target users", "labeled target users or target market"],
  ["risk_register", "Review", "labeled general note or decision"],
])("gap advice: %s, %s, still names %s", async (type, heading, named) => {
  expect(await readAdvice(type, heading, [])).toContain(named);
});

test("gap advice: an open question is no place to look for a result", async () => {
  const question = "Who pays for the locks?";
  const ask = [item("general_note", question, question)];
  expect(await readAdvice("retrospective", "What went well", ask)).not.toMatch(/Check \*/);
  const told = [item("general_note", "Locks", "From now on, the harbour pays.")];
  expect(await readAdvice("retrospective", "What went well", told)).toContain("Check *Actions*");
});
