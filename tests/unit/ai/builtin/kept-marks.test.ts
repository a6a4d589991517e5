import { describe, expect, test } from "vitest";
import { assembleDraft } from "@/lib/ai/engines/builtin/draft";
import { groundDraft } from "@/lib/ai/grounding/ground-draft";
import { parseBlocks } from "@/lib/ai/reading/evidence-blocks";
import { briefFor, initiative, item, readSection, related } from "./pieces";

/** Writes a PRD that follows an approved one with some requirements, and gives its requirements. */
async function keep(requirements: string, more = "") {
  const text = `# Plan\n\n## Requirements\n\n${requirements}\n\n## Rollout\n\nIn May.${more}`;
  const plan = related("prd", "Plan", text, "approved");
  const brief = briefFor("prd", [initiative("Light for halls."), plan]);
  const { markdown, statements, grounded, removedReferences } = await groundDraft(
    assembleDraft(brief),
    brief,
  );
  expect([grounded, removedReferences]).toEqual([statements, 0]);
  const [section = ""] = markdown.split("## Requirements\n\n")[1]?.split("\n\n## ") ?? [];
  return section.replaceAll(/(?:\n\n| )\[\^\d+\]/g, "");
}

describe("kept text of a document: its marks stay", () => {
  test.each([
    "Call `GET /lamps` with **two** keys, see [the norm](https://norm.example/n?a=1&b=2).",
    "Die Leuchten melden **zweimal** täglich an `POST /lampen`, siehe [Norm](https://norm.example/din).",
    "De lampen melden *twee keer* per dag, zie [de norm](https://norm.example/nen).",
    "Les lampes répondent **en une seconde**, ~~en dix~~, voir [la norme](https://norm.example/nf).",
    "照明は**一秒以内**に点灯する。`lux`は150。",
    "- **Speed.** Within `0.5 s`",
    "- [ ] Test `lux` in **hall C**",
    "| Who | Sees |\n| --- | --- |\n| **Driver** | `on` |",
    "Press ``a`b`` twice",
    '```json\n{"lux": [150, 200]}\n```',
    "~~~\nlux >= 150\n~~~",
    "````md\n```\ncode\n```\n````",
    "1. Lamp\n    - **cold**\n        - in dust\n2. Switch",
  ])("%j", async (text) => {
    expect(await keep(text)).toBe(text.replaceAll("~~~", "```"));
  });

  test.each([
    ["code that the check would change", "Use `a<b>`", "Use a&lt;b>"],
    ["code with a reference", "Use `[^E1]` here", "Use \\[\\^E1] here"],
    ["an image", "A map![A bike](bike.png)", "A map A bike"],
    ["a link to a page of the site", "See [it](/docs)", "See it"],
    ["a mail address", "See [us](mailto:us@norm.example)", "See us"],
    ["a link with brackets", "See [it](https://norm.example/(x))", "See it"],
    ["words in brackets", "See [a \\[b\\]](https://norm.example/x)", "See a \\[b]"],
    ["stars that mark nothing", "5 * 3 * 2 and a_b_c", "5 \\* 3 \\* 2 and a_b_c"],
    ["HTML", "Use <b>this</b> now", "Use this now"],
    ["a line like a list", "\\- **no** list", "\\- **no** list"],
    ["a line like a number", "1\\. **no** list", "1\\. **no** list"],
    [
      "a bar within code in a cell",
      "| A | B |\n|---|---|\n| `a\\|b` | c |",
      "| A | B |\n| --- | --- |\n| a\\|b | c |",
    ],
    ["code with HTML", "```\nif a < b\n  <p>\n```", "if a &lt; b\\\n&lt;p>"],
    ["empty code", "Text.\n\n```\n```", "Text."],
  ])("unless they are %s", async (_, text, kept) => {
    expect(await keep(text)).toBe(kept);
  });

  test("code within a list stands after its item, and the numbers go on", async () => {
    expect(await keep("1. Run:\n\n   ```sh\n   npm i\n   ```\n\n   Then wait.\n2. Open it")).toBe(
      "1. Run:\n\n```sh\nnpm i\n```\n\nThen wait.\n\n2. Open it",
    );
  });

  test("more rows than an item may have are kept", async () => {
    const rows = Array.from({ length: 45 }, (_, at) => `- Requirement ${at + 1}`).join("\n");
    expect(await keep(rows)).toBe(rows);
  });
});

