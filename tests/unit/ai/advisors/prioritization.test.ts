import { describe, expect, test } from "vitest";
import { checkAnswer } from "@/lib/ai/advisors/prioritization/check";
import { PrioritizationFindings } from "@/lib/ai/advisors/prioritization/contract";
import { applyRules } from "@/lib/ai/advisors/prioritization/rules";
import type { Evidence } from "@/lib/ai/evidence";
import type { Material } from "@/lib/ai/inquiry";
import type { ContextLabel } from "@/lib/schemas/enums";
import { sampleEvidence } from "@/tests/support/sample-evidence";

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
function evidenceOf(...items: [ContextLabel, string, string][]): Evidence[] {
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
  test("rank ideas alone, by the feedback and research that mention them, without a number", () => {
    const { items, sequence, summary } = ranked(
      evidenceOf(
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
    expect(items[1]?.rationale).toBe(
      "By its words, nothing in the feedback and research was found to speak of it.",
    );
  });

  test("name every idea that is level with the first", () => {
    const third = ["feature_idea", "Barcode scanner", "Scan flour sacks."] as const;
    const { summary } = ranked(
      evidenceOf(
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
    ["ideas that nothing tells apart", [[...DARK], [...EXPORT]], "Too little to rank: no feedback"],
  ] satisfies [string, [ContextLabel, string, string][], string][])(
    "say that there is too little to rank: %s",
    (_, items, beginning) => {
      const findings = ranked(evidenceOf(...items));
      expect(findings.summary.startsWith(beginning)).toBe(true);
      expect(findings.sequence).toEqual([]);
    },
  );

  test("find no mention by dates and by words that stand everywhere", () => {
    const { items } = ranked(
      evidenceOf(
        [...DARK],
        ["feature_idea", "New plan on 31 December", "People start the week with a new plan."],
        ["user_feedback", "Petra", "On 31 December people start to plan the next week."],
      ),
    );
    for (const { rationale } of items) expect(rationale).toContain("nothing in the feedback");
  });

  test.each([
    [
      "German",
      ["Honig mit Etikett", "Das Etikett nennt den Imker und die Wabe."],
      ["Wachs gießen", "Kerzen aus dem Wachs der alten Rahmen."],
      "Auf dem Markt fragen viele nach einem Honigetikett mit dem Namen.",
    ],
    [
      "Dutch",
      ["Boeket laten bezorgen", "De bloemist bezorgt het boeket op het werk."],
      ["Workshop kransen", "Op zaterdag een krans binden in de kas."],
      "Drie bellers vroegen of de bezorging van boeketten ook 's avonds kan.",
    ],
    [
      "French",
      ["Réserver un étal", "L'étal est réservé pour la saison des marchés."],
      ["Cours de tournage", "Un atelier de poterie le samedi."],
      "Deux potiers voulaient des étals réservés pour toute la saison.",
    ],
    [
      "Japanese",
      ["窯の温度を知らせる", "温度が下がると陶芸家に通知する。"],
      ["釉薬の在庫", "釉薬が減ると発注する。"],
      "「夜中に温度が下がって作品が割れた」という声があった。",
    ],
  ] as const)("compare ideas with feedback in %s", (_, wanted, other, said) => {
    const { sequence, items } = ranked(
      evidenceOf(
        ["feature_idea", ...other],
        ["feature_idea", ...wanted],
        ["user_feedback", "Call", said],
      ),
    );
    expect(sequence).toEqual([wanted[0], other[0]]);
    expect(items[0]?.rationale).toContain(`“${said}”`);
  });

  test("compare nothing with an idea in a language that they do not read, and say so", () => {
    const text = "Las facturas se envían con el libro para los socios.";
    const { items } = ranked(
      evidenceOf(["feature_idea", "Facturas", text], [...DARK], ["user_feedback", "Call", text]),
    );
    const rationale = items.find(({ title }) => title === "Facturas")?.rationale;
    expect(rationale).toContain("in a language that these rules do not read");
  });

  test.each([
    "7 of 11 ferry captains asked for it.",
    "5 von den 9 Imkern wollten es.",
    "Gevraagd door 4 van de 6 bloemisten.",
    "Demandé par 3 sur 8 potiers.",
    "陶芸家9人中5人が求めた。",
  ])("quote what an idea counts itself: %s", (text) => {
    const { items } = ranked(evidenceOf(["feature_idea", "Live map", text], [...DARK]));
    expect(items.find(({ title }) => title === "Live map")?.rationale).toContain(`“${text}”`);
  });

  test("quote why an idea is out, where its first sentence is short", () => {
    const text = "見送り。窯の交換が先に必要なため。";
    const { summary } = ranked(evidenceOf([...DARK], ["feature_idea", "二段の窯", text]));
    expect(summary).toContain("窯の交換が先に必要なため。");
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
  ])("leave out what says so in another language: %s", (text) => {
    const { items } = ranked(evidenceOf([...DARK], ["feature_idea", "Idea", text]));
    expect(items.map(({ title }) => title)).toEqual([DARK[1]]);
  });

  test("leave out what says that it is out, and quote it", () => {
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
  ])("leave out only what says so of itself: %s", (text, count) => {
    expect(ranked(evidenceOf(["feature_idea", "Live map", text])).items).toHaveLength(count);
  });
});
