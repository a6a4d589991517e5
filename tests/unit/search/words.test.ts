import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countEdits, isOtherForm } from "@/lib/search/corrections";
import { cutSnippet } from "@/lib/search/cut-snippet";
import { isDateWord } from "@/lib/search/date-words";
import { toTsquery } from "@/lib/search/terms";
import { readPlainText, toProse } from "@/lib/search/to-plain-text";
import { splitWords, tokenize } from "@/lib/search/tokens";

describe("words: splitting", () => {
  test.each([
    ["PLAN-1432", "plan 1432 plan1432"],
    ["board-deck-2026-Q2.pdf", "board deck 2026 q 2 q2 pdf boarddeck2026q2pdf"],
    ["api_rate_limit_v2", "api rate limit v 2 v2 apiratelimitv2"],
    ["https://example.com/a", "https example com a examplecoma"],
    ["PDFExport for KPIs", "pdf export pdfexport for kpis"],
    ["OfflineSyncManager", "offline sync manager offlinesyncmanager"],
    ["R&D don’t user's", "r d rd dont users"],
    ["Café Ünïcode ﬁne ＡＰＩ", "cafe unicode uenicode fine api"],
    [
      "Sörensen, Straße, Mu\u0308llerBau",
      "sorensen soerensen straße strasse muller bau mullerbau muellerbau",
    ],
    ["白板保存有问题", "白板 保存 有 问题"],
    ["ﾃｽﾄ計画v2の確認", "てすと 計画 v 2 v2 の 確認"],
    ["l'été, l’e\u0301te\u0301", "ete ete"],
    ["D'engagement, lorsqu’une, l’IA", "engagement une ia"],
    ["j'ai aujourd'hui presqu'île o'clock d'r", "jai aujourdhui presquile oclock dr"],
    ["L'Oréal d'Angers", "oreal loreal angers"],
    ["L’Oréal’s L'Oréal-Luxe", "oreals loreal oreal luxe loreal orealluxe"],
    ["qu'est-ce l'après-vente", "est ce estce apres vente apresvente"],
    ["การนำเข้าข้อมูล", "การนำ เข้า ข้อมูล"],
    ["'; DROP\u0000 TABLE \ud800 --", "drop table"],
    ["£14,500 and 14.500 € and 14’500 and 14\u00a0500 €", "14500 and 14500 and 14500 and 14500"],
    ["1,140.50, then 1.140,50.", "1140 then 1140"],
    ["(10,000), 14,500-15,000 or 1,234,567", "10000 14500 15000 or 1234567"],
    ["3.11.2026, 1,23 and 0.125", "3 11 2026 3112026 月11日3 1 23 and 0 125 0125"],
    ["name,101,230,x v1.234 1.234.5", "name 101 230 x v 1 v1 234 v1234 1 234 5 12345"],
    ["", ""],
  ])("%j has the words %s", (text, words) => {
    expect(splitWords(text).join(" ")).toBe(words);
  });

  test.each([
    ["しわ", ["シワ", "しわが残る", "シャツのしわ", "汚れやしわ"]],
    ["ろっかー", ["ﾛｯｶｰ", "ロッカーの鍵", "ろっかー"]],
    ["かび", ["カビ", "かびが生えた"]],
    ["か", ["10ヶ所", "10カ所", "３ヵ月", "10箇所", "10個所", "数カ月", "10か所"]],
  ])("%s is a word of each spelling %j", (word, texts) => {
    for (const text of texts) expect(splitWords(text), text).toContain(word);
  });

  test.each([
    [
      "月12日11",
      ["12月11日", "2026年12月11日に", "１２月１１日", "12/11", "2026/12/11", "2026-12-11"],
    ],
    ["月12日11", ["11. Dezember", "am 11.12. um zehn", "11.12.2026", "11 decembre", "11-12-2026"]],
    ["月12日11", ["11 December", "December 11, 2026", "11th December", "Dec. 11", "11 décembre"]],
    ["月3日1", ["le 1er mars", "1 maart", "1 March", "3月1日", "01.03.27"]],
    ["月6日30", ["30/06/2027", "06/30/2027"]],
  ])("%s is a word of each spelling of the day %j", (word, texts) => {
    for (const text of texts) expect(splitWords(text), text).toContain(word);
  });

  test.each([
    ["納品は2026年12月11日に東倉庫へ。", "12月11日"],
    ["㈱青木への納品は１２月１１日です。", "１２月１１日"],
  ])("the day of %s stands where it is written", (text, written) => {
    const [day] = tokenize(text).filter(({ word }) => isDateWord(word));
    expect(text.slice(day?.start, day?.end)).toBe(written);
  });

  test("other letters, numbers and words name no day, and are not joined", () => {
    const texts = ["05/06/2027", "version 1.2.3", "3.11 release", "13月40日", "31.13.2026", "12月"];
    const others = ["the 11 people", "5 may call", "11 Decembrists", "11, December", "$11.12 each"];
    for (const text of [...texts, ...others])
      expect(splitWords(text).filter(isDateWord), text).toEqual([]);
    expect(splitWords("書いて、のりを5個入れた").join(" ")).toBe("書 い て の り を 5 個 入れ た");
    expect(splitWords("車を3個所有する")).toContain("個");
    expect(splitWords("コールセンター").join(" ")).toBe("こーる せんたー");
  });

  test("spaces and marks between words make no difference", () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{1,9}$/), { minLength: 1 }), (words) => {
        expect(splitWords(words.join(" ; "))).toEqual(words);
      }),
    );
  });

  test("encoded data is left out", () => {
    expect(splitWords(`a ${"x".repeat(300)} b`)).toEqual(["a", "b"]);
  });
});

