import { expect, test } from "vitest";
import { isEntryForLater } from "@/lib/ai/reading/sentences/put-off";
import { isOpenMatter } from "@/lib/text/plain-statement";

test.each([
  "❓ Family plan – TBD, Noor to check with Apple",
  "Family plan: TBD, Noor checks with Apple.",
  "Launch date: TBD (Summer Reading kicks off 7 June 2027)",
  "**Price:** to be decided",
  "The price is TBD.",
  "Starttermin: noch offen",
  "Preis – noch zu klären",
  "Prijs: nog te bepalen",
  "Prix : à définir",
  "価格：未定",
])("open matters: %s has no value yet", (sentence) => {
  expect(isOpenMatter(sentence)).toBe(true);
});

test.each([
  "Fixed: TBD label in the header.",
  "Header: TBD labels are gone.",
  "The price is TBD-free.",
  "Winner: to be decided by a vote of the guests.",
  "The winner is to be decided on the last day.",
  "We agreed: 5 euros, no more TBD.",
  "Rule: to be confirmed within 14 days, else the booking ends.",
  "A mail says: “TBD”.",
  "Decided: pay in June.",
  "Laden: noch offen bis 20 Uhr.",
  "❓ button opens the help.",
  "❓ Can I export? Yes, as a CSV file.",
  "Kasse: offen.",
  "Schritt 3: noch zu klärende Fälle ansehen.",
  "Deur: nog open tot zes uur.",
  "Winkel: open.",
  "Étape 2 : à définir par le client dans le formulaire.",
  "Champ : à confirmer avant le 3 mai par mail.",
  "表示：未定義の値は空にする。",
  "What is to be decided? Nothing.",
  "The field shows what is to be decided.",
  "Filter: to be decided cases come first.",
])("open matters: %s states something", (sentence) => {
  expect(isOpenMatter(sentence)).toBe(false);
});

test.each(["Mobile push: later", "Mobile push – not in v1", "Push: später.", "Push : plus tard"])(
  "put off: the entry %s",
  (entry) => {
    expect(isEntryForLater(entry)).toBe(true);
  },
);

test.each([
  "Payment: later in the day",
  "Guests pay later",
  "Reminder: two days later",
  "Push: not in v1 of the API",
  "Push: now, mail: later",
  "Sooner or later",
  "Rechnung: später als 30 Tage",
  "Button: “Later”",
])("put off: not the entry %s", (entry) => {
  expect(isEntryForLater(entry)).toBe(false);
});
