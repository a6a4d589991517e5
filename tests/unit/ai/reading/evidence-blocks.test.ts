import { expect, test } from "vitest";
import { parseBlocks } from "@/lib/ai/reading/evidence-blocks";

test("evidence blocks: a table's column of mail addresses is left out, and one with other text stays", () => {
  const table =
    "| Score | Email | Contact |\n| --- | --- | --- |\n| 9 | ann@acme.example | ann@acme.example or by phone |\n| 3 | | Bo |";
  expect(parseBlocks(table)).toEqual([
    {
      kind: "table",
      rows: [
        ["Score", "Contact"],
        ["9", "ann@acme.example or by phone"],
        ["3", "Bo"],
      ],
    },
  ]);
});

test("evidence blocks: the properties at the head of an exported page are not its text", () => {
  const page = [
    "# Slots",
    "",
    "Owner: Ann Lee",
    "Status: In progress",
    "Created time: November 2, 2026 4:12 PM",
    "Last edited time: November 2, 2026 4:12 PM",
    "Tags: carrier, portal",
    "Related to Roadmap (Property): ../Roadmap%20Q1%209a1c.md, ../Roadmap%20Q2%209a1d.md",
    "",
    "Carriers call the gatehouse.",
    "",
    "## Problem",
  ].join("\n");
  expect(parseBlocks(page)).toEqual([
    { kind: "heading", level: 1, text: "Slots" },
    { kind: "paragraph", text: "Carriers call the gatehouse." },
    { kind: "heading", level: 2, text: "Problem" },
  ]);
});

test.each([
  "Version du 25/11/2026",
  "Version 1.2",
  "Version 2, draft",
  "*Stand 25.11.2026*",
  "Versie van 25 november 2026",
  "バージョン 3",
])("evidence blocks: the edition of a document is not its text: %s", (line) => {
  expect(parseBlocks(`${line}\n\nCarriers call.\n\n## Problem`)).not.toContainEqual({
    kind: "paragraph",
    text: line.replaceAll("*", ""),
  });
});

test.each(["Version 2 comes in May.", "Version 1.2 has no map", "Standards matter"])(
  "evidence blocks: a sentence about an edition is text: %s",
  (line) => {
    expect(parseBlocks(`${line}\n\nCarriers call.\n\n## Problem`)).toContainEqual({
      kind: "paragraph",
      text: line,
    });
  },
);

test("evidence blocks: a single line with a plus belongs to a sum", () => {
  const sum = "avoirs : 44 par mois\n+ Lipsky 18 000 si on la récupère\npersonne de plus : 9 800";
  expect(parseBlocks(sum)).toEqual([
    {
      kind: "paragraph",
      text: "avoirs : 44 par mois + Lipsky 18 000 si on la récupère. Personne de plus : 9 800",
    },
  ]);
  expect(parseBlocks("+ Ann\n+ Bo")).toMatchObject([{ kind: "list" }]);
});
