import { describe, expect, test } from "vitest";
import { checkAnswer } from "@/lib/ai/advisors/assumption-map/check";
import type { AssumptionMapOptions } from "@/lib/ai/advisors/assumption-map/contract";
import { applyRules } from "@/lib/ai/advisors/assumption-map/rules";

import type { Material } from "@/lib/ai/inquiry";
import { sampleEvidence } from "@/tests/support/sample-evidence";

const materialOf = (text: string, title = "A document"): Material<AssumptionMapOptions> => ({
  subject: { type: "document", id: "documents/mapped", title },
  text,
  evidence: sampleEvidence("Offline", "prd"),
  options: { today: "2026-11-20" },
});
const mapped = (material: Material<AssumptionMapOptions>) =>
  checkAnswer(applyRules(material), material);

describe("assumption map: the rules in five languages", () => {
  test.each([
    "In our view the night ferry fills itself.",
    "Unseres Erachtens kaufen Wanderer lieber kleine Gläser Honig.",
    "Volgens ons kiezen bruidsparen liever voor pioenrozen.",
    "À notre avis, un potier sur deux reviendra en hiver.",
    "Nous sommes convaincus que les élèves paieront d'avance.",
    "会員はきっと窯を夜にも使う。",
    "Everybody on the quay has a card to pay with.",
    "Niemand liest vor der Überfahrt den Fahrplan.",
    "Iedereen in de straat kent onze kas.",
    "Tout le monde sait tourner un bol ici.",
  ])("see an opinion, and a claim about all people, without a basis: %s", (sentence) => {
    const { assumptions } = mapped(materialOf(`## Background\n\n${sentence}\n`));
    expect(assumptions.map(({ quote }) => quote)).toEqual([sentence]);
  });

  test.each([
    "Niemand heeft de kas gezien.",
    "Personne n'a vu le four.",
    "Nobody boarded without a ticket in July.",
    "Everybody asked said that the kiln is too small.",
    "Niemand hat 2026 mehr als 40 Gläser gekauft.",
  ])("take a count, a result and what was asked for no assumption: %s", (sentence) => {
    expect(mapped(materialOf(`## Background\n\n${sentence}\n`)).assumptions).toEqual([]);
  });

  test.each(["Assumptions", "What we're assuming", "Annahmen", "Aannames", "Hypothèses", "前提"])(
    "take each sentence under the heading %s for an assumption",
    (heading) => {
      const sentence = "The quay is wide enough for two queues.";
      expect(mapped(materialOf(`## ${heading}\n\n${sentence}\n`)).assumptions).toMatchObject([
        { quote: sentence, status: "unvalidated" },
      ]);
    },
  );

  test.each([
    "Der Versand entfällt; das spart 4.000 € im Jahr.",
    "De koelwagen vervalt; dat scheelt € 900 per maand.",
    "Le tri disparaît ; cela économise 12 heures par semaine.",
  ])("see what is to follow from a change: %s", (sentence) => {
    expect(mapped(materialOf(`## X\n\n${sentence}\n`)).assumptions).toHaveLength(1);
  });

  test("name the item that speaks of what a claim rests on", () => {
    const text = "## Savings\n\nWe expect the letters to go, which saves about €18,000 a year.\n";
    const [sample] = sampleEvidence("Offline", "prd").filter(({ type }) => type === "context_item");
    if (!sample) throw new Error("The sample has no item.");
    const letters = {
      ...sample,
      id: "letters",
      ref: "E1",
      label: "market_research" as const,
      title: "Letters",
      text: "11,200 letters a year at €1.64 each, €18,400 together.",
    };
    const material = {
      ...materialOf(text),
      evidence: [{ ...letters, type: "context_item" as const }],
    };
    const [assumption] = mapped(material).assumptions;
    expect(assumption).toMatchObject({ status: "unvalidated", evidence: [{ title: "Letters" }] });
    expect(assumption?.how_to_test).toContain(
      `First read “Letters”, which says: “${letters.text}”`,
    );
  });
});
