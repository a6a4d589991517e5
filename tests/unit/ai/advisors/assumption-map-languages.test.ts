import { describe, expect, test } from "vitest";
import { checkAnswer } from "@/lib/ai/advisors/assumption-map/check";
import type { AssumptionMapOptions } from "@/lib/ai/advisors/assumption-map/contract";
import { applyRules } from "@/lib/ai/advisors/assumption-map/rules";
import type { Material } from "@/lib/ai/inquiry";
import { sampleEvidence } from "@/tests/support/sample-evidence";
import { goal as makeGoal } from "../builtin/pieces";

const makeMaterial = (text: string, title = "A document"): Material<AssumptionMapOptions> => ({
  subject: { type: "document", id: "documents/mapped", title },
  text,
  evidence: sampleEvidence("Offline", "prd"),
  options: { today: "2026-11-20" },
});
const mapped = (material: Material<AssumptionMapOptions>) =>
  checkAnswer(applyRules(material), material);

const mapTarget = (
  target: string,
  goal: Parameters<typeof makeGoal>[2],
  title = "Answer tickets",
) =>
  mapped({
    ...makeMaterial(`## Goals\n\n- ${target}\n`),
    evidence: [makeGoal("success_metric", title, goal)],
  }).assumptions[0]?.how_to_test ?? "";

describe("assumption map: a target that a goal on record has", () => {
  test.each([
    [
      "is named with the baseline",
      "60% of tickets are answered within a day",
      "60% within a day",
      true,
    ],
    ["may name both", "From 33% to 60% of tickets answered within a day", "60% within a day", true],
    [
      "is not that of the baseline",
      "33% of tickets are answered within a day",
      "60% within a day",
      false,
    ],
    [
      "is not another figure",
      "80% of tickets are answered within a day",
      "60% within a day",
      false,
    ],
    ["is not about other words", "60% of invoices are printed on paper", "60% within a day", false],
  ])("%s", (_, target, keyResult, isNamed) => {
    const facts = { keyResult, baseline: "33%", timeframe: "30 June 2027" };
    const advice = mapTarget(target, facts);
    expect(advice.includes("has this target, with the baseline “33%”")).toBe(isNamed);
  });

  test("is not the day of its time frame", () => {
    const facts = { keyResult: "12 depots", timeframe: "30 June 2027" };
    expect(mapTarget("30 depots sign by June 2027", facts, "Sign depots")).not.toContain(
      "has this target",
    );
  });
});

test.each([
  ["60 % of Plus by March", "60% of visitor berths booked by June", false],
  ["60 % of Plus customers by June", "60% of visitor berths booked by June", false],
  ["60 % of visitor berths by March", "60% of visitor berths booked by June", false],
  ["60 % of visitor berths by June", "60% of visitor berths booked by June", true],
  ["60 % of visitor berths by June", "60% of visitor berths booked", true],
  ["500 Abos bis Ende Juni", "500 Abos bis Juni", true],
  ["500 Kunden bis Ende Juni", "500 Abos bis Juni", false],
  ["500 abonnementen tegen eind maart", "500 abonnementen tegen juni", false],
  ["500 abonnements d’ici mars", "500 abonnements d’ici juin", false],
  ["3月末までに60%が予約", "6月末までに会員の60%が予約", false],
])("assumption map: the target “%s” is that of the goal “%s”: %j", (target, title, isNamed) => {
  const advice = mapTarget(target, {}, title);
  expect(advice).toContain("add the basis for the number");
  expect(advice.includes("has this target")).toBe(isNamed);
});

