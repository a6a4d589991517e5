import { describe, expect, test } from "vitest";
import { applyRules } from "@/lib/ai/advisors/stakeholder-update/rules";
import type { Audience } from "@/lib/schemas/enums";
import { type goal, item } from "../builtin/pieces";

const update = (evidence: ReturnType<typeof goal>[], audience: Audience = "executive") =>
  applyRules({
    subject: { type: "initiative", id: "1", title: "Deposits" },
    text: "",
    evidence,
    options: { audience, today: "2026-11-21", language: "en" as const },
  });

describe("stakeholder update: executives", () => {
  const listAsks = (title: string, text: string) =>
    update([item("general_note", title, text)]).asks.map((ask) => ask.text);

  test.each([
    [
      "84,000 approved in May.\n+6 scales = 8,700 more. not approved!\nLater.",
      "+6 scales = 8,700 more. not approved!",
    ],
    ["The €8,700 for scales are not yet approved.", "The €8,700 for scales are not yet approved."],
    ["Die 8.700 € sind noch nicht genehmigt.", "Die 8.700 € sind noch nicht genehmigt."],
    ["De € 8.700 zijn nog niet goedgekeurd.", "De € 8.700 zijn nog niet goedgekeurd."],
    ["Budget 92 700 €, pas encore validé.", "Budget 92 700 €, pas encore validé."],
    ["追加の8,700円は未承認。", "追加の8,700円は未承認。"],
    ["Bo would wait. Not decided, Ann has to say.", "Bo would wait. Not decided, Ann has to say."],
    [
      "Bo wartet lieber. Nicht entschieden, Ann muss noch entscheiden.",
      "Bo wartet lieber. Nicht entschieden, Ann muss noch entscheiden.",
    ],
    [
      "Noch nicht entschieden: 5 oder 6. Ann muss es bis 3. Mai sagen.",
      "Noch nicht entschieden: 5 oder 6. Ann muss es bis 3. Mai sagen.",
    ],
    ["Not decided yet: 5 or 6. Ann has to say.", "Not decided yet: 5 or 6. Ann has to say."],
    [
      "Nog niet besloten: 5 of 6. Ann moet het voor 3 mei zeggen.",
      "Nog niet besloten: 5 of 6. Ann moet het voor 3 mei zeggen.",
    ],
    [
      "8,700 for scales. They are not approved yet.",
      "8,700 for scales. They are not approved yet.",
    ],
    ["Not approved yet, the €8,700 for scales.", "Not approved yet, the €8,700 for scales."],
    [
      "8,700 more, not approved. The 84,000 were approved in May.",
      "8,700 more, not approved. The 84,000 were approved in May.",
    ],
    [
      "8,700 more, not approved.\nThe plan for Leeds was approved in May.",
      "8,700 more, not approved.",
    ],
    [
      "8,700 more, not approved. It has to be approved by May.",
      "8,700 more, not approved. It has to be approved by May.",
    ],
    ["Die 8.700 € wurden noch nicht genehmigt.", "Die 8.700 € wurden noch nicht genehmigt."],
  ])("are asked for what waits for them: %s", (text, said) => {
    expect(listAsks("Scales", text)).toEqual([`Decide on “Scales”: “${said}”`]);
  });

  test.each([
    "Orders above €1,000 are red if not approved.",
    "Orders above €1,000 that are not approved stay red.",
    "Bestellungen über 1.000 €, die nicht genehmigt sind, bleiben rot.",
    "84,000 approved in May.",
    "The guest has to say which lid.",
    "Not decided: the lid.",
    "- [x] €8,700 for scales, not approved",
    "12,000 accounts are not approved.",
    "The 84,000 were approved in May. The trip to Oslo is not approved.",
    "84.000 sind genehmigt, die Reise nach Oslo ist nicht genehmigt.",
    "De 84.000 zijn akkoord. De reis naar Oslo is niet goedgekeurd.",
    "Les 84 000 sont accordés, le voyage à Oslo n'est pas approuvé.",
    "84,000円は承認済み、出張は未承認。",
    "€8,700 for scales, not approved.\nUpdate 3 June: approved.",
    "€8,700 for scales, not approved. The board approved it on 3 June.",
    "8.700 für Waagen, nicht genehmigt.\nAm 3. Juni genehmigt.",
    "8.700 voor weegschalen, niet goedgekeurd.\nInmiddels goedgekeurd.",
    "8 700 pour les balances, pas approuvé. Le conseil l'a approuvé le 3 juin.",
    "秤の8,700円は未承認。6月3日に承認された。",
    "The €8,700 for scales were not approved.",
    "Die 8.700 € wurden nicht genehmigt.",
    "De 8.700 werden niet goedgekeurd.",
  ])("are not asked because of: %s", (text) => {
    expect(listAsks("Scales", text)).toEqual([]);
  });

  test("are not asked for a sum that a later item approves", () => {
    const ask = item("general_note", "Scales", "€8,700 for scales, not approved yet.");
    const countAsks = (text: string) => update([ask, item("decision", "Board", text)]).asks.length;
    expect(countAsks("The board approved €8,700.")).toBe(0);
    expect(countAsks("€8,700 are approved.")).toBe(0);
    expect(countAsks("The board approved €84,000.")).toBe(1);
    expect(countAsks("The board approved the plan.")).toBe(1);
    expect(countAsks("The board approved the €8,700 for the pump.")).toBe(1);
    expect(countAsks("The board approved the €8,700 for the scales.")).toBe(0);
    const earlier = item("decision", "Board", "The board approved €8,700.");
    expect(update([earlier, { ...ask, createdAt: new Date() }]).asks).toHaveLength(1);
  });

  test("are asked at once for a line of thousands of sums", () => {
    const started = performance.now();
    expect(listAsks("Scales", "12,000 not approved, ".repeat(5000))).toHaveLength(1);
    expect(performance.now() - started).toBeLessThan(15_000);
  });

  test("read no figure of a note whose money waits for its approval", () => {
    const text = "84,000 approved in May.\n8,700 more for scales: not approved.";
    expect(update([item("general_note", "Money", text)]).highlights).toEqual([]);
    expect(update([item("general_note", "Money", "84,000 approved in May.")]).highlights).toEqual([
      expect.objectContaining({ text: "Money: 84,000 approved in May." }),
    ]);
  });

  test("read the task before who does it and when", () => {
    const text =
      "- [ ] Contract with the mill, Ann + Bo, 8 December 2026\n- [ ] Scans show who was there. Ask the council. Cem, 11 December 2026\n- Start, 20 December 2026";
    expect(update([item("general_note", "To do", text)]).body_markdown).toContain(
      "- To do: Contract with the mill, Ann + Bo, 8 December 2026; Ask the council. Cem, 11 December 2026; Start, 20 December 2026",
    );
  });
});

