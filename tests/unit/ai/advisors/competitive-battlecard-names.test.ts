import { describe, expect, test } from "vitest";
import { checkAnswer } from "@/lib/ai/advisors/competitive-battlecard/check";
import { createNameTest } from "@/lib/ai/advisors/competitive-battlecard/find-name";
import { applyRules } from "@/lib/ai/advisors/competitive-battlecard/rules";
import type { Evidence } from "@/lib/ai/evidence";
import type { ContextLabel } from "@/lib/schemas/enums";
import { sampleEvidence } from "@/tests/support/sample-evidence";

const [sample] = sampleEvidence("Arrival updates", "competitive_battlecard");
if (!sample) throw new Error("The sample has no evidence.");
const { ref: _, ...first } = sample;

type Item = [label: ContextLabel, title: string, text: string];

const makePiece = ([label, title, text]: Item, at: number): Evidence => ({
  ...first,
  type: "context_item",
  ...{ label, title, text, id: `item-${at}`, ref: `E${at + 1}` },
});

function makeCard(name: string, items: Item[]) {
  const evidence = items.map(makePiece);
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
    ["ACME INC.", "Acme has no map."],
    ["acme inc.", "Acme has no map."],
    ["Servana B.V.", "Servana has no map."],
    ["Best AG", "BEST AG has no map."],
    ["iZettle AG", "iZettle has no map."],
    ["Go To", "GoTo has no map."],
    ["Bank of Tours SA", "The Bank of Tours has no map."],
    ["Servana", "They pay servana."],
  ])("is found in any spelling of a name: %s in %j", (name, text) => {
    expect(createNameTest(name)(text)).toBe(true);
  });

  test.each([
    ["Best AG", "best ag", "The best map.", "We lost to Best in May."],
    ["Planning Corp", "planning corp", "Planning takes an hour.", "Planning: no map."],
    ["Schnell KG", "schnell kg", "Schnell fertig sein.", "Sie zahlen an Schnell."],
    ["Snel B.V.", "snel b.v.", "Snel klaar zijn.", "Ze betalen aan Snel."],
    ["Rapide SAS", "rapide sas", "Rapide et simple.", "Ils paient chez Rapide."],
  ])(
    "that is an ordinary word needs its legal form or its place: %s",
    (name, typed, other, said) => {
      const profile: Item = ["key_competitors", name, "No map."];
      const word: Item = [
        "key_competitors",
        "Market",
        `${other} Also ${name.split(" ")[0]?.toLowerCase()}.`,
      ];
      for (const each of [name, typed]) {
        const card = makeCard(each, [profile, word]);
        expect(card.summary).toBe(`1 item on ${name}, quoted here in its own words.`);
        expect(card.weaknesses).toEqual(["No map."]);
      }
      expect(createNameTest(name)(said)).toBe(true);
    },
  );

  const record = [makePiece(["general_note", "", "Also best, planning and schnell."], 0)];
  test.each([
    ["Best AG", "Best offers a cheaper plan."],
    ["Best AG", "They ask for a fee. Best sells no map."],
    ["Best AG", "- Best charges €20 a month."],
    ["Schnell KG", "Schnell bietet eine Karte."],
  ])("that is an ordinary word is found as the subject of a sale: %s in %j", (name, text) => {
    expect(createNameTest(name, record)(text)).toBe(true);
  });

  test.each([
    ["Best AG", "Best offers in June."],
    ["Best AG", "Best prices are theirs."],
    ["Best AG", "The best offers a map."],
    ["Planning Corp", "Planning takes the whole day."],
    ["Planning Corp", "Planning has the most errors."],
    ["Schnell KG", "Schnell verkauft ist er nicht."],
  ])("that is an ordinary word is not found in other sentences: %s in %j", (name, text) => {
    expect(createNameTest(name, record)(text)).toBe(false);
  });

  test("is not respelled by a verb", () => {
    const verb: Item = ["key_competitors", "Market", "We go to the shop."];
    const card = makeCard("Go To", [verb, ["key_competitors", "GoTo", "GoTo: no map"]]);
    expect(card.summary).toBe("1 item on GoTo, quoted here in its own words.");
  });

  test.each([
    ["Smart AG", "A smart map."],
    ["Best AG", "The best map."],
    ["best ag", "The best map."],
    ["Planning Corp", "Planning takes an hour."],
    ["Go-To", "Go to the shop."],
    ["GoTo Inc.", "We go to the shop."],
    ["Crew", "CrewGrid sells a map."],
    ["CrewGrid", "The crew grid is on the wall."],
    ["Crew Grid", "The crews' grid"],
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

test("competitive battlecard: up to three items that name the competitor under another label are named", () => {
  const titles = [
    "Fear of Velofix",
    "Velofix has a bike",
    "A lost customer",
    "The market",
    "Fairs",
  ];
  const items = titles.map((title): Item => ["risk", title, "Velofix charges 7.90 EUR a month."]);
  expect(makeCard("Velofix", items).summary).toBe(
    "Other items name Velofix, but none labeled key competitors does: “Fear of Velofix”, “Velofix has a bike”, “A lost customer” and 2 others. Give this label to those about Velofix.",
  );
});
