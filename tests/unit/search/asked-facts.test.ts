import { expect, test } from "vitest";
import { asksWhen, findAskedFact, isDated } from "@/lib/search/asked-facts";

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
  [true, "Dates", "1 February: pilot opens.", ["pilot", "open"]],
  [true, "Termine", "- Probe startet am 3. Mai", ["probe", "startet"]],
  [true, "Data", "De proef begint op 3 mei.", ["proef", "begint"]],
  [true, "Dates", "Le pilote commence le 3 mai.", ["pilot", "commenc"]],
  [true, "日程", "試行は5月3日に始まる。", ["試行", "始まる"]],
  [true, "The pilot opens in May 2027", "", ["pilot", "open"]],
  [true, "The pilot", "It opens on 3 May.", ["pilot", "open"]],
  [true, "The pilot opens", "On 3 May.", ["pilot", "open"]],
  [false, "Pilot report", "Called on 3 May. It opens late.", ["pilot", "open"]],
  [false, "Notes", "The pilot opens soon. On 3 May we met.", ["pilot", "open"]],
  [false, "Notizen", "Die Probe startet bald.\nAm 3. Mai war Regen.", ["probe", "startet"]],
] as const)("asked facts: a time is beside the words: %s %s", (dated, title, body, lexemes) => {
  expect(isDated({ title, body }, lexemes)).toBe(dated);
});
