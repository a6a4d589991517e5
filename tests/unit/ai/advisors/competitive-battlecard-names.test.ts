import { describe, expect, test } from "vitest";
import { checkAnswer, createNameTest } from "@/lib/ai/advisors/competitive-battlecard/check";
import { applyRules } from "@/lib/ai/advisors/competitive-battlecard/rules";
import type { Evidence } from "@/lib/ai/evidence";
import type { ContextLabel } from "@/lib/schemas/enums";
import { sampleEvidence } from "@/tests/support/sample-evidence";

const [sample] = sampleEvidence("Arrival updates", "competitive_battlecard");
if (!sample) throw new Error("The sample has no evidence.");
const { ref: _, ...first } = sample;

type Item = [label: ContextLabel, title: string, text: string];

function makeCard(name: string, items: Item[]) {
  const evidence = items.map(
    ([label, title, text], at): Evidence => ({
      ...first,
      type: "context_item",
      ...{ label, title, text, id: `item-${at}`, ref: `E${at + 1}` },
    }),
  );
  const material = {
    subject: { type: "initiative" as const, id: "initiative-1", title: "Arrival updates" },
    text: "",
    evidence,
    options: { competitorName: name },
  };
  return checkAnswer(applyRules(material), material);
}

describe("competitive battlecard: the name", () => {
  const profile: Item = ["key_competitors", "CrewGrid", "CrewGrid: €35 a month, no map"];

  test.each(["Crew Grid", "Crew-Grid", "CrewGrid Inc.", "CrewGrid GmbH", "crew grid"])(
    "is found without spaces, hyphens and legal forms: %s",
    (name) => {
      const card = makeCard(name, [profile]);
      expect(card.competitor_name).toBe(name);
      expect(card.summary).toBe("1 item on CrewGrid, quoted here in its own words.");
      expect(card.weaknesses).toEqual(["No map"]);
    },
  );

  test.each([
    ["Smart AG", "A smart map."],
    ["Crew", "CrewGrid sells a map."],
    ["CrewGrid", "The crew grid is on the wall."],
    ["Grid Co", "CrewGrid Co sells a map."],
    ["-", "A map - and a time."],
  ])("is not found in other words: %s in %j", (name, text) => {
    expect(createNameTest(name)(text)).toBe(name === "-");
  });

  test("counts the items that name it apart from those that are quoted", () => {
    const note: Item = ["general_note", "Trade fair", "CrewGrid had the largest stand."];
    expect(makeCard("CrewGrid", [profile, note]).summary).toBe(
      "2 items name CrewGrid; 1 is quoted here in its own words.",
    );
  });
});

describe("competitive battlecard: a lack of one word", () => {
  const card = (lack: string, ours: string) =>
    makeCard("CrewGrid", [
      ["key_competitors", "CrewGrid", lack],
      ["risk", "Ours", ours],
    ]);

  test.each([
    ["No booking at all, queues of twenty minutes.", "Booked lanes stay empty."],
    ["No parking.", "Parking fees rise."],
    ["No parking.", "Parking is not free on Sundays."],
    ["Kein Parkplatz.", "Der Parkplatz wird teurer."],
    ["Geen parkeerplaats.", "De parkeerplaats wordt duurder."],
  ])("is theirs although a risk of ours shares the word: %s %s", (lack, ours) => {
    expect(card(lack, ours).weaknesses).toEqual([lack]);
  });

  test.each([
    ["No parking.", "We have no parking."],
    ["No parking.", "There is no parking at the rink."],
    ["Kein Parkplatz.", "Wir haben keinen Parkplatz."],
    ["Geen parkeerplaats.", "Wij hebben geen parkeerplaats."],
  ])("is not theirs alone if a risk of ours states it: %s %s", (lack, ours) => {
    expect(card(lack, ours).weaknesses).toEqual([]);
  });
});
