import { describe, expect, test } from "vitest";
import { checkAnswer } from "@/lib/ai/advisors/assumption-map/check";
import type { AssumptionMapOptions } from "@/lib/ai/advisors/assumption-map/contract";
import { applyRules } from "@/lib/ai/advisors/assumption-map/rules";
import type { Material } from "@/lib/ai/inquiry";
import { sampleWorkspace } from "@/prisma/sample";
import { sampleEvidence } from "@/tests/support/sample-evidence";

const makeMaterial = (text: string, title = "A document"): Material<AssumptionMapOptions> => ({
  subject: { type: "document", id: "documents/mapped", title },
  text,
  evidence: sampleEvidence("Offline", "prd"),
  options: { today: "2026-11-20" },
});
const mapped = (material: Material<AssumptionMapOptions>) =>
  checkAnswer(applyRules(material), material);

describe("assumption map: the rules", () => {
  test.each(
    sampleWorkspace.initiatives.flatMap(({ title, documents }) =>
      documents.map((document) => ({ initiative: title, ...document })),
    ),
  )("map the sample: $title", ({ initiative, title, type, content_markdown }) => {
    const evidence = sampleEvidence(initiative, type);
    const findings = mapped({ ...makeMaterial(content_markdown, title), evidence });
    expect(findings).toMatchObject({ removed_quotes: 0, removed_references: 0 });
    for (const { quote, status, evidence: sources } of findings.assumptions) {
      expect(content_markdown).toContain(quote);
      if (status !== "unvalidated") expect(sources).not.toEqual([]);
    }
  });

  test("distinguish shown claims, claims that a known risk affects, and unknown ones", () => {
    const text = `## Problem

We believe that 23% of visits have no usable connection for more than 60 seconds.
We assume that photos of lift inspections never make reports wait in the queue.
Technicians will probably trust the counter on the home screen.
`;
    const { assumptions, summary } = mapped(makeMaterial(text));
    const found = assumptions.map(({ statement, status, evidence }) => [
      status,
      statement,
      evidence[0]?.title,
    ]);
    expect(found).toEqual([
      [
        "risky",
        "Photos of lift inspections never make reports wait in the queue.",
        "Photos fill the queue",
      ],
      ["unvalidated", "Technicians will probably trust the counter on the home screen.", undefined],
      [
        "validated",
        "23% of visits have no usable connection for more than 60 seconds.",
        "How often visits lose the connection",
      ],
    ]);
    expect(summary).toContain("1 risky, 1 unvalidated and 1 validated");
    expect(assumptions[1]?.how_to_test).toContain(
      "No feedback, research, note or risk in the same words was found.",
    );
  });

  test.each([
    ["Technicians will probably trust the counter.", "1 assumption, unvalidated."],
    [
      "Technicians will probably trust the counter.\nWe believe that crews like the colour blue.",
      "2 assumptions, all unvalidated.",
    ],
  ])("count a status that all have once: %s", (text, counted) => {
    const { summary } = mapped(makeMaterial(`## Problem\n\n${text}\n`));
    expect(summary.startsWith(counted), summary).toBe(true);
  });

  test.each([
    "- 60% of Plus seats by March",
    "- 60 % of Plus seats send updates",
    "- €500,000 of revenue from the add-on",
    "| Target | Value |\n|---|---|\n| Add-on seats | 500 |",
  ])("see a target without a basis: %j", (line) => {
    const { assumptions } = mapped(makeMaterial(`## Targets\n\n${line}\n`));
    expect(assumptions).toHaveLength(1);
    expect(assumptions[0]?.statement).toContain("Its own line gives no basis for the number");
    expect(assumptions[0]).toMatchObject({ status: "unvalidated", evidence: [] });
  });

  test.each([
    "We sell 500 add-on seats by March.",
    "We need 60% of seats on Plus by March.",
    "60 percent of Plus seats send updates by March.",
    "60 % der Plus-Plätze senden bis März.",
    "60% van de Plus-plaatsen verstuurt in maart, uiterlijk tegen april.",
    "60 % des places envoient d'ici mars.",
    "60 % der Plätze senden bis Ende März.",
    "80% of routes, driven by volunteers, are covered by the end of March.",
    "3月までに60%の席が使う。",
    "60%の席が3月末までに使う。",
  ])("see a target in prose without a basis: %j", (line) => {
    const { assumptions } = mapped(makeMaterial(`## Plan\n\n${line}\n`));
    expect(assumptions).toHaveLength(1);
  });

  test.each([
    "- 60% of Plus seats by March, because the pilot reached 71%",
    "- 60% of Plus seats by March, based on the survey of August",
    "- The share rose to 60% by March",
    "- Bis März stieg der Anteil auf 60 %",
    "Im März rechnen wir mit Kosten von 5 % bis 10 % je Platz.",
    "In maart koos 60% tegen de app.",
    "60 % ont répondu avant mars 2027.",
    "La part était de 60 % avant mars 2027.",
    "In May we visit the 3 clinics run by Marta.",
    "The 12 screens designed by Julia are ready in June.",
    "We shipped 3 features by March.",
    "Ann hat 12 Tage Urlaub bis Ende März.",
    "40 % der Besuche finden bis Mittag statt, im Mai auch samstags.",
    "10 Prozent der Kunden zahlen bis zu 20 € im Monat, auch im Mai.",
    "10月は30％まで割引します。",
    "- Is 60% of Plus by March realistic?",
  ])("skip a target with a basis, a result and a question: %j", (line) => {
    expect(mapped(makeMaterial(`## Targets\n\n${line}\n`)).assumptions).toEqual([]);
  });

  test("see dates without a reason, once for a section, but not for dates that are done or have passed", () => {
    const text = `## Phases

- Pilot firms, 1 December 2026
- Everybody, 12 January 2027
- [x] Prices decided, 6 December 2026
- First talks, 3 March 2026
- Germany, March 2027, because the templates need a review
`;
    const { assumptions } = mapped(makeMaterial(text));
    expect(assumptions.map(({ statement }) => statement)).toEqual([
      "“Pilot firms, 1 December 2026” and “Everybody, 12 January 2027”: these dates will hold. Their own lines do not give a reason for the timing.",
    ]);
  });

  test.each([
    ["German", "## Ziele\n\nWir glauben, dass die Kunden 5% mehr zahlen und nicht kündigen."],
    [
      "French",
      "## Objectifs\n\nNous pensons que les clients vont payer 5% de plus pour le service.",
    ],
    ["Dutch", "## Doelen\n\nWij denken dat de klanten niet meer dan 5% van het bedrag betalen."],
    ["Japanese", "## 目標\n\n3月までに60%のお客様が使うと思います。"],
  ])("find the belief in %s", (_, text) => {
    expect(mapped(makeMaterial(text)).assumptions).toMatchObject([
      { quote: text.split("\n\n")[1], status: "unvalidated" },
    ]);
  });

  test("see in a business case the sum that rests on a share, and the income without a basis", () => {
    const text = `## Costs and income

With a defect rate of 3% there is € 119,000 left.

| Item | Amount |
| --- | ---: |
| Moulds | € 84,000 |
| Revenue at 5,000 units | € 615,700 |
| Économies | € 4,000 |
| 29 January | Training of sales, 40 people |

## Rollout

- [ ] Erste Filiale am 18. Januar 2027
- [ ] Zweite Filiale am 1. März, sobald die erste läuft
`;
    expect(mapped(makeMaterial(text)).assumptions.map(({ quote }) => quote)).toEqual([
      "With a defect rate of 3% there is € 119,000 left.",
      "| Revenue at 5,000 units | € 615,700 |",
      "| Économies | € 4,000 |",
      "Erste Filiale am 18. Januar 2027",
    ]);
  });

  test("skip a belief with a footnote, which is its basis", () => {
    const text = `We believe that people give up early.[^a] We believe that nobody calls us.

[^a]: [Tickets](https://example.com)
`;
    expect(mapped(makeMaterial(text)).assumptions.map(({ statement }) => statement)).toEqual([
      "Nobody calls us.",
    ]);
  });

  test.each(["general_note", "target_users"] as const)(
    "find a belief that a draft quotes from an item, which does not prove itself: %s",
    (label) => {
      const material = makeMaterial("We believe that nobody calls the kiln room.[^a]\n");
      const [piece] = material.evidence.filter(({ type }) => type === "context_item");
      if (piece?.type !== "context_item") throw new Error("no item");
      const item = { ...piece, label, text: "We believe that nobody calls the kiln room." };
      expect(mapped({ ...material, evidence: [item] }).assumptions).toMatchObject([
        { statement: "Nobody calls the kiln room.", evidence: [] },
      ]);
    },
  );

  test("take no plain fact or consequence of it for an assumption", () => {
    const text = "The kiln is cold at night, which means that the potters fire it twice a day.";
    expect(mapped(makeMaterial(`## Background\n\n${text}\n`)).assumptions).toEqual([]);
  });

  test("skip requirements, questions, quotations and people's acts", () => {
    const text = `## Requirements

- Customers need a list because it saves them €5 a day.

## Open questions

- Do customers want it because it costs about €5?

## Summary

> Everybody wants it, a customer said.

Ann Lee will tell customers about 5% more because they need it.
`;
    expect(mapped(makeMaterial(text)).assumptions).toEqual([]);
  });

  test.each([
    ["nothing", ""],
    ["no white space", "x".repeat(500_000)],
    ["assumptions only", "We believe users will probably pay 5% more because. ".repeat(9600)],
    ["long names", "users ".repeat(83_000)],
    ["zalgo", "e\u0301\u0327\u0489 ".repeat(100_000)],
  ])("get through hostile text: %s", (_, text) => {
    const { assumptions, removed_quotes } = mapped(makeMaterial(text));
    expect(assumptions.length).toBeLessThanOrEqual(12);
    expect(removed_quotes).toBe(0);
  });
});
