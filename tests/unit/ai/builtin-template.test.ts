import { describe, expect, test } from "vitest";
import { briefFor, draft, related } from "./builtin-pieces";

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
