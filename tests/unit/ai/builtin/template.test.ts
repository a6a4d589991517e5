import { describe, expect, test } from "vitest";
import { draftByRules } from "@/lib/ai/rules-thread";
import { dropUnfinished } from "@/lib/text/cut-text";
import { briefFor, draft, item, readSection, related } from "./pieces";

const PRD =
  "## Summary\n\nMaps for crews.\n\n## Problem\n\nCrews get lost.\n\n## Requirements\n\n1. Pins.\n\n## Rollout\n\nIn May.";
const PAGE = "# Pilot plan Freiburg\n\nSome lines.\n\n## Heading two\n\n- First point";

describe("built-in drafts: the template", () => {
  test.each([
    ["an unrelated page of the type", PAGE],
    ["a page with one heading of the outline", `${PAGE}\n\n## Rollout\n\nIn June.`],
    ["a German page", "# Pilot\n\nZeilen.\n\n## Zweite Überschrift\n\n- Punkt"],
    ["a Dutch page", "# Proef\n\nRegels.\n\n## Tweede kop\n\n- Punt"],
    ["a French page", "# Essai\n\nDes lignes.\n\n## Deuxième titre\n\n- Un point"],
    ["a Japanese page", "# 試行\n\n本文。\n\n## 見出し\n\n- 項目"],
    ["a page without headings", "Freiburg 810, Ulm 640."],
  ])("is not the newest document if that is %s", async (_, page) => {
    const [newest, real] = [related("prd", "Pilot plan", page), related("prd", "Maps", PRD)];
    const lines = (await draft(briefFor("prd", [newest, real]))).split("\n");
    expect(lines[2]).toContain(`already has a document of this type: *Maps* [^${real.ref}]`);
    expect(lines[2]).toContain(`*Pilot plan* [^${newest.ref}]`);
  });

  test.each([
    ["has the same headings", PRD.replace("Maps", "Charts")],
    ["has one section less", PRD.replace(/## Rollout[\s\S]*$/, "")],
    ["has half of the sections", "## Problem\n\nCrews wait.\n\n## Requirements\n\n1. Charts."],
    ["has them in German", "## Problem\n\nSuche.\n\n## Anforderungen\n\n1. Karten."],
    ["has them in Dutch", "## Probleem\n\nZoeken.\n\n## Eisen\n\n1. Kaarten."],
    ["has them in French", "## Problème\n\nPerdus.\n\n## Exigences\n\n1. Cartes."],
    ["has them in Japanese", "## 課題\n\n迷う。\n\n## 要件\n\n1. 地図。"],
  ])("is the newest if it %s", async (_, text) => {
    const [newest, old] = [related("prd", "Charts", text), related("prd", "Maps", PRD)];
    const lines = (await draft(briefFor("prd", [newest, old]))).split("\n");
    expect(lines[2]).toContain(`document of this type: *Charts* [^${newest.ref}]`);
  });

  test("is an approved one, whatever its headings", async () => {
    const [old, page] = [related("prd", "Maps", PRD), related("prd", "Page", PAGE, "approved")];
    expect(await draft(briefFor("prd", [page, old]))).toContain(
      "an approved document of this type: *Page*",
    );
  });
});

test("built-in drafts: an item of two sentences that a list of the template has is written once", async () => {
  const said = "We take the Pro licence from January. Jens orders it by Friday.";
  const [licence, plan] = [
    item("decision", "We take the Pro licence from January", said),
    related("prd", "Maps", `## Requirements\n\n- ${said}\n- Crews see their own pins on the map.`),
  ];
  const text = await readSection(briefFor("prd", [licence, plan]), "Requirements");
  expect(text.match(/orders it by Friday/g)).toHaveLength(1);
  const more = item("decision", "Licence", "We take the Pro licence from January. Ulm waits.");
  expect(await readSection(briefFor("prd", [more, plan]), "Requirements")).toContain("Ulm waits");
});

test.each([
  ["Pins stay. Maps are shown, as long as the ev", "Pins stay."],
  ["Stifte bleiben. Karten werden gezeigt, solange der Aus", "Stifte bleiben."],
  ["- Pins blijven\n- Kaarten zolang de op", "- Pins blijven"],
  ["Les repères restent ! Les cartes tant que le su", "Les repères restent !"],
  ["地図を見せます。記録が続く限", "地図を見せます。"],
  [
    "Pins cost 3.50 each and maps cost nothing as lo",
    "Pins cost 3.50 each and maps cost nothing as…",
  ],
  ["Pins stay.", "Pins stay."],
])("texts: a text that was cut ends with a whole sentence, or at least a word: %s", (text, end) => {
  expect(dropUnfinished(text)).toBe(end);
});

test("built-in drafts: a document that was cut is not quoted to the middle of a word", async () => {
  const plan = {
    ...related("prd", "Maps", "## Requirements\n\n- Pins stay.\n- Maps as long as the ev"),
    isCut: true,
  };
  const text = await draftByRules(briefFor("epic", [plan]));
  expect(text).toContain("Pins stay.");
  expect(text).not.toContain("the ev");
});
