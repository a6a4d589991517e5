import { expect, test } from "vitest";
import { applyRules } from "@/lib/ai/advisors/prioritization/rules";
import type { Evidence } from "@/lib/ai/evidence";
import { goal, item } from "../builtin/pieces";

const rank = (evidence: readonly Evidence[]) =>
  applyRules({
    subject: { type: "initiative", id: "initiative-1", title: "Berths" },
    text: "",
    evidence,
    options: {},
  });

const idea = (title: string, text = "It is new.") => item("feature_idea", title, text);
const DARK = idea("Dark colours", "The screen has dark colours.");

const repeat = (text: string) =>
  Array.from({ length: 9 }, (_, index) => item("user_feedback", `Firm ${index}`, text));

test.each([
  ["Export invoices as PDF", "Can the invoices be exported?"],
  ["Rechnungen exportieren", "Wir möchten unsere Rechnungen endlich exportieren."],
  ["Facturen exporteren", "Wij willen onze facturen zelf exporteren."],
  ["Exporter les factures", "Nous aimerions exporter nos factures."],
  ["請求書の出力", "請求書をまとめて出力したい。"],
])(
  "prioritization: two neighbors of the title count however many items have them: %s",
  (title, text) => {
    const [first] = rank([DARK, idea(title), ...repeat(text)]).items;
    expect(first?.title).toBe(title);
    expect(first?.rationale).toContain("9 items of feedback or research share words with it");
  },
);

test.each([
  ["Show the depth", "Each berth shows the depth next to the boat.", "A berth is free for a boat."],
  [
    "Tiefe zeigen",
    "Die Tiefe am Liegeplatz des Bootes.",
    "Der Liegeplatz war zu klein für das Boot.",
  ],
  [
    "Diepte tonen",
    "De diepte bij de ligplaats van de boot.",
    "De ligplaats was te klein voor de boot.",
  ],
  [
    "Afficher la profondeur",
    "La profondeur au poste du bateau.",
    "Le poste est trop petit pour le bateau.",
  ],
  ["水深の表示", "会員の料金の横に水深を示す。", "会員が料金を払う。"],
])(
  "prioritization: two words of the text count alone only if both are rare: %s",
  (title, text, said) => {
    const call = item("user_feedback", "Call", said);
    const readFirst = (...others: Evidence[]) =>
      rank([idea(title, text), DARK, call, ...others]).items[0]?.rationale;
    expect(readFirst()).toContain("shares words with it: “Call”");
    const notes = ["One", "Two"].map((name) => item("general_note", name, said));
    expect(readFirst(...notes)).toContain(
      "No item of feedback or research shares enough words with it.",
    );
  },
);

test.each([
  ["Hold a berth for two hours", "They want a way to hold a berth until the boat is in.", true],
  ["Hold a berth for two hours", "A berth costs more, and they hold a fair in June.", false],
  ["Hold a berth for two hours", "We reach the next berth within two hours.", false],
  ["Berth chart on the phone", "Many would book a berth by phone.", false],
  ["Berth phone", "Many would book a berth by phone.", true],
  ["All berths at a glance", "On Saturday all berths were full.", false],
  ["Waiting list for full weekends", "They found our support slow at weekends.", false],
  ["Kundenportal am Wochenende", "Am Wochenende ist niemand da.", false],
  ["Wachtlijst voor volle weekenden", "De hulp was traag in het weekend.", false],
  ["Neue Plätze zeigen", "Wir brauchen neue Plätze.", true],
  ["Alle Plätze zeigen", "Gestern waren alle Plätze belegt.", false],
  ["Word counter", "The firm counts the minutes lost.", false],
  ["Word counter", "We need counters at the desk.", true],
  ["Kran zeigen", "Es fehlen Kräne.", true],
  ["Termin verschieben", "Es gibt zu wenige Termine.", true],
  ["Réserver un bateau", "Il manque des bateaux.", true],
])("prioritization: what “%s” shares with “%s”: %j", (title, said, isMention) => {
  // Words that are rare would count alone.
  const others = ["berths", "berth", "Plätze", "Platz", "phones", "phone"].map((word) =>
    item("general_note", word, `About ${word} and ${word}.`),
  );
  const notes = [...others, ...others, ...others].map((note, index) => ({
    ...note,
    id: `${index}`,
  }));
  const { items } = rank([DARK, idea(title), item("user_feedback", "Call", said), ...notes]);
  const rationale = items.find((each) => each.title === title)?.rationale ?? "";
  expect(rationale.includes("shares words with it"), rationale).toBe(isMention);
});

test("prioritization: the customer in both titles is no mention", () => {
  const { items } = rank([
    DARK,
    idea("Tarbet Quay: Scan a ticket", "Scan a ticket at the gate."),
    item("user_feedback", "Tarbet Quay: Wet pontoons", "Tarbet Quay has wet pontoons."),
  ]);
  for (const { rationale } of items)
    expect(rationale).toContain("No item of feedback or research shares enough words with it.");
});

test("prioritization: without feedback, a request of its own comes first, then a goal without a priority", () => {
  const { sequence } = rank([
    DARK,
    idea("Berth on the map"),
    idea("Pay on arrival", "The skipper pays by card. Asked for by Port Ellery."),
    goal("user_outcome", "Every berth on a map"),
  ]);
  expect(sequence).toEqual(["Pay on arrival", "Berth on the map", DARK.title]);
});

test("prioritization: a goal with a priority comes before one without", () => {
  const { sequence } = rank([
    idea("Dark colours"),
    idea("Berth on the map"),
    goal("user_outcome", "Every berth on a map"),
    goal("user_outcome", "Dark colours at night", { priority: 0 }),
  ]);
  expect(sequence).toEqual(["Dark colours", "Berth on the map"]);
});

test.each([
  ["Boat berth photos", "The boat did not fit the berth we got."],
  ["Fotos vom Boot am Liegeplatz", "Das Boot passte nicht an den Liegeplatz."],
  ["Photos du bateau au poste", "Le bateau ne tenait pas au poste."],
])(
  "prioritization: words of a title that are apart in most items are no evidence: %s",
  (title, text) => {
    const { items } = rank([idea(title), DARK, ...repeat(text)]);
    const found = items.find((each) => each.title === title);
    expect(found?.rationale ?? "No item").toMatch(/^No item/);
  },
);

test.each([
  ["A date that we keep, even if it's later", "The invoice comes six weeks later."],
  ["Termine einhalten, auch wenn sie später sind", "Die Rechnung kommt sechs Wochen später."],
  ["Een dag die we halen, ook al is het later", "De rekening komt zes weken later."],
  ["Une date tenue, même plus tard", "La facture vient six semaines plus tard."],
])("prioritization: a word of time alone is no evidence: %s", (title, text) => {
  const { items } = rank([idea(title), DARK, item("user_feedback", "Ann", text)]);
  expect(items.find((each) => each.title === title)?.rationale).toMatch(/^No item/);
});

test.each([
  ["Start earlier", "We want to start earlier."],
  ["Deliver later", "Please deliver later on Fridays."],
  ["Invoices by post", "The invoice comes six weeks later."],
])("prioritization: but words next to it are: %s", (title, text) => {
  const { items } = rank([idea(title), DARK, item("user_feedback", "Ann", text)]);
  expect(items.find((each) => each.title === title)?.rationale).toMatch(/^1 item/);
});
