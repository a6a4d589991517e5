import { describe, expect, test } from "vitest";
import { QuotedText } from "@/lib/ai/engines/builtin/quoted-text";

const isSaid = (text: string, before: string) => {
  const said = new QuotedText();
  said.addText(before);
  return said.has(text);
};

describe("said: a statement with another quantity or negation is no repetition", () => {
  test.each([
    ["The app is always offline.", "The app is never offline."],
    ["Nobody uses the map.", "Everybody uses the map."],
    ["Three pilots are planned.", "Seven pilots are planned."],
    [
      "Crews in Ghent always work offline on Mondays.",
      "Crews in Ghent never work offline on Mondays.",
    ],
    ["Crews in Ghent work offline on Mondays.", "Crews in Ghent don’t work offline on Mondays."],
    ["Die Fahrer nutzen die Karte immer im Lager.", "Die Fahrer nutzen die Karte nie im Lager."],
    ["Alle monteurs gebruiken de kaart dagelijks.", "Geen monteurs gebruiken de kaart dagelijks."],
    ["Les équipes lisent toujours la carte.", "Les équipes lisent jamais la carte."],
  ])("%s / %s", (one, other) => {
    expect(isSaid(one, other)).toBe(false);
    expect(isSaid(other, one)).toBe(false);
  });

  test("the same statement in a longer text is a repetition", () => {
    const text = "Crews in Ghent never work offline on Mondays.";
    expect(isSaid(text, text)).toBe(true);
    expect(
      isSaid(
        text,
        `${text} All vans have two routers, and dispatchers in Antwerp call every driver.`,
      ),
    ).toBe(true);
  });
});