describe("words: tokens", () => {
  test("tokens know the positions of words, in identifiers and in scripts without spaces too", () => {
    const text = "See PLAN-7, Café: 白板保存。";
    const shown = tokenize(text).map(({ word, start, end }) => [word, text.slice(start, end)]);
    expect(shown).toEqual([
      ["see", "See"],
      ["plan", "PLAN"],
      ["7", "7"],
      ["plan7", "PLAN-7"],
      ["cafe", "Café"],
      ["白板", "白板"],
      ["保存", "保存"],
    ]);
  });
});

test.each([
  ["road", "road", 0],
  ["road", "raod", 1],
  ["road", "rod", 1],
  ["road", "roads", 1],
  ["road", "load", 1],
  ["penetration", "penetraiton", 1],
  ["abc", "xyz", 3],
  ["", "abc", 3],
])("words: from %j to %j it takes %i edits", (a, b, edits) => {
  expect(countEdits(a, b)).toBe(edits);
  expect(countEdits(b, a)).toBe(edits);
});

test.each([
  ["leasingradern", "leasingrad", true],
  ["leasingradern", "leasingrader", true],
  ["leasingrades", "leasingradern", true],
  ["klanten", "klanter", true],
  ["complained", "complaint", true],
  ["shipmen", "shipment", false],
  ["quarterly", "quarterls", false],
  ["paymentx", "payment", false],
  ["akten", "akte", false],
])("words: whether %j and %j are forms of one word: %j", (a, b, is) => {
  expect(isOtherForm(a, b)).toBe(is);
  expect(isOtherForm(b, a)).toBe(is);
});

test("words: quotes lexemes", () => {
  const term = { lexeme: "it's \\ :*", weight: 1, group: 0, isStop: false };
  expect(toTsquery(term)).toBe("'it''s \\\\ :*'");
});

test("words: reads a text of only spaces and bars in one pass", { timeout: 30_000 }, () => {
  for (const blank of [" ", "\t", "|", "| ", "-", ":"]) {
    readPlainText(`a\n${blank.repeat(200_000)}x`);
  }
});

test.each([
  ["# Plan\n\nThe **bold** [link](https://x.example) `code`.", "The bold link code."],
  ["Read it:\n\n- https://x.example/a\n<https://x.example>\n\nTwice.", "Read it: Twice."],
  ["- one\n- [ ] two\n1. three\n> four", "one; ☐ two; three four"],
  ["* [x] getestet\n  1. [X] geprüft\n+ [ ] offen", "☑ getestet; ☑ geprüft; ☐ offen"],
  [
    "> - [ ] à faire\n- [x](/page) and [ ]\n- [ ]\n[ ] kein Punkt",
    "☐ à faire; x and [ ]; [ ] [ ] kein Punkt",
  ],
  ["| a | b |\n| --- | --- |\n| c | |\n| | d |", "a · b; c; d"],
  ["> One\n>\n> - two\n>\n> > three", "One; two; three"],
  ["```ts\nconst a = 1\n```\n\n~~~~ sql\nb\n~~~~", "const a = 1; b"],
  ["_One_ and __two__ of snake_case, _not", "One and two of snake_case, _not"],
  ["5 \\* 3 \\_ done\\. C:\\x", "5 * 3 _ done. C:\\x"],
  ["Plan\n====\n\n##\n\nRisks\n---\n\nNone.\n\n---\nTwo.", "None. Two."],
  ["See [it][1].\n\n[1]: https://x.example 'It'\n<!-- hidden -->", "See [it][1]."],
  ["Said.[^1]\n\n[^1]: A source", "Said. A source"],
  ["**Target users**\n\nCrews **in cellars.**", "Crews in cellars."],
  ["**Refunds are paid within 30 days**", "Refunds are paid within 30 days"],
  ["**Never store cards**\n**Never email cards**", "Never store cards Never email cards"],
  ["www.example.com/a\n\nTwice.", "Twice."],
  ["About ~60% of **~90 min**, ~€5, 10~20", "About ~60% of ~90 min, ~€5, 10~20"],
  ["5 * 3 = 15, n * k*2* and *one* * card", "5 * 3 = 15, n * k2 and one card"],
  ["* * *\n\n* 5 * a\n* *b* c", "5 * a; b c"],
  ["~~Cash~~ ~~60~~ and ~one~ card", "Cash 60 and one card"],
  ["snake_case <b>stays</b>", "snake_case stays"],
])("words: %j reads as %j", (markdown, text) => {
  expect(readPlainText(markdown).text).toBe(text);
});

test("words: lines of facts at the head of a text are no prose", () => {
  expect(toProse("Owner: Mia\nReviewed: 3 May\n\nCrews lose the signal.")).toBe(
    "Crews lose the signal.",
  );
});

test("words: an excerpt that begins with a task shows its box", () => {
  const before = "☑ Pump painted. ".repeat(9);
  for (const box of ["☐", "☑"])
    for (const lead of [59, 60]) {
      const text = `${before}${`${box} Valve in the cellar`.padEnd(lead, ".")} tested at night`;
      const start = text.indexOf("tested");
      const { snippet } = cutSnippet(text, [{ word: "tested", start, end: start + 6 }]);
      expect(snippet).toMatch(`… ${box} Valve in the cellar`);
    }
});
