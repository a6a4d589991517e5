import { expect, test } from "vitest";
import { briefFor, draft, item, readSection } from "./pieces";

/** Each newer than those before it. */
const remarks = (label: "decision" | "user_feedback", texts: readonly string[]) =>
  texts.map((text) => item(label, text, text));

const LINES = [
  "Kiln 2 is booked, 3 shelves only",
  "Glaze comes on Friday, so no test on Thursday!!",
  "Kiln 1 stays cold this week",
  "Shelves are too narrow, as Jo said",
  "The crates go to the back door",
  "Lids are stored flat from now on",
  "The van takes 12 crates at most",
];

test("order: a formal decision is quoted before newer remarks", async () => {
  const board = item(
    "decision",
    "Electric kilns in place of gas",
    "Decided 3 Nov by the board. We buy two electric kilns from Ofenbau Ried, 14,800 each.",
  );
  const brief = briefFor("prd", [board, ...remarks("decision", LINES)]);
  const text = await readSection(brief, "Requirements");
  expect(text).toMatch(/^- \*\*Electric kilns in place of gas\.\*\* .*14,800 each/);
  expect(text).toMatch(/without their text: .*\*Kiln 2 is booked/);
});

test.each([
  ["A call of our largest customer", "They fire 400 cups a week. Cold kilns cost them two days."],
  ["Großkunde Brandt", "400 Tassen pro Woche. Kalte Öfen kosten ihn zwei Tage."],
  ["Gesprek met De Kleiput", "400 kopjes per week. Een koude oven kost hen twee dagen."],
  ["Visite chez Terres Rouges", "400 tasses par semaine. Un four froid leur coûte deux jours."],
  ["取引先の窯元", "週に四百個を焼く。窯が冷えると二日を失う。"],
])(
  "order: a note with a title of its own is quoted before newer remarks: %s",
  async (title, text) => {
    const note = item("user_feedback", title, text);
    const brief = briefFor("prd", [note, ...remarks("user_feedback", LINES)]);
    expect(await readSection(brief, "Problem")).toMatch(
      new RegExp(`^- \\*\\*${title}[.。]\\*\\* `),
    );
  },
);

test("order: a text that goes on from its title is no remark", async () => {
  const named = item("user_feedback", "Jo", "Jo waits two days for each firing and loses orders.");
  const brief = briefFor("prd", [named, ...remarks("user_feedback", LINES)]);
  expect(await readSection(brief, "Problem")).toMatch(/^- \*\*Jo\*\* waits/);
});

test("order: among records the newest still comes first", async () => {
  const older = item("decision", "Shelves of steel", "They last longer. The clay ones crack.");
  const newer = item("decision", "Lids in pairs", "Single lids break. The boxes hold two.");
  const text = await draft(briefFor("decision_log", [older, newer]));
  expect(text.indexOf("Lids in pairs")).toBeLessThan(text.indexOf("Shelves of steel"));
});

test("order: a decision log shows a day without a year as it is written", async () => {
  const evidence = [
    item("decision", "Two kilns", "We buy two. The old one leaks.\n\nOrla, 29 Sept"),
    item("decision", "Lids in pairs", "Decided 3 Nov by the board. Single lids break."),
    item("decision", "Steel shelves", "Clay ones crack. They go on 2 May."),
  ];
  const text = await readSection(briefFor("decision_log", evidence), "Decisions at a glance");
  expect(text).toMatch(/Two kilns.* \| 29 Sept \| – \|/);
  expect(text).toMatch(/Lids in pairs.* \| 3 Nov \| the board \|/);
  expect(text).toMatch(/Steel shelves.* \| – \| – \|/);
});
