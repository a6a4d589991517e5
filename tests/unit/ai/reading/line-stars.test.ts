import { expect, test } from "vitest";
import { readLineStars } from "@/lib/ai/reading/line-stars";
import { briefFor, initiative, item, readSection } from "../builtin/pieces";

test.each([
  ["“Brilliant.” ★★★★★", 5],
  ["„Neunmal fotografiert.“ ★★", 2],
  ["★☆☆☆☆ De code kwam te laat", 1],
  ["⭐️⭐️⭐️⭐️⭐️ Great service", 5],
  ["« Code reçu trop tard » ★★", 2],
  ["1/5 「コードが遅い」", 1],
])("stars: %s are %i", (line, stars) => expect(readLineStars(line)).toBe(stars));

test.each([
  "1/5 of the guests pay",
  "We start on 3/5",
  "Start (3/5)",
  "1/5: launch",
  "A ★ marks the favourite",
  "☆☆☆",
  "⭐ Highlight: churn fell to 2 %",
  "Guests mark a stay with a ★",
  "Open: “Export” – 2/5",
])("stars: none in %s", (line) => expect(readLineStars(line)).toBeUndefined());

test.each([
  '"Took my photo nine times. Loved that, not." ★★\n"Simple and great." ★★★★',
  "★★ Took my photo nine times. Great.\n★★★★★ Simple and great.",
])("retrospective: a review with few stars went badly: %j", async (text) => {
  const brief = briefFor("retrospective", [
    initiative("Live since 1 May 2025."),
    item("user_feedback", "Reviews", text),
  ]);
  expect(await readSection(brief, "What went badly")).toContain("nine times");
  const well = await readSection(brief, "What went well");
  expect(well).toContain("Simple and great");
  expect(well).not.toContain("nine times");
});
