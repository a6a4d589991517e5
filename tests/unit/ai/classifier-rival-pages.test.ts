import { expect, test } from "vitest";
import { readRival } from "@/lib/ai/classifier/rival-names";
import { byRules } from "@/tests/support/classified";

const PAGES = {
  en: [
    "Our promise: no setup fee, ever.",
    "We decided to make the base plan free for teams up to 10.",
    "Goal: every team up and running within 10 minutes.",
  ],
  de: [
    "Unser Versprechen: keine Einrichtungsgebühr.",
    "Wir haben entschieden: das Grundpaket bleibt kostenlos.",
    "Ziel: jedes Team startet in 10 Minuten.",
  ],
  nl: [
    "Onze belofte: geen opstartkosten.",
    "We hebben besloten om het basispakket gratis te maken.",
    "Doel: elk team start binnen 10 minuten.",
  ],
  fr: [
    "Notre promesse : aucun frais d'installation.",
    "Nous avons décidé de rendre le forfait de base gratuit.",
    "Objectif : chaque équipe démarre en 10 minutes.",
  ],
  ja: [
    "お客様への約束：初期費用はかかりません。",
    "基本プランを無料にすることに決定しました。",
    "目標：すべてのチームが10分以内に使い始めること。",
  ],
};

test.each([
  ["# Competitor: Shiftly", PAGES.en],
  ["# Shiftly (our main rival)", PAGES.en],
  ["# Competitors\n\n## Shiftly", PAGES.en],
  ["Competitor: Shiftly", PAGES.en],
  ["Shiftly – Pricing", PAGES.en],
  ["https://www.shiftly.com/pricing", PAGES.en],
  ["# Wettbewerber: Shiftly", PAGES.de],
  ["Preise | Shiftly", PAGES.de],
  ["# Concurrent: Shiftly", PAGES.nl],
  ["# Shiftly (concurrent)", PAGES.fr],
  ["Tarifs Shiftly", PAGES.fr],
  ["# 競合：Shiftly", PAGES.ja],
])("rival pages: all below %s is the rival's: %j", (heading, lines) => {
  const { proposals, goals } = byRules([heading, ...lines].join("\n\n"));
  expect(goals).toEqual([]);
  const kept = proposals.filter(({ keep, label }) => keep && label !== "external_link");
  expect(kept.map(({ label }) => label)).toEqual(lines.map(() => "key_competitors"));
  expect(kept.filter(({ title }) => !title.startsWith("Shiftly: "))).toEqual([]);
});

test("rival pages: of a page that nobody calls a rival's, the label is a guess", () => {
  const others = (heading: string) =>
    byRules([heading, ...PAGES.en].join("\n\n")).proposals.map(({ other_label }) => other_label);
  expect(others("Shiftly – Pricing")).not.toContain(null);
  expect(new Set(others("# Competitor: Shiftly"))).toEqual(new Set([null]));
});

test.each([
  ["Our next steps", "# Our next steps"],
  ["what it means for us", "## What this means for us"],
  ["decisions", "## Decisions"],
])("rival pages: a section on %s is ours again", (_, heading) => {
  const page = `# Competitor: Shiftly\n\n${PAGES.en.join("\n\n")}\n\n${heading}\n\nTom fears that small shops will cancel.`;
  const { proposals } = byRules(page);
  expect(proposals.at(-1)?.label).not.toBe("key_competitors");
});

test.each([
  ["Risk: small shops will cancel.", "risk"],
  ["Decision: the base plan stays at 49 euros.", "decision"],
  ["Wir verlieren Kunden an Shiftly.", "risk"],
])("rival pages: what is noted about us keeps its label: %s", (line, label) => {
  const { proposals } = byRules(`# Competitor: Shiftly\n\n${PAGES.en.join("\n\n")}\n\n${line}`);
  expect(proposals.at(-1)?.label).toBe(label);
});

test.each([
  "# Pricing",
  "# Kern Bakery – Pricing",
  "Kestrel – Features",
  "https://docs.kestrel.example/pricing",
])("rival pages: notes of our own below %s stay ours", (heading) => {
  const page = `${heading}\n\nWe decided to keep the price of 49 euros per month.\n\nGoal: 40 shops by June 2027.\n\nThe works council wants to know it first.`;
  const { proposals, goals } = byRules(page);
  expect(goals).toHaveLength(1);
  expect(proposals.map(({ label }) => label)).toContain("decision");
});

test.each([
  "Competitor Analysis",
  "Competitors in Germany",
  "Rivals: Shiftly, Rostrix",
  "Shiftly and Rostrix (competitors)",
  "Competition rules",
  "Concurrent Users",
  "Rival plans for May",
  "Wettbewerber Übersicht",
  "Konkurrenz und Preise",
  "Konkurrenz in Bern",
  "Concurrence déloyale",
  "Concurrentie in Gent",
  "競合調査",
  "競合の料金",
  "競合サービス比較",
  "Kern Bakery",
])("rival pages: %s names no rival", (heading) => {
  expect(readRival(heading)).toBeNull();
});
