import { expect, test } from "vitest";
import { applyRules } from "@/lib/ai/advisors/assumption-map/rules";
import type { Evidence } from "@/lib/ai/evidence";
import { briefFor, draft, item } from "../builtin/pieces";

const listQuotes = (text: string, evidence: readonly Evidence[] = []) =>
  applyRules({
    subject: { type: "document", id: "documents/mapped", title: "A document" },
    text,
    evidence,
    options: { today: "2026-11-20" },
  }).assumptions.map(({ quote }) => quote);

test.each([
  "We believe that drivers read their messages at the gate.",
  "Wir glauben, dass Fahrer ihre Nachrichten an der Schranke lesen.",
  "We denken dat chauffeurs hun berichten bij de slagboom lezen.",
  "Nous pensons que les chauffeurs lisent leurs messages à la barrière.",
])("assumption map: reads what a draft quotes to be checked: %s", async (belief) => {
  const note = item("general_note", "Gate", belief);
  const text = await draft(briefFor("prd", [note]));
  expect(text).toContain("> - ");
  expect(listQuotes(text, [note])).toEqual([expect.stringContaining(belief)]);
});

test("assumption map: reads no other quotation, and not the note itself", () => {
  const belief = "We believe that drivers read their messages at the gate.";
  expect(listQuotes(`> ${belief}\n>\n> - ${belief}\n`)).toEqual([]);
  expect(listQuotes(`> Check before you send: ${belief}\n`)).toEqual([]);
});
