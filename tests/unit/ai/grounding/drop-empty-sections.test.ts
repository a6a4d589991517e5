import { expect, test } from "vitest";
import { nameGaps } from "@/lib/ai/grounding/describe-gaps";
import { dropEmptySections } from "@/lib/ai/grounding/drop-empty-sections";
import { writeGapLine } from "@/lib/ai/grounding/gap-line";
import { briefFor, draft, item } from "../builtin/pieces";

const [EMPTY, UNSURE] = [
  writeGapLine(undefined, true, [], "en"),
  writeGapLine(undefined, false, [], "en"),
];

test("empty sections: are left out of a draft, with their notes and the sentence that names them", async () => {
  const brief = briefFor("launch_plan", [item("risk", "Rain", "It may rain. Cause: clouds.")]);
  const text = dropEmptySections(await draft(brief));
  expect(text).toContain("Rain");
  expect(text).toMatch(/^> Assembled without AI from \d+ sources?\./);
  expect(text).not.toMatch(/nothing:/);
});

test.each([
  ["the last one, whose sources stay", `Text.\n\n## A\n\n${EMPTY}\n\n[^1]: [x](y)`, "[^1]: [x](y)"],
  [
    "lines of Windows",
    `Text.\r\n\r\n## A\r\n\r\n${EMPTY} Write it.\r\n\r\n## D\r\n\r\nMore.`,
    "## D",
  ],
  ["a note alone", `${EMPTY}\n\nText of a person.`, "Text of a person."],
  [
    "several",
    `Text.\n\n# A\n\n${EMPTY}\n\n## B\n${EMPTY}\n\n### C\n\n${EMPTY}\n\n# D\n\nMore.`,
    "# D",
  ],
])("empty sections: leaves out %s", (_, markdown, stays) => {
  const text = dropEmptySections(markdown);
  expect(text).toContain(stays);
  expect(text).not.toMatch(/No evidence|# [ABC]/);
});

test.each([
  "Text.\n\n## A\n\n## B\n\nMore.",
  "Text.\n\n## A\n\n> No evidence was found for this section.",
  "Text.\n\n## A\n\n**No evidence was found for this section.** So we asked Ann.",
  "Text.\n\n## A\n\n> **No evidence was found for leaks.**",
  "Text.\n\n## A\n\n> Check before you send: *Rain* [^1].",
  `Text.\n\n## A\n\n${UNSURE}\n\nMore.`,
  `## A\n\n${EMPTY}\n\n## B\n\n${EMPTY}\n\n[^1]: [x](y)`,
  "Text.\n\n2 of 7 sections have nothing: A and B.",
  "> Ann wrote: 2 of 7 sections have nothing: A.",
])("empty sections: leaves as it is %j", (text) => expect(dropEmptySections(text)).toBe(text));

test.each([
  ["text below the note", `## A\n\n${EMPTY}\n\nText.`],
  ["a quotation in the note's block", `Text.\n\n## A\n\n${EMPTY}\n> "Yes."`],
  ["a part with text", `## A\n\n${EMPTY}\n\n### B\n\nText.`],
  ["a table", `Text.\n\n## A\n\n${EMPTY}\n\n| Day |\n| --- |\n| Monday |`],
])("empty sections: keeps a heading with %s", (_, text) => {
  expect(dropEmptySections(text)).toBe(text.replace(`${EMPTY}\n`, ""));
});

test.each([[[]], [["C"]]])("empty sections: keeps what the head says of others: %j", (toCheck) => {
  const head = `> Assembled without AI from 2 sources.`;
  const [, ...others] = nameGaps(["A, e.g. here", "B"], toCheck, 7);
  const gaps = nameGaps(["A, e.g. here", "B"], toCheck, 7).join(" ");
  const rest = "\n>\n> Its text is kept.\n\nText.";
  expect(dropEmptySections(`${head} As drafted, ${gaps}${rest}`)).toBe(
    [head, ...others].join(" ") + rest,
  );
});

test("empty sections: half a million hostile characters are read once, or this test would end by its time limit", () => {
  const [gap, head] = ["> **No evidence was found for this section.**", "> Assembled without AI"];
  for (const text of [
    `Hello\n${gap}${" ".repeat(450_000)}x\ry`,
    `Hello\n${head}${" 1 of 1 section has nothing: .".repeat(15_000)} x`,
    `Hello\n${head} 1 of 1 section has nothing: ${".".repeat(450_000)} x`,
  ])
    expect(dropEmptySections(text)).toContain("Hello");
});
