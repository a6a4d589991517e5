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

test.each(["Assumptions", "Annahmen", "Aannames", "Hypothèses", "前提"])(
  "assumption map: a list below the bold line %s of a draft is read, also with footnotes",
  (heading) => {
    const listed = ["Crews have a phone at hand.", "Half of them use it without a reminder."];
    const note = item("general_note", "Note", `## ${heading}\n\n- ${listed.join("\n- ")}\n`);
    const list = listed.map((each) => `- ${each} [^1]`).join("\n");
    const text = `## Open points\n\n**${heading}** [^1]\n\n${list}\n\nCrews sign a form. [^1]\n\n[^1]: Note\n`;
    expect(listQuotes(text, [note])).toEqual(listed);
    expect(listQuotes(text)).toEqual([]);
    expect(listQuotes(text.replaceAll(" [^1]", "").replaceAll("**", ""))).toEqual([]);
    expect(listQuotes(text.replaceAll(`**${heading}**`, "**Crews**"), [note])).toEqual([]);
  },
);

test.each([
  ["Ann and Bo asked. Le Gall too I think.", []],
  ["Fragt Le Gall auch, glauben wir.", []],
  ["Le Gall will pay for it I think.", ["Le Gall will pay for it I think."]],
  ["We think Le Gall.", ["We think Le Gall."]],
  ["便利だと思う。", ["便利だと思う。"]],
])("assumption map: a name before `I think` is none: %s", (text, quotes) => {
  expect(listQuotes(text)).toEqual(quotes);
});