describe("kept text of a document: footnotes stand in brackets", () => {
  test.each([
    ["Light in 1 s.[^n]", "[^n]: Norm of 2024.", "Light in 1 s (Norm of 2024)."],
    [
      "Licht in 1 s[^1], auch kalt.",
      "[^1]: Norm von 2024",
      "Licht in 1 s (Norm von 2024), auch kalt.",
    ],
    ["Licht in 1 s.[^a]", "[^a]: Norm\n    van 2024.", "Licht in 1 s (Norm van 2024)."],
    [
      "Lumière en 1 s.[^n] Froid aussi.[^n]",
      "[^n]: Norme 2024.",
      "Lumière en 1 s (Norme 2024). Froid aussi.",
    ],
    ["一秒で点灯する。[^注]", "[^注]: 規格二〇二四。", "一秒で点灯する（規格二〇二四）。"],
    ["- Light[^n]", "[^n]: **New** norm | part 2", "- Light (**New** norm \\| part 2)"],
  ])("%j", async (text, definition, kept) => {
    expect(await keep(text, `\n\n${definition}`)).toBe(kept);
  });

  test.each([
    ["a source of a draft", "[^1]: [Call](https://groundwork.example/1), user feedback"],
    ["a note without text", "[^1]:"],
    ["a note of another name", "[^2]: Norm of 2024."],
  ])("unless it is %s", async (_, definition) => {
    expect(await keep("Light in 1 s.[^1]", `\n\n${definition}`)).toBe("Light in 1 s.");
  });

  test("their words do not place the sentence", async () => {
    const text = "## Problem\n\nWe counted halls.[^1]\n\n[^1]: Hall C was left out.";
    const brief = briefFor("prd", [related("prd", "Plan", text)]);
    expect(await readSection(brief, "Problem")).toContain(
      "We counted halls (Hall C was left out).",
    );
    expect(await readSection(brief, "Non-goals")).toBe("");
  });
});

test.each([
  "1. Light\n   - cold\n   - dust\n2. Switch",
  "1. Licht\n    - kalt\n    - Staub\n2. Schalter",
  "1. Licht\n- koud\n- stof\n2. Schakelaar\n- rood",
  "1. Lumière\n  - froid\n  - poussière\n2. Interrupteur\n  - rouge",
  "1. 照明\n\t- 寒さ\n\t- 埃\n2. スイッチ",
  "10. Licht\n    - kalt\n    - Staub\n11. Schalter",
])("lists: bullets below a number stay below it: %j", (text) => {
  const [block] = parseBlocks(text);
  const depths = block?.kind === "list" ? block.items.map(({ depth }) => depth) : [];
  expect(depths.slice(0, 4)).toEqual([0, 1, 1, 0]);
});

test.each([
  ["Send [it](https://a.example/1)\n2. Send [it](https://b.example/2)", "Send it"],
  ["Lamp **on**\n2. Lamp on", "Lamp on"],
  ["Price **low** <b>now</b>", "Price low"],
  ["Wow\\![spec](https://a.example/s)", "spec"],
])(
  "documents: marks are left out where they could be those of other words: %j",
  async (text, said) => {
    const plan = related("prd", "Plan", `## Requirements\n\n1. ${text}\n`);
    const section = await readSection(briefFor("prd", [plan]), "Requirements");
    expect(section).toContain(said);
    expect(section).not.toMatch(/\*\*(?:on|low)|https?:/);
  },
);

test("lists: what stands below a moved bullet moves with it", () => {
  const [block] = parseBlocks("1. Light\n- cold\n    - frost\n2. Switch\n- red");
  const depths = block?.kind === "list" ? block.items.map(({ depth }) => depth) : [];
  expect(depths).toEqual([0, 1, 2, 0, 1]);
});

const ROWS = "| Hall | Cost |\n|---|---|\n| A | 100 |\n| B | 200 |";
describe("tables: they stay below the line that introduces them", () => {
  test.each([
    ["Costs by hall:", "It takes two days."],
    ["Kosten je Halle:", "Der Einbau dauert zwei Tage."],
    ["Kosten per hal:", "De inbouw duurt twee dagen."],
    ["Coûts par salle :", "La pose prend deux jours."],
    ["ホールごとの費用：", "設置に二日かかる。"],
  ])("in a note to check: %s", async (intro, rest) => {
    for (const gap of ["\n", "\n\n"]) {
      const note = item("general_note", "Table", `${intro}${gap}${ROWS}${gap}${rest}`);
      const text = await readSection(briefFor("prd", [note]), "Problem");
      const [before = "", after] = text.split("| Hall | Cost |");
      expect(before).toContain(rest);
      expect(before.split("\n").findLast((line) => line.length > 2)).toContain(intro);
      expect(after).toMatch(/\| B \| 200/);
    }
  });

  test.each([
    "| A |\n|---|\n| 1 |\nrow without a bar",
    "A | B\n--- | ---\n1 | 2\n3 | 4",
    "| A | B |\n|---|---|\n| 1 | 2 |\n| 3 |",
  ])("and a row is no text: %j", (text) => {
    expect(parseBlocks(text).map(({ kind }) => kind)).toEqual(["table"]);
  });

  test.each([
    "| A | B |\n|---|---|\n| 1 | 2 |\nSaid Ann.",
    "A | B\n:-- | --:\n1 | 2\nSagt Ann.",
    "| 名 | 値 |\n|:-:|---|\n| 一 | 二 |\n以上です。",
  ])("and a line of text is no row: %j", (text) => {
    expect(parseBlocks(text).map(({ kind }) => kind)).toEqual(["table", "paragraph"]);
  });
});
