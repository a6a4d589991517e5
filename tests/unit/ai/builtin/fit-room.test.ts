import { describe, expect, test } from "vitest";
import { briefFor, draft, goal, initiative, item, readSection, related } from "./pieces";

const LIST = Array.from({ length: 9 }, (_, index) => `- Step ${index} of nine`).join("\n");
const TABLE = `| Kiln | Cost |\n| --- | --- |\n${Array.from({ length: 9 }, (_, index) => `| Kiln ${index} | ${index} |`).join("\n")}`;
const SENTENCES =
  "The clay dries for nine days. Each firing takes a night. Lids crack if it is too fast. ";

const LABELS = [
  "market_research",
  "user_feedback",
  "general_note",
  "decision",
  "risk",
  "technical_constraint",
  "company_info",
] as const;

const full = [
  initiative("Fire all pots in two electric kilns. Starts on 3 May 2027."),
  ...LABELS.flatMap((label) =>
    Array.from({ length: 8 }, (_, index) =>
      item(label, `Matter ${index} of ${label.replace("_", " ")}`, SENTENCES.repeat(4)),
    ),
  ),
  item("user_feedback", "Interviews", `Nine people.\n\n${LIST}`),
  item("market_research", "Survey", `Nine kilns.\n\n${TABLE}`),
  goal("success_metric", "Fewer cracks", { keyResult: "2 %", baseline: "9 %" }),
  related(
    "business_case",
    "Case for kilns",
    `## Costs\n\n${TABLE}\n\n## Risks\n\n${LIST}\n\n## Recommendation\n\n${SENTENCES.repeat(9)}`,
  ),
];

const countWords = (text: string) =>
  text
    .replaceAll(/\[\^E\d+\]|[|*>#-]/g, " ")
    .split(/\s+/)
    .filter(Boolean).length;

describe("drafts: what fits the room of a section", () => {
  test("an executive summary of a large workspace stays short", async () => {
    const text = await draft(briefFor("executive_summary", full));
    expect(countWords(text)).toBeLessThan(900);
    expect(text.replaceAll(/^>.*$/gm, "").split(/\s+/).length).toBeLessThan(750);
  });

  test("of a section with little room, each label has its turn and the rest is named in one line", async () => {
    const text = await readSection(briefFor("executive_summary", full), "Situation");
    expect(text).toContain("of market research");
    expect(text).toContain("of user feedback");
    expect(text).toMatch(/> Also on record, without their text: .* and \d+ more\./);
  });

  test("a list and a table are cut with a mark", async () => {
    const only = (piece: (typeof full)[number]) => briefFor("executive_summary", [piece]);
    const list = await readSection(
      only(item("user_feedback", "Talks", `Nine.\n\n${LIST}`)),
      "Situation",
    );
    expect(list).toContain("Step 3");
    expect(list).not.toContain("Step 4");
    expect(list).toMatch(/- … \[\^E\d+\]$/);
    const table = await readSection(
      only(item("market_research", "Kilns", `Nine.\n\n${TABLE}`)),
      "Situation",
    );
    expect(table).toContain("Kiln 3");
    expect(table).not.toContain("Kiln 4");
    expect(table).toMatch(/\| … \[\^E\d+\] \|/);
  });

  test("the last entry is not replaced by a mark", async () => {
    const five = LIST.split("\n").slice(0, 5).join("\n");
    const piece = item("user_feedback", "Talks", `Nine.\n\n${five}`);
    const list = await readSection(briefFor("executive_summary", [piece]), "Situation");
    expect(list).toContain("Step 4");
    expect(list).not.toContain("…");
  });

  test("an earlier summary is kept whole", async () => {
    const earlier = related("executive_summary", "Old", `## Situation\n\n${LIST}\n\n${TABLE}`);
    const text = await readSection(briefFor("executive_summary", [earlier]), "Situation");
    expect(text).toContain("Step 8");
    expect(text).toContain("Kiln 8");
  });

  test("a heading and a line that lead to a list without room go with it", async () => {
    const steps = Array.from(
      { length: 4 },
      (_, at) => `- Lid ${at}: a risk. ${SENTENCES.repeat(4)}`,
    );
    const text = `## Risks and rollback\n\nA lid is 9 euros.\n\n### When we stop\n\nWe stop if one of these happens:\n\n${steps.join("\n")}`;
    const brief = briefFor("executive_summary", [related("launch_plan", "Plan", text)]);
    const written = await readSection(brief, "Main risks");
    expect(written).toContain("A lid is 9 euros.");
    expect(written).not.toContain("stop");
  });

  test("an item comes back if there is no room for the quotation that repeats it", async () => {
    const said = "Of 100 firings in the kiln, 9 crack the clay.";
    const piece = item("market_research", "Cracks", said);
    const others = Array.from({ length: 5 }, (_, index) =>
      item("market_research", `Talk ${index}`, SENTENCES.repeat(3)),
    );
    const table = `| Firings in the kiln | Crack the clay | Why |\n| --- | --- | --- |\n| 100 | 9 | ${SENTENCES.repeat(9)} |`;
    const page = related("prd", "Plan", `## Problem\n\n${table}`);
    const brief = briefFor("user_story", [piece, page]);
    expect(await readSection(brief, "Context")).toContain("Items on the same subject: *Cracks*");
    const text = await readSection({ ...brief, evidence: [piece, ...others, page] }, "Context");
    expect(text).not.toContain("| 100 | 9");
    expect(text).toContain(said);
  });
});

describe("drafts: notes to check", () => {
  const note = (index: number) => item("general_note", `Kiln log ${index}`, SENTENCES);
  const remark = (text: string) => item("general_note", text, text);

  test("records are quoted, remarks only counted", async () => {
    const notes = [note(1), remark("Works for me, but not on Friday"), remark("Lost a lid again")];
    const text = await readSection(briefFor("prd", notes), "Problem");
    expect(text).toContain("> - **Kiln log 1.** The clay dries");
    expect(text).toContain("> - Also: 2 more");
    expect(text).not.toContain("Friday");
  });

  test("remarks are quoted if there is nothing else", async () => {
    const text = await readSection(briefFor("prd", [remark("Lost a lid again")]), "Problem");
    expect(text).toContain("> - **Lost a lid again.**");
    expect(text).not.toContain("more");
  });

  test("a summary only names them", async () => {
    const notes = [1, 2, 3, 4, 5].map(note);
    const text = await readSection(briefFor("executive_summary", notes), "Situation");
    expect(text).toMatch(/> - \*Kiln log 5\* \[\^E\d+\], \*Kiln log 4\* .* and 2 more$/);
    expect(text).not.toContain("dries");
  });
});
