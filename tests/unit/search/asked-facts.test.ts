import { expect, test } from "vitest";
import { asksWhen, findAskedFact, findCostVerb } from "@/lib/search/asked-facts";

test.each([
  "when does the pilot start",
  "When will the lamps arrive?",
  "since when is the hall closed",
  "until when do we wait",
  "when pilot?",
  "Wann startet die Probe",
  "bis wann warten wir?",
  "Wanneer begint de proef?",
  "wanneer begint de proef",
  "sinds wanneer is de hal dicht?",
  "Quand commence le pilote",
  "quand est-ce que le pilote commence",
  "depuis quand la salle est-elle fermée ?",
  "試行はいつ始まりますか",
  "いつから使えるか",
  "いつまでに決めるか",
])("asked facts: a query asks for a time: %s", (query) => {
  expect(asksWhen(query)).toBe(true);
});

test.each([
  "when customers cancel",
  "what happens when the lamp breaks",
  "when the lamp breaks, who pays?",
  "whenever it rains",
  "errors when exporting",
  "when in doubt",
  "wann immer es regnet",
  "irgendwann später",
  "wenn der Pilot startet",
  "was passiert dann, wann und wie",
  "wanneer de lamp breekt",
  "wanneer klanten opzeggen",
  "fout wanneer we exporteren",
  "wanneer we stoppen",
  "quand le client annule",
  "quand on exporte",
  "que faire quand la lampe casse",
  "quand même",
  "いつも使う機能",
  "いつか作りたい",
  "いつでも使える",
  "いつまでも待つ",
  "the time of the pilot",
])("asked facts: a query asks for no time: %s", (query) => {
  expect(asksWhen(query)).toBe(false);
});

const price = (query: string) => findAskedFact(query)?.isIn("It is 20 euros.") ?? false;

test.each([
  "how much does the lamp cost",
  "what will we pay: how much do we pay for lamps",
  "price of a lamp",
  "what does Norlund charge?",
  "Was kostet die Lampe?",
  "Kosten der Lampe",
  "wie teuer ist die Lampe",
  "Wat kost de lamp?",
  "prijs van de lamp",
  "combien coûte la lampe ?",
  "prix de la lampe",
  "ランプはいくらですか",
  "ランプの価格",
])("asked facts: a query asks for a sum: %s", (query) => {
  expect(price(query)).toBe(true);
});

test.each([
  "how many lamps",
  "how much time does it take",
  "how much light",
  "costume party",
  "coastal hall",
  "priceless",
  "accosted",
  "wie viele Lampen",
  "wie viel Licht",
  "kostbare Lampen",
  "köstlich",
  "Preisträger",
  "hoeveel lampen",
  "kostuum",
  "kostelijk",
  "combien de lampes",
  "costume",
  "la prise",
  "何個ですか",
  "価値のある機能",
  "料理の本",
])("asked facts: a query asks for no sum: %s", (query) => {
  expect(price(query)).toBe(false);
});

test.each([
  ["what does norlund cost", "cost"],
  ["how much would Norlund charge for two lamps?", "charge"],
  ["what did the move cost us", "cost"],
  ["Was kostet die Lampe?", "kostet"],
  ["wie viel kosten Lampen", "kosten"],
  ["Wat kost de lamp?", "kost"],
  ["combien coûtent les lampes", "coûtent"],
])("asked facts: the verb only asks for the price of what is named: %s", (query, verb) => {
  expect(query.slice(findCostVerb(query))).toMatch(new RegExp(`^${verb}(?!\\p{L})`, "u"));
});

test.each([
  "cost of the lamp",
  "what does the van charge on",
  "what did the customer say about the delivery charge",
  "what do customers think of the service charge?",
  "how much charge is left",
  "who pays the cost",
  "when does it charge",
  "what costs more than the lamp",
  "what does it cost to run the hall",
  "was die Lampe kostet",
  "was die Kosten treibt",
  "wat bepaalt de kosten",
  "wat zijn de kosten van de lamp",
  "le coût de la lampe",
  "combien de lampes coûtent plus",
  "ランプの価格",
])("asked facts: the word for costs is not the verb of a question: %s", (query) => {
  expect(findCostVerb(query)).toBe(-1);
});
