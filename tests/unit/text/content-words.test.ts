import { describe, expect, test } from "vitest";
import { createContentReader, extractContentWords } from "@/lib/text/content-words";

const read = createContentReader();
const listPairs = (text: string) => read(text).getPairs();
const stems = (text: string) => [...extractContentWords(text).keys()];

describe("content words: those of a text", () => {
  test.each([
    ["English", "ferry bookings", "booked ferries"],
    ["German", "Bienenkästen schleudern", "ein Bienenkasten beim Schleudern"],
    ["Dutch", "bloemen bezorgen", "de bezorging van een bloem"],
    ["French", "réserver des étals", "la réservation d'un étal"],
    ["Japanese", "窯の温度を記録する", "温度の記録"],
  ])("have one stem in all forms: %s", (_, one, other) => {
    const shared = stems(one).filter((stem) => stems(other).includes(stem));
    expect(shared.length).toBeGreaterThanOrEqual(2);
  });

  test("leave out function words, words common to all plans, and numbers", () => {
    expect(
      stems(
        "The customers want it by 31 December. Die Kunden und wir. Les clients sont ici. 今回の目標は必要。",
      ),
    ).toEqual([]);
  });

  test("are named as in the text", () => {
    expect([...extractContentWords("The Hives of beekeepers").values()]).toEqual([
      "Hives",
      "beekeepers",
    ]);
  });

  test("are found in long texts without spaces", () => {
    expect(extractContentWords("温度".repeat(50_000)).size).toBeLessThan(5);
    expect(extractContentWords("x".repeat(500_000)).size).toBe(0);
  });
});

test.each([
  ["Hold a berth for two hours", ["Hold berth"]],
  ["Export invoices", ["Export invoices"]],
  ["The boat did not fit the berth we got", []],
  ["Within the berth", []],
  ["Das Boot passte nicht an den Liegeplatz", ["Boot passte"]],
])(
  "word pairs: near words, at least one a content word, none a function word: %j",
  (text, pairs) => {
    expect([...listPairs(text).values()].map(({ words }) => words.join(" "))).toEqual(pairs);
  },
);

test("word pairs: have one key in either order", () => {
  const [key] = listPairs("Export invoices").keys();
  expect([...listPairs("The invoices were exported").keys()]).toContain(key);
});
