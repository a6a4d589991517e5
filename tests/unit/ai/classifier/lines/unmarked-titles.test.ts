import { expect, test } from "vitest";
import { byRules } from "@/tests/support/classified";

const list = (text: string) =>
  byRules(text)
    .proposals.filter(({ keep }) => keep)
    .map(({ title, content }) => [title, content]);

const PAGES = {
  en: [
    [
      "Queue at the pier",
      "On Saturdays the queue reaches the road. The harbour master counted 140 people at ten. Half of them gave up.",
    ],
    [
      "Second till in the hall",
      "Rosa and Piet, 4 March. We open the second till at nine. It costs us one more hour a day.",
    ],
    [
      "Cards in the ice box",
      "Skippers keep the cards in the ice box. In winter the print comes off.",
    ],
  ],
  de: [
    [
      "Schlange am Steg",
      "Samstags reicht die Schlange bis zur Straße. Um zehn waren es 140 Leute. Die Hälfte ging wieder.",
    ],
    [
      "Zweite Kasse in der Halle",
      "4. März 2026, Rosa und Piet. Die zweite Kasse öffnet um neun. Das kostet uns eine Stunde am Tag.",
    ],
    [
      "Karten in der Eisbox",
      "Die Kapitäne legen die Karten in die Eisbox. Im Winter löst sich der Druck.",
    ],
  ],
  nl: [
    [
      "Rij bij de steiger",
      "Op zaterdag staat de rij tot aan de weg. Om tien uur telden we 140 mensen. De helft ging weg.",
    ],
    [
      "Tweede kassa in de hal",
      "Rosa en Piet, 4 maart. De tweede kassa gaat om negen uur open. Dat kost ons een uur per dag.",
    ],
    [
      "Kaarten in de ijskist",
      "Schippers leggen de kaarten in de ijskist. In de winter laat de druk los.",
    ],
  ],
  fr: [
    [
      "La file au ponton",
      "Le samedi, la file va jusqu'à la route. À dix heures, nous avons compté 140 personnes. La moitié est repartie.",
    ],
    [
      "Deux caisses dans le hall",
      "Rosa et Piet, 4 mars. La deuxième caisse ouvre à neuf heures. Cela nous coûte une heure par jour.",
    ],
    [
      "Les cartes dans la glacière",
      "Les patrons gardent les cartes dans la glacière. L'hiver, l'impression se décolle.",
    ],
  ],
  ja: [
    ["桟橋の行列", "土曜日は行列が道路まで伸びる。10時に140人を数えた。半分は帰ってしまった。"],
    ["レジを2台に", "3月4日、ローザとピート。2台目のレジは9時に開ける。1日1時間の人件費が増える。"],
    ["氷箱の中のカード", "船長はカードを氷箱に入れている。冬は印刷がはがれる。"],
  ],
};

const FORMS = [
  { form: "alone on its line", between: "\n\n" },
  { form: "directly above the text", between: "\n" },
];

test.each(
  Object.entries(PAGES).flatMap(([language, notes]) =>
    FORMS.map((form) => ({ ...form, language, notes })),
  ),
)(
  "unmarked titles: a page of three is as many notes, each title $form ($language)",
  ({ between, notes }) => {
    const page = notes.map((note) => note.join(between)).join("\n\n");
    expect(list(page)).toEqual(notes);
  },
);

const [QUEUE, TILL, CARDS] = PAGES.en.map((note) => note.join("\n\n"));
const NOTES = [QUEUE, TILL, CARDS].join("\n\n");

test("unmarked titles: a short line above the first one is the title of the page", () => {
  const items = list(`Harbour, week 12\n\n${NOTES}`);
  expect(items.map(([title]) => title)).toEqual(PAGES.en.map(([title]) => title));
  expect(items.every(([, content]) => content?.endsWith("— Harbour, week 12"))).toBe(true);
});

test("unmarked titles: a list below one of them is not cut off", () => {
  const page = `${NOTES}\n\nOn board the Norrvik in winter\n\n- Two tablets\n- One printer`;
  expect(list(page).at(-1)).toEqual([
    "On board the Norrvik in winter",
    "- Two tablets\n- One printer",
  ]);
});

test("unmarked titles: two of them can be chance", () => {
  expect(list([QUEUE, TILL].join("\n\n")).map(([title]) => title)).not.toContain(
    "Queue at the pier",
  );
});

test("unmarked titles: lines of one sentence each are no titles and texts", () => {
  const page = `Kern Bakery asks for an export

The harbour office forbids lights after ten.

Skippers lose the list when it rains

A rival in the next bay sells tickets on the phone.

The supplier may go bankrupt in winter

Half of the guests gave up on Saturday.`;
  expect(list(page).map(([title]) => title)).toEqual(
    expect.arrayContaining([
      "Skippers lose the list when it rains",
      "The supplier may go bankrupt in winter",
    ]),
  );
});

test("unmarked titles: replies in a thread are none", () => {
  const page = `Kern asks whether the list can be on the phone. They print it twice a day.

Sounds good

The works council wants to know it first. They meet on Friday, and Petra goes there.

OK great

The supplier has no cards before May. We could ask the other one.

Makes sense

The price is still open. Rosa thinks that 4 euros are too much.`;
  expect(list(page).map(([title]) => title)).not.toContain("Sounds good");
});

test("unmarked titles: the names of speakers repeat", () => {
  const page = `Rosa
The list gets wet when it rains. Nobody can read it then.

Piet
We could put it on a phone. The harbour has no network, though.

Rosa
Then it must work without one. The tablets can do that.

Piet
I ask the supplier. He owes me an answer anyway.`;
  expect(list(page).some(([, content]) => content?.startsWith("The list gets wet"))).toBe(true);
  expect(list(page).map(([title]) => title)).not.toContain("Rosa");
});

test("unmarked titles: a line that a mail program broke is none", () => {
  const paragraph =
    "The skippers lose the list when it rains, and nobody knows who has\nKeys to the hall. They would like to have both on the phone.";
  const items = list(
    [paragraph, paragraph.replace("list", "map"), `${paragraph} Soon.`].join("\n\n"),
  );
  expect(items.every(([, content]) => content?.includes("lose the"))).toBe(true);
});

test.each([
  ["No-shows from 18 % to 9 % by May", "goal"],
  ["We want 40 shops by June 2027", "goal"],
  ["TODO: send the offer to Kern", "task"],
])("unmarked titles: %s is a %s of its own", (line) => {
  const page = `${NOTES}\n\n${line}\n\nThe gate rusts. It is oiled twice a year.`;
  const { proposals, goals } = byRules(page);
  const titles = [...proposals, ...goals].map(({ title }) => title);
  const gate = proposals.find(({ content }) => content.includes("The gate rusts"));
  expect(gate?.title).not.toContain(line);
  expect(titles.some((title) => line.toLowerCase().includes(title.toLowerCase()))).toBe(true);
});

test("unmarked titles: numbered lines keep their notes apart", () => {
  const page =
    "1. Queue at the pier\nOn Saturdays it reaches the road. Half give up.\n\n2. Two tills\nWe open the second one at nine. It costs an hour.\n\n3. The gate\nIt rusts in the salt. Piet oils it.";
  const said = byRules(page).proposals.map(({ content }) =>
    content.match(/reaches the road|at nine|It rusts/g),
  );
  expect(said).toEqual([["reaches the road"], ["at nine"], ["It rusts"]]);
});
