import { expect, test } from "vitest";
import { byRules } from "@/tests/support/classified";

const readTexts = (text: string) =>
  byRules(text).proposals.map(({ content }) => content.replace(/\n\n— .*$/s, ""));

test.each([
  [
    "Die Box war am Montag eine Stunde offline. Jonas sagt, dass die SIM-Karte\nim Keller keinen Empfang hat.",
    "Risiko: Wenn die Box offline ist, kommen Kunden nicht an ihr Brot.",
  ],
  [
    "The gate was offline for an hour on Monday. Callum says that the SIM card\nin the cellar has no reception.",
    "Risk: if the gate is offline, skippers cannot reach their boat.",
  ],
  [
    "De chauffeur zegt dat de kaart in de kelder niet\nte lezen is.",
    "Risico: klanten wachten langer.",
  ],
  [
    "Le chauffeur dit que la carte n'est pas lisible dans la cave\net qu'il doit appeler.",
    "Risque : les clients attendent plus longtemps.",
  ],
])("classifier: a sentence ends before the name of a label on its line: %s", (said, risk) => {
  const { proposals } = byRules(`Topics\n\n${said} ${risk}`);
  const kept = proposals.filter(({ keep }) => keep);
  expect(kept.map(({ content }) => content.split("\n\n")[0])).toEqual([
    said,
    risk.replace(/^\p{L}+ ?: \p{L}/u, (start) => start.slice(-1).toUpperCase()),
  ]);
  expect(kept[1]?.label).toBe("risk");
});

test("classifier: each label on a line begins a point of its own", () => {
  const text =
    "Risk: the meters have no roaming. Decision: we test two cards. Idea: a lamp on the pontoon.";
  expect(byRules(text).proposals.map(({ label, content }) => [label, content])).toEqual([
    ["risk", "The meters have no roaming."],
    ["decision", "We test two cards."],
    ["feature_idea", "A lamp on the pontoon."],
  ]);
});

test("classifier: a label on a line is kept before a word that refers back", () => {
  const text = "Risk: the supplier fails. Decision: it stays in Lyon.";
  expect(byRules(text).proposals.map(({ label, content }) => [label, content])).toEqual([
    ["risk", "The supplier fails."],
    ["decision", "It stays in Lyon."],
  ]);
});

test.each([
  "Ann wants a draw, as today. Decided: a draw for the courses of beginners.",
  "The trainer of the course said to Dr. Risk: the pool is too cold.",
  '"The pool is cold. Risk: nobody comes." said one.',
  'The pool is cold. Quote: "Nobody comes."',
  "Risk: the supplier fails in May. Alternative: we buy from Lund.",
  "Risk: the pontoon has no power. Action: we install a battery.",
  "Idea: a map that works offline. Limitations: no photos.",
  "Decision: we take the first offer. Reason: it is cheaper.",
  "Ann: the pontoon has no power. Risk: the season starts late.",
  "Competitor: Velo. Features: offline maps, radio. Price: 9 euros.",
  'Quote: "It is slow. Risk: we lose time."',
])("classifier: a line is whole: %s", (text) => {
  expect(readTexts(text)).toHaveLength(1);
});

test.each([
  `The gate at Brannoch was offline for an hour on Monday. Callum says that the SIM card
in the cellar has no reception, so skippers waited in the rain for half an hour and then
called the office. Nobody there knew how to open the gate by hand, and it took the
harbour master two hours to come.`,
  `Das Tor in Brannoch war am Montag eine Stunde offline. Jonas sagt, dass die Karte
im Keller keinen Empfang hat und dass die Kunden eine halbe Stunde im Regen standen und dann
die Zentrale anriefen. Dort wusste niemand, wie man das Tor von Hand öffnet, also
musste der Hausmeister kommen.`,
])("classifier: an unevenly broken paragraph is only split between its sentences: %s", (text) => {
  expect(readTexts(text).join(" ")).toBe(text);
  expect(readTexts(text).filter((part) => !part.endsWith("."))).toEqual([]);
});

test.each([
  "The app spins. Tom was annoyed\nno signal on pontoon C\nwants arrivals on one page",
  "Skippers keep asking whether they can see the depth before they book\nno signal on pontoon C in the evening when it rains\noffices want the name of the boat",
  "The map is slow. Offices complained about it on Monday at Brannoch\nno signal on pontoon C",
  "we decided that the map stays off by default\nlunch at 12?",
  "wir lassen die Karte am Anfang immer aus, sagt Petra\ntreffen wir uns um 12?",
])("classifier: lines of notes stay apart: %s", (text) => {
  expect(readTexts(`Call with Kirkness\n\n${text}`).join("\n")).toContain(text.split("\n").at(-1));
  expect(readTexts(text)).toHaveLength(text.split("\n").length);
});

const chat = (...messages: string[]) =>
  messages.map((said, at) => `[14/11/2026, 09:0${at}] ${said}`).join("\n");

test.each([
  [
    "Imke: they say the hold must show the name of the boat",
    "Imke: otherwise the clerk does not know who is coming",
    "user_feedback",
  ],
  [
    "Nora (Port Ellery): we lose two boats every Saturday",
    "Nora (Port Ellery): because the hold runs out at the fuel dock",
    "user_feedback",
  ],
  [
    "Jana: der Kunde will den Namen auf der Karte sehen",
    "Jana: sonst weiß der Mitarbeiter nicht, wer kommt",
    "feature_idea",
  ],
  [
    "Anna: de klant wil de naam op de kaart zien",
    "Anna: anders weet de medewerker niet wie er komt",
    null,
  ],
  [
    "Anna: le client veut le nom sur la carte",
    "Anna: parce que l'employé ne sait pas qui vient",
    "feature_idea",
  ],
])(
  "classifier: a reason in the next message of a person belongs to it: %s",
  (one, other, label) => {
    const [proposal, ...more] = byRules(chat(one, other)).proposals;
    const said = `${one}, ${other}`.replaceAll(/\p{Lu}\p{L}+(?: \(.*?\))?: /gu, "");
    expect(proposal?.content.split("\n\n— ")[0]).toBe(said);
    expect(more).toEqual([]);
    if (label) expect(proposal?.label).toBe(label);
  },
);

test("classifier: a paragraph of broken lines is one item, also if only its last line ends", () => {
  const text =
    "Callum says that the SIM card\nin the cellar has no reception, so he\ncalled the office. It took the\nharbour master two hours to come.";
  expect(byRules(text).proposals.map(({ content }) => content)).toEqual([text]);
});

test.each([
  ["Imke: they want the name on the hold", "Callum: because the clerk does not know them"],
  ["Imke: they want the name on the hold", "Imke: otherwise all fine"],
  ["Jana: der Kunde will den Namen sehen", "Jana: sonst nichts Neues"],
  ["Jana: der Kunde will den Namen sehen", "Jana: weil die Zeit fehlt, kommt der Export im Mai"],
  ["Imke: they want the name on the hold", "Imke: car parks have no signal in half of the towns"],
])("classifier: another message stays apart: %s / %s", (one, other) => {
  expect(byRules(chat(one, other)).proposals).toHaveLength(2);
});

test("classifier: a line that ends with a parenthesis goes on in small letters", () => {
  const text = [
    "Callum says that the SIM card in the cellar of the depot (the second floor)",
    "has no reception, so he walks up to the gate each time and calls the office,",
    "which takes him twenty minutes on a bad day.",
  ].join("\n");
  expect(byRules(text).proposals).toMatchObject([{ content: text }]);
});
