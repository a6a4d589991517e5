import { describe, expect, test } from "vitest";
import { checkAnswer } from "@/lib/ai/advisors/prioritization/check";
import { PrioritizationFindings } from "@/lib/ai/advisors/prioritization/contract";
import { applyRules } from "@/lib/ai/advisors/prioritization/rules";
import type { Evidence } from "@/lib/ai/evidence";
import type { Material } from "@/lib/ai/inquiry";
import type { ContextLabel } from "@/lib/schemas/enums";
import { sampleEvidence } from "@/tests/support/sample-evidence";

const NO_VOICES = "No item of feedback or research shares enough words with it.";

const about = (initiative: string): Material<unknown> => ({
  subject: { type: "initiative", id: "initiative-1", title: initiative },
  text: "",
  evidence: sampleEvidence(initiative, "prd"),
  options: {},
});

function byRules(material: Material<unknown>) {
  return PrioritizationFindings.parse(checkAnswer(applyRules(material), material));
}

/** Items of these labels, titles and texts, and one goal. */
function makeEvidence(...items: [ContextLabel, string, string][]): Evidence[] {
  return items.map(([label, title, text], index) => ({
    type: "context_item" as const,
    ref: `E${index + 1}`,
    id: `item-${index}`,
    label,
    title,
    text,
    scope: "initiative" as const,
    isCut: false,
    contentHash: "",
    createdAt: new Date(0),
    url: `https://groundwork.example/${index}`,
  }));
}
const ranked = (evidence: Evidence[]) => byRules({ ...about("Arrival updates"), evidence });

const EXPORT = [
  "feature_idea",
  "Export invoices to the ledger",
  "Send invoices to Exact.",
] as const;
const DARK = ["feature_idea", "Dark mode for night shifts", "A dark screen at night."] as const;

