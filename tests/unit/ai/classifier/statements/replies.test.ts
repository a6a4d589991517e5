import { expect, test } from "vitest";
import { byRules } from "@/tests/support/classified";

test.each([
  [
    "yes, replaced. so the queue page has to show which of the printers is down",
    "The queue page has to show which of the printers is down",
  ],
  [
    "yes, replaced this morning. The queue page must show which printer is down",
    "The queue page must show which printer is down",
  ],
  [
    "ja, getauscht. Also muss die Seite zeigen, welcher Drucker ausgefallen ist",
    "Also muss die Seite zeigen, welcher Drucker ausgefallen ist",
  ],
  [
    "ja, vervangen. De pagina moet tonen welke printer kapot is",
    "De pagina moet tonen welke printer kapot is",
  ],
  [
    "oui, remplacée. Les clients attendent une heure sans savoir pourquoi",
    "Les clients attendent une heure sans savoir pourquoi",
  ],
])("classifier: a reply's own statement is the title, not the question: %s", (reply, title) => {
  const text = `Raj: the printer again?\nAnn: ${reply}`;
  const { proposals } = byRules(text);
  expect(proposals).toMatchObject([{ content: text, keep: true }]);
  expect(proposals[0]?.title.toLowerCase()).toContain(title.toLowerCase());
  expect(proposals[0]?.label).not.toBe("decision");
});

test.each([
  "Raj: thermostat?\nAnn: yes, swapped.",
  "Raj: The printer again?\nAnn: yes, already replaced this morning",
  "Raj: Wieder der Drucker?\nAnn: ja, gestern getauscht.",
  "Raj: Weer de printer?\nAnn: ja, gisteren vervangen.",
  "Raj: Encore l'imprimante ?\nAnn: oui, remplacée hier.",
])("classifier: a yes about something done is no decision: %s", (text) => {
  const labels = byRules(text).proposals.map(({ label }) => label);
  expect(labels).not.toEqual([]);
  expect(labels).not.toContain("decision");
});

test.each([
  ["Raj: Half a credit?\nAnn: yes, agreed", "Raj: Half a credit?"],
  ["Raj: Shall we charge no-shows?\nAnn: yes, the full price", "Raj: Shall we charge no-shows?"],
  ["Ann: No refunds for parties. The board decided that on Monday.", "Ann: No refunds for parties"],
  [
    "Raj: Should we charge deposits?\nAnn: yes, agreed. We take 20 euros per table from May",
    "Raj: Should we charge deposits?",
  ],
  [
    "Raj: Drop the fax?\nAnn: yes, do it. We save forty euros a month with that",
    "Raj: Drop the fax?",
  ],
])("classifier: what is agreed stays a decision: %s", (text, title) => {
  expect(byRules(text).proposals).toMatchObject([{ label: "decision", title, keep: true }]);
});

test.each([
  [
    "What are you afraid of?",
    "There is a risk that an update stops the lift and somebody is stuck in it.",
  ],
  [
    "Wovor haben Sie Angst?",
    "Es besteht das Risiko, dass ein Update den Aufzug anhält und jemand stecken bleibt.",
  ],
])(
  "classifier: what a customer fears is a risk if the question asks for it: %s",
  (asks, answer) => {
    const text = `Interview: Dana Whitfield, manager\n\nQ: ${asks}\nA: ${answer}\nQ: Else?\nA: No.`;
    expect(byRules(text).proposals[0]?.label).toBe("risk");
  },
);

test("classifier: the title of a reply that something is done is the statement after it", () => {
  const text =
    "Lena: Was the printer replaced?\nTom: yes, replaced. so customers wait an hour without knowing why";
  expect(byRules(text).proposals[0]?.title).toBe("Tom: customers wait an hour without knowing why");
});