test.each([
  ["Launch in Norway?", ""],
  ["Launch in Norway?", "Should we go to Norway as well?"],
  ["Gebühr", "Noch nicht entschieden: 5 € oder 6 €. Ann muss es bis 3. Mai sagen."],
  ["Garantie", "À décider."],
  ["色", "緑にするかもしれない。"],
])("stakeholder update: lists nothing undecided as a decision: %s, %s", (title, text) => {
  for (const audience of ["executive", "sales", "engineering", "customer_success"] as const) {
    const { body_markdown } = update([item("decision", title, text)], audience);
    expect(body_markdown).not.toContain(title);
  }
});

describe("stakeholder update: sales", () => {
  const write = (label: "decision" | "risk", text: string) => {
    const { body_markdown, risks } = update([item(label, "Mill", text)], "sales");
    return JSON.stringify([body_markdown, risks]);
  };

  test.each([
    "Koad mills it for €23,500. Two others: 41,000 and 17,900. Ann agrees.",
    "Koad mahlt es für 23.500 €. Zwei andere: 41.000 und 17.900. Ann ist dafür.",
    "Two offers, 41,000 and €17,900. Ann agrees.",
    "No deposit, €20 for groups.",
    "Wir erstatten alles, 20 € ausgenommen.",
    "Refunds are full, €20 fee excluded.",
    "Refunds are full (€20 fee excluded).",
    "Tout est remboursé, 20 € de frais exceptés.",
    "Agreed, €23,500.",
    "We sell it for €49.",
    "We pay €5,000, and Koad mills it.",
  ])("read only the title of a decision that says little without its amount: %s", (text) => {
    expect(write("decision", text)).toContain("- Mill [^");
    expect(write("risk", text)).not.toMatch(/Mill|Ann/);
  });

  test.each([
    ["Koad mills it, €23,500. Two others: 41,000 and 17,900. Ann agrees.", "Koad mills it."],
    ["Koad mahlt es, 23.500 € im Jahr.", "Koad mahlt es."],
    ["Koad maalt het, € 23.500 per jaar.", "Koad maalt het."],
    ["On fait moudre par Koad, 23 500 € HT.", "On fait moudre par Koad."],
    ["コアドに頼む、23万円。", "コアドに頼む。"],
    ["Koad mills it (€1,200 a month) from March.", "Koad mills it from March."],
  ])("read a decision without its amount at the end or in parentheses: %s", (text, said) => {
    expect(write("decision", text)).toContain(`- Mill: ${said} [^`);
  });

  test.each([
    "Koad mills it. Two other quotes: 41,000 and 17,900. Ann agrees.",
    "Koad mahlt es. Zwei andere Angebote: 41.000 und 17.900. Ann ist dafür.",
    "Koad maalt het. Twee andere offertes: 41.000 en 17.900. Ann vindt het goed.",
    "Koad le moud. Deux autres devis : 41 000 et 17 900. Ann est d'accord.",
  ])("do not read the amounts of other offers: %s", (text) => {
    expect(write("decision", text)).toMatch(/Koad (?:le )?m[^"]*Ann/);
    expect(write("decision", text)).not.toMatch(/41.000|17.900/);
  });

  test("read no decision that is outdated, even by its title", () => {
    expect(write("decision", "Koad mills it, €23,500. Superseded by Bo.")).not.toContain("Mill");
  });

  test("read how many members an offer has", () => {
    const text = "Koad mills it. The offer is for 12,000 members.";
    expect(write("decision", text)).toContain("12,000 members");
  });
});
