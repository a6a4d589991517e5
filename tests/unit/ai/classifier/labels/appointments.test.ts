import { expect, test } from "vitest";
import { byRules } from "@/tests/support/classified";

const isKept = (text: string) => byRules(text).proposals.some(({ keep }) => keep);

test.each([
  "[09:15] Callum: can we meet Tuesday at 10 to go through the gate codes?\n[09:16] Imke: sure",
  "Shall we talk on Thursday about the gate codes?",
  "Können wir uns am Dienstag treffen, um die Codes durchzugehen?",
  "Kunnen we dinsdag bellen over de codes?",
  "Peut-on se voir mardi pour parler des codes ?",
  "Next meeting: 17 November, 2 pm, room 4",
  "Nächstes Treffen: 8. April, 10 Uhr",
  "Volgend overleg: 8 april om 10:30",
  "Prochaine réunion : 8 avril à 14 h",
  "The connection was bad, so we called on the phone",
  "Die Verbindung war schlecht, deshalb haben wir telefoniert.",
  "De verbinding was slecht, dus hebben we gebeld.",
  "La connexion était mauvaise, donc nous avons appelé.",
])("classifier: an appointment or the course of a call is not kept: %s", (text) => {
  expect(isKept(text)).toBe(false);
});

test.each([
  "Can we meet the deadline of 3 March with only one developer?",
  "Could skippers book on Tuesday for the same day?",
  "Next meeting: the harbour decides whether the pilot may start.",
  "Next call: a rule on data older than 24 h must be agreed with the port.",
  "Können wir uns auf die Daten der Karte verlassen?",
  "Kunnen we dinsdag live gaan met de kaart?",
  "Peut-on se passer du GPS dans la moitié des camions ?",
  "The connection was bad, so skippers called the office",
  "The connection in the cellar was bad, so we buy gates with a cable.",
  "Die Verbindung im Keller war schlecht, deshalb kaufen wir Tore mit Kabel.",
])("classifier: a question or a fault of the product is kept: %s", (text) => {
  expect(isKept(text)).toBe(true);
});

test.each([
  "The connection was too slow on the ship, so we switched to paper lists.",
  "次の版は5月12日10時に公開する。",
  "次の公開は5月12日10時。",
  "次回の値上げは5月12日10時から。",
  "Können wir uns morgen schon auf Variante B für den Pilot festlegen?",
  "Kunnen we morgen de leverancier bellen over de storing van 40 minuten?",
])("classifier: what is about the product is kept: %s", (text) => {
  expect(byRules(text).proposals.map(({ keep }) => keep)).toEqual([true]);
});
