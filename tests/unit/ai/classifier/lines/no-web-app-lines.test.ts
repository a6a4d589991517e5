import { expect, test } from "vitest";
import { isChrome } from "@/lib/ai/classifier/lines/web-app-lines";
import { byRules } from "@/tests/support/classified";

const listKept = (text: string) => byRules(text).proposals.filter(({ keep }) => keep);
const readAll = (text: string) => {
  const { proposals, goals } = byRules(text);
  return [
    ...proposals.map(({ content }) => content),
    ...goals.map((goal) => JSON.stringify(goal)),
  ].join("\n");
};

test.each([
  "Pilot 3 March",
  "Gala 4 October 2027",
  "Lieferung 3. November, 14:00 Uhr",
  "Demo 3 May | 30 min",
  "Updated today, now 40 shops use the pilot instead of 30",
  "Created today the first version of the queue board",
  "Erstellt heute das Angebot für Kassel",
  "Modifié hier le contrat avec Lyon, prix 30 EUR",
  "Ask Ann Lee for the list <ann@kestrel.example>",
])("classifier: what happens on a day is no line of a web app: %s", (line) => {
  const { proposals } = byRules(`The kiosk freezes six times per shift.\n\n${line}`);
  const noise = proposals.filter(({ title }) => title.startsWith("Headers, greetings"));
  expect(noise).toEqual([]);
});

test.each([
  "The slot has these states:\n- Open\n- In progress\n- Done",
  "## Priority levels\n\n- High\n- Medium\n- Low",
  "Statuts d'un créneau :\n- Ouvert\n- En cours\n- Terminé",
])("classifier: a list of values alone is what a text says: %j", (text) => {
  expect(listKept(text)).not.toEqual([]);
});

test.each([
  "Decision: move the data to Postgres\nStatus: Open",
  "Entscheidung: Wir nehmen Postgres\nStatus: offen",
])("classifier: a decision with an open status is a note: %j", (text) => {
  const [{ label, content, keep } = { label: "", content: "", keep: false }, ...none] =
    byRules(text).proposals;
  expect([label, keep, none]).toEqual(["general_note", true, []]);
  expect(content).toMatch(/Status: (?:Open|offen)/);
});

test("classifier: a status below an item stays with it", () => {
  const [risk, ...none] = byRules(
    "Risk: the supplier of the sensors delivers late\nSeverity: High",
  ).proposals;
  expect(risk).toMatchObject({ label: "risk", keep: true });
  expect(risk?.content).toContain("Severity: High");
  expect(none).toEqual([]);
});

test("classifier: short decisions below their heading are kept", () => {
  const titles = listKept("Decisions\nWeekly releases\nOffline first\nHire Anna").map(
    ({ title }) => title,
  );
  expect(titles).toEqual(["Weekly releases", "Offline first", "Hire Anna"]);
});

test.each(["Q4-2026", "KW-47"])(
  "classifier: %s is the time of what follows, and no key of an issue",
  (line) => {
    expect(readAll(`${line}\n\nThe board wants the pilot in two sites.`)).toContain(line);
  },
);

test("classifier: an inch mark opens no cell", () => {
  const sheet = [
    "Product,Feedback,Customer",
    'Desk,The 24" monitor does not fit on it,Kestrel',
    "Chair,It squeaks after a week of use,Dockwell",
    'Shelf,The 27" monitor falls from it,Kilmore',
  ].join("\n");
  expect(byRules(sheet).proposals.map(({ title }) => title)).toEqual([
    expect.stringMatching(/^Kestrel/),
    expect.stringMatching(/^Dockwell/),
    expect.stringMatching(/^Kilmore/),
  ]);
});

test("classifier: braces in a text that is not from Jira stay", () => {
  const text =
    "# Plan for vouchers\n\nEach mail has the placeholder {code}, and {quote} for the price.";
  expect(readAll(text)).toContain("{code}, and {quote} for");
});

test("classifier: what an authority asks for is no wish", () => {
  const lines = [
    "Die Wirtschaftsprüfer möchten ein Protokoll aller Änderungen für zehn Jahre.",
    "The fire brigade wants a record of every person in the hall.",
  ];
  const labels = lines.map((line) => byRules(line).proposals[0]?.label);
  expect(labels).toEqual(["compliance_requirements", "compliance_requirements"]);
});

test("classifier: a sentence above the time of a caption is not its name", () => {
  const text =
    "WEBVTT\n\n00:00:01.000 --> 00:00:03.000\n運転手は待ちます。\n\n料金は無料のままにします。\n00:00:04.000 --> 00:00:05.000\nはい。";
  expect(readAll(text)).toContain("料金は無料のままにします");
});

test.each([
  "Ticket #5518 was merged by mistake, and the driver never got an answer.",
  "Ticket #5518 wurde mit Ticket #5520 zusammengeführt, deshalb bekam der Fahrer keine Antwort.",
  "Verzoek #5518 is samengevoegd met de verkeerde klant.",
  "La demande 5518 a été fusionnée avec une autre par erreur.",
  "Type a message twice and it is sent twice.",
  "Eine Nachricht eingeben geht am Kiosk nur mit Handschuhen.",
  "メッセージを入力すると画面が止まる。",
  "![Drivers wait in the rain at gate 3](Gate%20visit/rain.png)",
])("classifier: what people say about tickets and messages is theirs: %s", (line) => {
  expect(isChrome(line)).toBe(false);
});
