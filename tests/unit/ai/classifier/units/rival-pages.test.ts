import { expect, test } from "vitest";
import { readRival } from "@/lib/ai/classifier/names/rival-names";
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
  ["# Wettbewerber: Shiftly", PAGES.de],
  ["# Concurrent: Shiftly", PAGES.nl],
  ["# Shiftly (concurrent)", PAGES.fr],
  ["# 競合：Shiftly", PAGES.ja],
])("rival pages: all below %s is the rival's: %j", (heading, lines) => {
  const { proposals, goals } = byRules([heading, ...lines].join("\n\n"));
  expect(goals).toEqual([]);
  const kept = proposals.filter(({ keep, label }) => keep && label !== "external_link");
  expect(kept.map(({ label }) => label)).toEqual(lines.map(() => "key_competitors"));
  expect(kept.filter(({ title }) => !/^Shiftly ?: /.test(title))).toEqual([]);
});

test("rival pages: buttons and prices make a page, and its labels are no guesses", () => {
  const page =
    "# Competitor: Shiftly\n\nStart free trial\n\n49 euros per month\n\nWe want to be everywhere.";
  const { proposals } = byRules(page);
  expect(proposals.at(-1)).toMatchObject({ label: "key_competitors", other_label: null });
});

test.each(["# Competitor: Shiftly", "Competitor: Shiftly"])(
  "rival pages: notes below %s keep their labels",
  (heading) => {
    const notes = [
      "We decided to stay at 39 euros.",
      "Customers complain that our export is slow.",
      "We want 40 shops by June 2027.",
      "We could offer a free plan.",
    ];
    const { proposals, goals } = byRules([heading, ...notes].join("\n\n"));
    expect(goals).toMatchObject([{ key_result: "40 shops" }]);
    const labels = proposals.map(({ label }) => label);
    for (const label of ["decision", "user_feedback", "feature_idea"])
      expect(labels).toContain(label);
  },
);

test.each([
  "Competitor: Shiftly, cheap but slow support, has an app",
  "Competitor: Shiftly – cheap, slow support",
  "Competitor: TBD",
])("rival pages: above loose notes, %s is no title", (line) => {
  const notes = ["We decided to stay at 39 euros.", "We could offer a free plan.", "Tom is out."];
  const { proposals } = byRules([line, ...notes].join("\n\n"));
  expect(proposals.filter(({ content }) => content.includes(`— ${line}`))).toEqual([]);
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
  "Shiftly – Pricing",
  "# Interview Kern Bakery, uses competitor Shiftly",
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
  "Competition Bern Marathon",
  "Competitor: TBD",
  "Interview Kern Bakery, uses competitor Shiftly",
  "Lost to competitor Shiftly: Kern Bakery",
  "競合調査",
  "競合のニュース",
  "競合のメリット",
  "競合のサイト",
  "競合のカレンダー",
  "競合の料金",
  "競合サービス比較",
  "Kern Bakery",
])("rival pages: %s names no rival", (heading) => {
  expect(readRival(heading)).toBeNull();
});

test.each([
  "Competitor: Shiftly",
  "Competition: Shiftly",
  "Our rival Shiftly has an app",
  "Prices of our rival Shiftly – November",
  "Competitor Shiftly: pricing",
  "Shiftly (our main competitor)",
  "Preise des Wettbewerbers Shiftly",
  "Konkurrenz: Shiftly",
  "Onze concurrent Shiftly",
  "Notre concurrent : Shiftly",
  "競合：Shiftly",
])("rival pages: %s names a rival", (heading) => {
  expect(readRival(heading)).toBe("Shiftly");
});
