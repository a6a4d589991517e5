import { describe, expect, test } from "vitest";
import { reportsResults } from "@/lib/ai/engines/builtin/reported-results";
import { briefFor, initiative, item, readSection } from "./pieces";

const ROWS = "|---|---|\n| 4 | 14 |\n| 9 | 2 |";

describe("results: a note with figures of how it went", () => {
  test.each([
    ["Results at the Leeds plant", `| Month | Mix-ups |\n${ROWS}\n\nJuly was not counted.`],
    ["Ergebnis Werk Celle", `| Monat | Fehler |\n${ROWS}\n\nIm Juli wurde nicht gezählt.`],
    ["Proefresultaten Zwolle", `| Maand | Fouten |\n${ROWS}\n\nIn juli is niet geteld.`],
    ["Résultats de Lille", `| Mois | Erreurs |\n${ROWS}\n\nJuillet n'est pas compté.`],
    ["上田工場の結果(4〜9月)", `| 月 | 取り違え |\n${ROWS}\n\n7月は数えていない。`],
  ])("is under what happened, and before facts of the company: %s", async (title, text) => {
    const evidence = [
      initiative("We tag clothes."),
      item("general_note", title, text),
      item("company_info", "Company", "We are 40 people.", { scope: "workspace" }),
    ];
    const happened = await readSection(briefFor("retrospective", evidence), "What happened");
    expect(happened).toContain("| 14 ");
    const situation = await readSection(briefFor("executive_summary", evidence), "Situation");
    expect(situation).toContain("| 14 ");
    expect(situation.indexOf("| 14 ")).toBeLessThan(situation.indexOf("Company"));
  });

  test.each([
    ["640 tags in use, 9 lost.", "Went well:\n- 31 % fewer trips", "Went badly:\n- 58 broke"],
    ["640 Fühler, 9 verloren.", "Gut lief:\n- 31 % weniger Fahrten", "Schlecht lief:\n- 58 kaputt"],
    ["640 sensoren, 9 kwijt.", "Ging goed:\n- 31 % minder ritten", "Ging slecht:\n- 58 stuk"],
    ["640 capteurs, 9 perdus.", "Bien passé :\n- 31 % de moins", "Mal passé :\n- 58 cassés"],
    ["640枚を使い、9枚を失った。", "良かった点：\n- 31%減った", "悪かった点：\n- 58枚がはがれた"],
  ])("what stands before the first label happened: %s", async (first, well, badly) => {
    const note = item("general_note", "Season", [first, well, badly].join("\n\n"));
    const brief = briefFor("retrospective", [note]);
    expect(await readSection(brief, "What happened")).toContain(first);
    expect(await readSection(brief, "What went well")).toContain("31");
    expect(await readSection(brief, "What went well")).not.toContain("640");
    expect(await readSection(brief, "What went badly")).toContain("58");
  });

  test("a label in another spelling ends what stands before the labels", async () => {
    const text = "よかったこと：取り違えが2件に減った。\n悪かった点：812枚がはがれた。";
    const brief = briefFor("retrospective", [item("general_note", "ふりかえり", text)]);
    expect(await readSection(brief, "What went well")).toContain("2件");
    expect(await readSection(brief, "What happened")).toBe("");
  });

  test.each([
    ["Search results", `| Page | Hits |\n${ROWS}`],
    ["Expected results", `| Month | Mix-ups |\n${ROWS}`],
    ["Key results", "- 40 riders\n- 12 %"],
    ["Erwartetes Ergebnis", `| Monat | Fehler |\n${ROWS}`],
    ["Suchergebnisse", `| Seite | Treffer |\n${ROWS}`],
    ["Umfrageergebnisse", `| Frage | Ja |\n${ROWS}`],
    ["Beoogd resultaat", `| Maand | Fouten |\n${ROWS}`],
    ["Zoekresultaten", `| Pagina | Treffers |\n${ROWS}`],
    ["Résultats attendus", `| Mois | Erreurs |\n${ROWS}`],
    ["Résultats clés", "- 40\n- 12 %"],
    ["期待する結果", `| 月 | 件 |\n${ROWS}`],
    ["検索結果", `| 頁 | 件 |\n${ROWS}`],
    ["Results we need", `| Month | Mix-ups |\n${ROWS}`],
    ["Hoped-for results", `| Month | Mix-ups |\n${ROWS}`],
    ["Ergebnisse der Konkurrenz", `| Monat | Fehler |\n${ROWS}`],
    ["Résultats des concurrents", `| Mois | Erreurs |\n${ROWS}`],
    ["競合の結果", `| 月 | 件 |\n${ROWS}`],
    ["アンケート結果", `| 問 | 件 |\n${ROWS}`],
    ["Results at the Leeds plant", "Ann will send them."],
    ["Ergebnis", "- Ann fragt nach"],
    ["Prices", `| Part | Price |\n${ROWS}`],
    ["Preise", `| Teil | Preis |\n${ROWS}`],
    ["Prijzen", `| Deel | Prijs |\n${ROWS}`],
    ["Tarifs", `| Pièce | Prix |\n${ROWS}`],
    ["部品", `| 部品 | 価格 |\n${ROWS}`],
  ])("but not: %s", (title, text) => {
    expect(reportsResults(item("general_note", title, text))).toBe(false);
  });
});
