import { expect, test } from "vitest";
import { byRules } from "@/tests/support/classified";

const kept = (text: string) => byRules(text).proposals.filter(({ keep }) => keep);
const list = (text: string) => kept(text).map(({ title, content }) => [title, content]);

test.each([
  {
    language: "en",
    notes: [
      [
        "Weekend tariff",
        "- Saturday and Sunday cost 4 euros more\n- Only for adults, children pay the same\n- Holds from May to September",
      ],
      ["What runs the kiln", "- a Raspberry Pi\n- Postgres on a NAS\n- alarms by Telegram"],
    ],
  },
  {
    language: "de",
    notes: [
      [
        "Die Bäckerei in Zahlen",
        "- gegründet 1931\n- 14 Leute, zwei Filialen\n- 1,2 Mio. Euro Umsatz",
      ],
      [
        "Unsere Technik",
        "- App in Flutter\n- Server in Go, Postgres dahinter\n- gehostet bei Hetzner",
      ],
    ],
  },
  {
    language: "nl",
    notes: [
      [
        "Onze techniek",
        "- kassa draait op Windows\n- weegschalen via bluetooth\n- server bij TransIP",
      ],
      [
        "De bakkerij in cijfers",
        "- opgericht in 1931\n- 14 mensen in dienst\n- omzet van 1,2 miljoen euro",
      ],
    ],
  },
  {
    language: "fr",
    notes: [
      ["Notre technique", "- caisse sous Windows\n- balances en Bluetooth\n- serveur chez OVH"],
      [
        "La boulangerie en chiffres",
        "- fondée en 1931\n- 14 salariés\n- 1,2 million d'euros de chiffre d'affaires",
      ],
    ],
  },
  {
    language: "ja",
    notes: [
      ["システム構成", "- アプリはFlutter\n- サーバーはAWS\n- データベースはPostgreSQL"],
      ["パン屋の概要", "- 1931年創業\n- 従業員14名\n- 年商1億2千万円"],
    ],
  },
])(
  "classifier: a list that goes on with the matter of its heading is one note ($language)",
  ({ notes }) => {
    const page = notes.map(([title, text]) => `## ${title}\n\n${text}`).join("\n\n");
    const contents = kept(page).map(({ content }) => content.replace(/\n\n— .*$/s, ""));
    expect(contents).toEqual(notes.map(([, text]) => text));
    for (const [at, [title = ""]] of list(page).entries())
      expect(title.startsWith(notes[at]?.[0] ?? "-")).toBe(true);
  },
);

const NOTES =
  "## What runs the kiln\n\n- a Raspberry Pi\n- Postgres on a NAS\n- alarms by Telegram\n\n## Queue at the stall\n\nOn Saturdays the queue reaches the road. Half of them gave up.";

test.each([
  ["ideas", "Booking app", ["Guests could pay with their watch", "A map of the free berths"]],
  [
    "ideas (de)",
    "Buchung",
    ["Man könnte mit der Uhr zahlen", "Eine Karte der freien Plätze wäre gut"],
  ],
  ["complaints", "Gate", ["Guests complain that the gate jams", "Skippers find the code too long"]],
  [
    "decisions",
    "Prices",
    ["We decided to raise the fee to 20 euros", "The board approved the deposit"],
  ],
  [
    "what differs",
    "Gate",
    ["The law requires a second exit", "Guests complain that the gate jams"],
  ],
  ["named risks", "Risks", ["The ice comes early", "Nobody wants the late shift"]],
  ["named ideas", "Ideen", ["Waage an der Rampe", "Fahrer sehen ihre Tour"]],
  ["named feedback", "Feedback", ["Too loud in the hall", "Nice soup"]],
  ["tagged lines", "Kiln", ["Risk: the gas runs out", "Decision: we buy a second one"]],
  ["quotations", "Kiln", ['"Too hot at the door."', '"Where do I put my bowl?"']],
  ["boxes", "Kiln", ["[ ] clean the floor", "[ ] paint the door"]],
  ["questions", "Kiln", ["Who pays for the gas?", "Who has the key?"]],
])("classifier: %s below a heading stay things of their own", (_, heading, lines) => {
  const page = `${NOTES}\n\n## ${heading}\n\n${lines.map((line) => `- ${line}`).join("\n")}`;
  const { proposals } = byRules(page);
  const said = lines.map((line) => line.replace(/^\[ \] |^\w+: /, "").slice(-12));
  const found = said.map((end) => proposals.findIndex(({ content }) => content.includes(end)));
  expect(new Set(found).size).toBe(lines.length);
});

test("classifier: targets in a list below a heading are goals", () => {
  const page = `${NOTES}\n\n## Next season\n\n- 40 berths by June 2027\n- We want to cut the queue from 20 to 5 minutes by May 2027`;
  expect(byRules(page).goals).toHaveLength(2);
});

test("classifier: an agenda and a list of actions are no notes", () => {
  const page = `${NOTES}\n\n## Agenda\n\n- Gas\n- Second kiln\n\n## Actions\n\n- order the gas\n- paint the door`;
  expect(kept(page)).toHaveLength(2);
});

test("classifier: one such list alone can be chance", () => {
  const page = "# Minutes\n\n## Kiln\n\n- a Raspberry Pi\n- Postgres on a NAS";
  expect(kept(page)).toHaveLength(2);
});
