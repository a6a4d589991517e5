import { expect, test } from "vitest";
import { byRules } from "@/tests/support/classified";

const kept = (text: string) => byRules(text).proposals.filter(({ keep }) => keep);
const find = (text: string, title: string) => kept(text).filter((each) => each.title === title);

/** Three sections that are notes by their form. */
const NOTES = {
  en: `## Queue at the pier\n\nOn Saturdays the queue reaches the road. Half of the people gave up.\n\n## Two tills\n\nRosa and Piet, 4 March. We open the second till at nine.\n\n## Skerry Boats sells online\n\nTheir tickets cost two euros less on the phone.`,
  de: `## Schlange am Steg\n\nSamstags reicht die Schlange bis zur Straße. Die Hälfte ging wieder.\n\n## Zweite Kasse\n\n4. März, Rosa und Piet. Die zweite Kasse öffnet um neun.\n\n## Nordboote verkauft online\n\nDort kosten Karten am Handy zwei Euro weniger.`,
  fr: `## La file au ponton\n\nLe samedi, la file va jusqu'à la route. La moitié est repartie.\n\n## Deux caisses\n\nRosa et Piet, 4 mars. La deuxième caisse ouvre à neuf heures.\n\n## Les Vedettes vendent en ligne\n\nLeurs billets coûtent deux euros de moins.`,
  nl: `## Rij bij de steiger\n\nOp zaterdag staat de rij tot aan de weg. De helft ging weg.\n\n## Twee kassa's\n\nRosa en Piet, 4 maart. De tweede kassa gaat om negen uur open.\n\n## Noordboten verkoopt online\n\nDaar kosten kaartjes twee euro minder.`,
  ja: "## 桟橋の行列\n\n土曜日は行列が道路まで伸びる。半分は帰ってしまった。\n\n## レジを2台に\n\n3月4日、ローザとピート。2台目のレジは9時に開ける。\n\n## 北船は電話で販売\n\n券は2ユーロ安い。",
};

test.each([
  [
    "en",
    "Freight on the boats",
    "Counted by Piet.\n\n- 12 bicycles\n- 140 people\n\nMore on Sundays.",
  ],
  ["de", "Fracht auf den Booten", "Gezählt von Piet.\n\n- 12 Räder\n- 140 Leute\n\nSonntags mehr."],
  [
    "fr",
    "Le fret sur les bateaux",
    "Compté par Piet.\n\n- 12 vélos\n- 140 personnes\n\nPlus le dimanche.",
  ],
  [
    "nl",
    "Vracht op de boten",
    "Geteld door Piet.\n\n- 12 fietsen\n- 140 mensen\n\nOp zondag meer.",
  ],
  ["ja", "船の積み荷", "ピートが数えた。\n\n- 自転車12台\n- 140人\n\n日曜日はもっと多い。"],
] as const)(
  "classifier: on a page of notes, a section of paragraphs and a list is one note (%s)",
  (language, title, text) => {
    const [note] = find(`${NOTES[language]}\n\n## ${title}\n\n${text}`, title);
    expect(note?.content).toBe(text);
  },
);

test("classifier: on a page of notes, a paragraph, a table and a paragraph are one note", () => {
  const text =
    "Committee of 3 November.\n\n| Till | Cost |\n| --- | --- |\n| A | 2,000 |\n| B | 3,500 |\n\nTill A was chosen, since it needs no new staff.";
  const [note] = find(`${NOTES.en}\n\n## A till for the pier\n\n${text}`, "A till for the pier");
  expect(note).toMatchObject({ label: "decision", content: text });
});

test("classifier: on a page of notes, a list of complaints, ideas and risks keeps its lines", () => {
  const lines =
    "- Customers complain that they wait for an hour\n- A board could show the next boat\n- If the ice comes early, we lose December";
  const page = `${NOTES.en}\n\n## What was said on Saturday\n\n${lines}`;
  expect(kept(page).map(({ label }) => label)).toEqual(
    expect.arrayContaining(["user_feedback", "risk"]),
  );
});

test("classifier: on a page of notes, tagged lines stay statements of their own", () => {
  const page = `${NOTES.en}\n\n## Tills in winter\n\nThe pier is cold.\n\nDecision: the second till closes in December. Risk: nobody wants the early shift.`;
  expect(kept(page).map(({ label }) => label)).toEqual(
    expect.arrayContaining(["decision", "risk"]),
  );
});

test("classifier: two notes among minutes do not make a page of notes", () => {
  const minutes = ["Tills", "Boats", "Pier"].map(
    (topic) =>
      `## ${topic} this winter\n\nRosa opened the meeting about it.\n\n- Customers complain about the ${topic.toLowerCase()}\n- Piet counts them again`,
  );
  const [queue, tills] = NOTES.en.split("\n\n## Skerry");
  const page = [queue, tills === undefined ? "" : "", ...minutes].join("\n\n");
  expect(kept(page).filter(({ content }) => content.includes("\n- "))).toEqual([]);
});

test("classifier: figures found are no goals of a note, and a target is", () => {
  const figures =
    "61,000 visits in 2025. Four in ten come with children under ten, one in six is over 70.";
  expect(byRules(`${NOTES.en}\n\n## People on the boats\n\n${figures}`).goals).toEqual([]);
  const target = "We want to cut empty seats from 11 % to 5 % by June 2027.";
  expect(byRules(`${NOTES.en}\n\n## Empty seats next year\n\n${target}`).goals).toHaveLength(1);
});

test.each([
  [
    "en",
    "Outlook for next year",
    "We have decided to raise the annual plan in May.\n\nThe supplier of the tickets could go bankrupt before the winter.\n\nCustomers complain that the invoice is impossible to read.",
  ],
  [
    "de",
    "Ausblick auf das Jahr",
    "Wir haben beschlossen, den Jahrespreis im Mai zu erhöhen.\n\nDer Lieferant der Karten könnte vor dem Winter pleitegehen.\n\nKunden beschweren sich, dass die Rechnung nicht lesbar ist.",
  ],
] as const)(
  "classifier: on a page of notes, paragraphs of a topic of minutes stay apart (%s)",
  (language, title, text) => {
    const labels = kept(`${NOTES[language]}\n\n## ${title}\n\n${text}`).map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(["decision", "risk", "user_feedback"]));
  },
);
