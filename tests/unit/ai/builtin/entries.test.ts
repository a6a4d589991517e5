import { describe, expect, test } from "vitest";
import { markEntries } from "@/lib/ai/reading/entry-lines";
import { briefFor, initiative, item, readSection } from "./pieces";

const read = (evidence: Parameters<typeof briefFor>[1], heading: string) =>
  readSection(briefFor("prd", evidence), heading);

describe("entries: lines of their own are no paragraph", () => {
  test.each([
    ["• Parents with cards\n• Seniors\n• Students", 3],
    ["Who:\n• Parents\n• Seniors", 2],
    ["・保護者\n・学生", 2],
    ["@jonas: third customer\n@priya: Kestrel wants two\n@jonas: one is fine", 3],
    ["“It queues” (Growth)\n“Do not break it” (Finance)\n7 of 11 export", 2],
    ['"I wait." – Ann\n"Me too."', 2],
    ["„Ich warte.“ – Anna\n„Ich auch.“", 2],
    ["« J'attends. » (Anne)\n« Moi aussi. »", 2],
    ["「待つ」（田中）\n「私も」", 2],
  ])("%j", (text, count) => {
    expect(markEntries(text).match(/^- /gm)).toHaveLength(count);
  });

  test.each([
    "@jonas: third customer this week",
    "@jonas thanks\n@priya yes",
    "Mail ann@example.com: she knows\nand bo@example.com: he too",
    '"I wait.',
    '"Fast" is what they say.\nSlow is what we see.',
    '"I do five lifts, I write five reports,\nand two are gone."',
    '"Fast" mode is on\n"Slow" mode is off',
    "One • two • three",
    "Preis • Menge",
    "„Express“ heißt der Tarif.\n„Basis“ heißt der andere.",
    "« Rapide » est le nom du tarif.\n« Lent » aussi.",
    "“Snel” is de naam.\n“Traag” niet.",
    "「速達」は料金の名前。\n「普通」も同じ。",
    "田中・佐藤",
    "・田中・佐藤が担当",
    "```\n• code\n```",
    "- one\n- two",
    "1. one\n2. two",
    "Ann: yes\nBo: no",
    "12:30 lunch\n13:00 work",
  ])("but not %j", (text) => {
    expect(markEntries(text)).toBe(text);
  });

  test("each is a bullet in a draft", async () => {
    const users = item("target_users", "Who", "• Parents\n• Seniors");
    expect(await read([initiative("Holds."), users], "Target users")).toBe(
      `- **Who.** [^${users.ref}]\n    - Parents [^${users.ref}]\n    - Seniors [^${users.ref}]`,
    );
  });
});

describe("entries: blocks of one item keep their order", () => {
  test.each([
    ["| Reason | Deals |\n|---|---|\n| Price | 11 |\n\nSource: our list.", "| Price | 11"],
    ["We agreed:\n\n- one threshold\n\nWhy: it covers most.", "one threshold"],
    ["Wir haben:\n\n- eine Grenze\n\nGrund: das reicht.", "eine Grenze"],
    ["決めたこと：\n\n- 上限は一つ\n\n理由：足りる。", "上限は一つ"],
  ])("%j", async (text, above) => {
    const found = item("market_research", "Review", text);
    const section = await read([initiative("Holds."), found], "Problem");
    const end = text.split("\n\n").at(-1) ?? "";
    expect(section).toContain(end);
    expect(section.indexOf(end)).toBeGreaterThan(section.indexOf(above));
  });

  test("a long text stays above its list", async () => {
    const more = "Drivers wait at the gate for an hour, and nobody calls them. ".repeat(20);
    const found = item("market_research", "Review", `- one\n- two\n\n${more}`);
    const section = await read([initiative("Holds."), found], "Problem");
    expect(section.indexOf("Drivers wait")).toBeLessThan(section.indexOf("- one"));
  });
});