describe("assumption map: the rules in five languages", () => {
  test.each([
    "In our view the night ferry fills itself.",
    "Unseres Erachtens kaufen Wanderer lieber kleine Gläser Honig.",
    "Volgens ons kiezen bruidsparen liever voor pioenrozen.",
    "À notre avis, un potier sur deux reviendra en hiver.",
    "Nous sommes convaincus que les élèves paieront d'avance.",
    "会員はきっと窯を夜にも使う。",
    "Assumption: a lift with a thousand cycles wears out in a year.",
    "Annahme: Ein Lift mit tausend Fahrten braucht einen neuen Riegel.",
    "Hypothèse : un ascenseur s'use en un an.",
    "Everybody on the quay has a card to pay with.",
    "Niemand liest vor der Überfahrt den Fahrplan.",
    "Iedereen in de straat kent onze kas.",
    "Tout le monde sait tourner un bol ici.",
  ])("see an opinion, and a claim about all people, without a basis: %s", (sentence) => {
    const { assumptions } = mapped(makeMaterial(`## Background\n\n${sentence}\n`));
    expect(assumptions.map(({ quote }) => quote)).toEqual([sentence]);
  });

  test.each([
    "Niemand heeft de kas gezien.",
    "Personne n'a vu le four.",
    "Nobody boarded without a ticket in July.",
    "Everybody asked said that the kiln is too small.",
    "Niemand hat 2026 mehr als 40 Gläser gekauft.",
  ])("take no count, result or survey answer for an assumption: %s", (sentence) => {
    expect(mapped(makeMaterial(`## Background\n\n${sentence}\n`)).assumptions).toEqual([]);
  });

  test.each(["Assumptions", "What we're assuming", "Annahmen", "Aannames", "Hypothèses", "前提"])(
    "take each sentence under the heading %s for an assumption",
    (heading) => {
      const sentence = "The quay is wide enough for two queues.";
      expect(mapped(makeMaterial(`## ${heading}\n\n${sentence}\n`)).assumptions).toMatchObject([
        { quote: sentence, status: "unvalidated" },
      ]);
    },
  );

  test.each([
    "Der Versand entfällt; das spart 4.000 € im Jahr.",
    "De koelwagen vervalt; dat scheelt € 900 per maand.",
    "Le tri disparaît ; cela économise 12 heures par semaine.",
  ])("see an expected effect of a change: %s", (sentence) => {
    expect(mapped(makeMaterial(`## X\n\n${sentence}\n`)).assumptions).toHaveLength(1);
  });

  const readFirst = (claim: string, title: string, text: string) => {
    const [sample] = sampleEvidence("Offline", "prd").filter(({ type }) => type === "context_item");
    if (!sample) throw new Error("The sample has no item.");
    const letters = {
      ...sample,
      id: "letters",
      ref: "E1",
      label: "market_research" as const,
      ...{ title, text },
    };
    const material = {
      ...makeMaterial(`## Savings\n\n${claim}\n`),
      evidence: [{ ...letters, type: "context_item" as const }],
    };
    return mapped(material).assumptions[0];
  };

  test("name the item about the basis of a claim", () => {
    const claim = "We expect the letters to go, which saves about €18,000 a year.";
    const text = "11,200 letters a year at €1.64 each, €18,400 together.";
    const assumption = readFirst(claim, "Letters", text);
    expect(assumption).toMatchObject({ status: "unvalidated", evidence: [{ title: "Letters" }] });
    expect(assumption?.how_to_test).toContain(`First read “Letters”, which says: “${text}”`);
  });

  test.each([
    [
      "We expect that half of the growers buy a probe.",
      "Growers and a probe",
      "Growers like a probe at €40.",
      "12 of 30 growers have one.",
    ],
    [
      "Wir glauben, dass ein Drittel der Imker Gläser kauft.",
      "Imker und Gläser",
      "Imker kaufen 40 Gläser im Jahr.",
      "31 % der Imker fragen danach.",
    ],
    [
      "Wij verwachten dat de helft van de bloemisten tulpen bestelt.",
      "Bloemisten en tulpen",
      "Bloemisten willen 40 tulpen per keer.",
      "12 van de 30 bloemisten doen het.",
    ],
    [
      "À notre avis, un potier sur dix viendra à l'atelier.",
      "Potiers et atelier",
      "Les potiers ont 40 heures d'atelier.",
      "Venus : 12 potiers sur 30.",
    ],
    [
      "会員の半数はきっと窯を夜に使う。",
      "会員と窯の夜",
      "会員は窯を夜に40回使った。",
      "会員の3割は昼に来る。",
    ],
  ])("quote a share for a share: %s", (claim, title, other, share) => {
    expect(readFirst(claim, title, other)?.evidence).toEqual([]);
    expect(readFirst(claim, title, `${other} ${share}`)?.how_to_test).toContain(
      `First read “${title}”, which says: “${share}”`,
    );
  });

  test("name no item about another measure, or only about the place", () => {
    const target = "We expect that the grey lids of the blue jars close in 20 seconds.";
    expect(readFirst(target, "Jars", "31 of 40 jars were blue.")?.evidence).toEqual([]);
    const belief = "I think most people in Lindau have a kiln.";
    expect(readFirst(belief, "Tea in Lindau", "He waited for the boiler man.")?.evidence).toEqual(
      [],
    );
  });

  test.each([
    ["Naar schatting vervalt de helft van de bezoeken.", 1],
    ["Schätzungsweise entfällt die Hälfte der Besuche.", 1],
    ["An estimated half of the visits are saved.", 1],
    ["D’après nos estimations, la moitié des visites disparaît.", 1],
    ["An estimated half of the visits are saved, based on 40 reports.", 0],
  ])("are claims if they estimate without a basis: %s", (text, count) => {
    expect(readFirst(text, "Kiln", "It is hot.") === undefined).toBe(count === 0);
  });

  test("do not take a currency for the subject of a claim", () => {
    const text = "Winkels betalen 40 euro voor een fiets, boven de 60 euro niet.";
    const claim = "Wij verwachten dat verzekeraars boven de 2.000 euro om sloten vragen.";
    expect(readFirst(claim, "Winkels", text)?.evidence).toEqual([]);
  });
});