describe("prioritization: the rules", () => {
  test("rank only ideas, by the feedback and research that mention them, without a number", () => {
    const { items, sequence, summary } = ranked(
      makeEvidence(
        [...DARK],
        [...EXPORT],
        ["user_feedback", "Bakkerij Mol", "We retype invoices into the ledger each Friday."],
        ["user_feedback", "Praise for the app", "The app is great."],
        ["risk", "Ledger invoices get lost", "Invoices may not reach the ledger."],
        ["market_research", "Ledgers in use", "81% of bakeries send invoices from a ledger."],
      ),
    );
    expect(sequence).toEqual([EXPORT[1], DARK[1]]);
    expect(items.map(({ title }) => title)).toEqual(sequence);
    for (const { reach, impact, confidence, effort, score } of items) {
      expect([reach, impact, confidence, effort, score]).toEqual([null, null, null, null, null]);
    }
    expect(summary).toContain(`First of 2 feature ideas: “${EXPORT[1]}”.`);
    expect(items[0]?.rationale).toBe(
      "2 items of feedback or research share words with it: “Bakkerij Mol” (invoices, ledger: “We retype invoices into the ledger each Friday.”); “Ledgers in use” (invoices, ledger, Send: “81% of bakeries send invoices from a ledger.”).",
    );
    expect(items[1]?.rationale).toBe(NO_VOICES);
  });

  test("find nothing in common in the name of a customer before both titles", () => {
    const { items } = ranked(
      makeEvidence(
        [...DARK],
        ["feature_idea", "Bakkerij Mol: Scan flour sacks", "Scan flour sacks."],
        ["user_feedback", "Bakkerij Mol: Trays arrive wet", "Trays arrive wet."],
      ),
    );
    for (const { rationale } of items) expect(rationale).toContain(NO_VOICES);
  });

  test("do not share words by the name of their speaker", () => {
    const { items } = ranked(
      makeEvidence(
        [...DARK],
        ["feature_idea", "Priya Nair: Scan flour sacks", "Priya Nair: Scan flour sacks."],
        ["user_feedback", "Priya Nair: Trays arrive wet", "Priya Nair: Trays arrive wet."],
      ),
    );
    for (const { rationale } of items) expect(rationale).toContain(NO_VOICES);
  });

  test("count what a sheet counts, and say how many items are not quoted", () => {
    const evidence = makeEvidence(
      [...DARK],
      [...EXPORT],
      ...["Mol", "Vos", "Bos", "Dam"].map((name): [ContextLabel, string, string] => [
        "user_feedback",
        `Bakkerij ${name}`,
        "We retype invoices into the ledger.",
      ]),
      ["user_feedback", "Night shift", "The dark screen blinds us."],
    ).map((piece) =>
      piece.type === "context_item" && piece.title === "Night shift"
        ? { ...piece, mentions: 31 }
        : piece,
    );
    const { items, summary } = ranked(evidence);
    expect(summary).toContain(`“${DARK[1]}”. The order follows`);
    expect(summary).toContain("with the mentions that a sheet counts");
    expect(items[0]?.rationale).toContain("1 item of feedback or research (31 mentions) shares");
    expect(items[1]?.rationale).toMatch(/^4 items of .*; and 1 other\.$/);
  });

  test("name every idea with the same rank as the first", () => {
    const third = ["feature_idea", "Barcode scanner", "Scan flour sacks."] as const;
    const { summary } = ranked(
      makeEvidence(
        [...DARK],
        [...EXPORT],
        [...third],
        ["user_feedback", "Bakkerij Mol", "We retype invoices into the ledger each Friday."],
        ["user_feedback", "Stock clerk", "A scanner for flour sacks would help."],
      ),
    );
    expect(summary).toContain(
      `First of 3 feature ideas: “${EXPORT[1]}” and “${third[1]}”, level with each other.`,
    );
  });

  test.each([
    ["no idea", [["risk", "Late", "It may be late."]], "Nothing to rank."],
    ["one idea", [[...DARK]], "Too little to rank: one feature idea"],
    [
      "ideas that nothing tells apart",
      [[...DARK], [...EXPORT]],
      "Too little to rank: no feedback, research or goal",
    ],
  ] satisfies [string, [ContextLabel, string, string][], string][])(
    "say that there is too little to rank: %s",
    (_, items, beginning) => {
      const findings = ranked(makeEvidence(...items));
      expect(findings.summary.startsWith(beginning)).toBe(true);
      expect(findings.sequence).toEqual([]);
    },
  );

  test("find no mention by dates and by words that occur everywhere", () => {
    const { items } = ranked(
      makeEvidence(
        [...DARK],
        ["feature_idea", "New plan on 31 December", "People start the week with a new plan."],
        ["user_feedback", "Petra", "On 31 December people start to plan the next week."],
      ),
    );
    for (const { rationale } of items) expect(rationale).toContain(NO_VOICES);
  });

  test.each([
    [
      "German",
      "Rechnungen exportieren",
      "Die Rechnungen werden nicht mehr von Hand getippt.",
      "Rechnungen",
    ],
    [
      "French",
      "Exporter les factures",
      "Les factures sont dans la comptabilité pour nous.",
      "factures",
    ],
    [
      "Dutch",
      "Facturen exporteren",
      "De facturen worden niet meer met de hand ingevoerd.",
      "Facturen",
    ],
    ["Japanese", "請求書の出力", "請求書を会計ソフトに手で入力している。", "請求"],
  ])("compare an idea with feedback in %s", (_, title, text, word) => {
    const { items } = ranked(
      makeEvidence(["feature_idea", title, text], [...DARK], ["user_feedback", "Call", text]),
    );
    expect(items[0]?.title).toBe(title);
    expect(items[0]?.rationale).toContain(word);
  });

  test("compare nothing with an idea in a language that is not read, and say so", () => {
    const text = "Las facturas se envían con el libro del mes.";
    const { items } = ranked(
      makeEvidence(["feature_idea", "Facturas", text], [...DARK], ["user_feedback", "Call", text]),
    );
    const rationale = items.find(({ title }) => title === "Facturas")?.rationale;
    expect(rationale).toContain("a language that these rules do not read");
  });

  test.each([
    "Wunsch aus Kiel. Bewusst ausgeklammert, eigenes Vorhaben.",
    "Uit Gent. Afgewezen in mei.",
    "Demandé par Lyon. Écarté en juin.",
    "今回の更新には含めない。",
    "見送り。2028年以降に別の企画とする。",
    "Doen we niet: de statuten staan het niet toe.",
    "Hors sujet ici : à négocier en 2028.",
    "Auf Eis gelegt, nicht vor 2028.",
    "On hold until 2028.",
  ])("leave out an idea that says so in another language: %s", (text) => {
    const { items } = ranked(makeEvidence([...DARK], ["feature_idea", "Idea", text]));
    expect(items.map(({ title }) => title)).toEqual([DARK[1]]);
  });

  test("leave out an idea that says that it is done, and quote it", () => {
    const { items, summary } = byRules(about("Smarter daily routes"));
    expect(items).toEqual([]);
    expect(summary).toContain("“Pinned visits”, which says “Shipped in the first version.”");
  });

  test.each([
    ["It will be shipped in the spring.", 1],
    ["We considered a bill for each message and rejected that.", 1],
    ["It was not ruled out.", 1],
    ["Show vans. Ruled out by legal on 3 May.", 0],
    ["Show vans. This was rejected in March.", 0],
    ["Show vans. We decided against it.", 0],
    ["Dropped calls are shown too.", 1],
    ["It's a no-brainer, say the drivers.", 1],
    ["It stopped in the tunnel.", 1],
    ["Dropped on 3 May. Too dear.", 0],
    ["We asked twice, and it's a no.", 0],
  ])("leave out an idea only by a statement about itself: %s", (text, count) => {
    expect(ranked(makeEvidence(["feature_idea", "Live map", text])).items).toHaveLength(count);
  });

  test.each([
    ["Show vans. Asked for by 14 depots.", true],
    ["Busse zeigen. Gewünscht von drei Filialen.", true],
    ["Toon busjes. Gevraagd door Femke.", true],
    ["Voir les camions. Demandé par deux agences.", true],
    ["Asked for by nobody so far.", false],
    ["Gewünscht von keinem Kunden.", false],
    ["Demandé par aucun client.", false],
    ["A token is requested by the client.", false],
    ["Dropped calls: rumor says asked for by 40 depots.", false],
  ])("say who asked for an idea, in its own words: %s", (text, isQuoted) => {
    const [item] = ranked(makeEvidence(["feature_idea", "Live map", text])).items;
    expect(item?.rationale.includes("Its own text says: “")).toBe(isQuoted);
  });
});
