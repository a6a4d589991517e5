import { expect, test } from "vitest";
import { byRules } from "@/tests/support/classified";

test.each([
  [
    "a guess, de",
    "Vertrag mit dem Druckdienstleister läuft am 30.06.2027 aus, Kündigungsfrist drei Monate",
  ],
  ["an undecided sentence", "We have not decided yet who keeps the key."],
  [
    "an open matter",
    "Discussion whether deputies get the right. Not decided, Derek asks the board.",
  ],
  [
    "an open matter, de",
    "Wer die Karten zahlt. Noch nicht entschieden, Rolf klärt das mit dem Werk.",
  ],
  ["a condition", "If it is not there by 5 December, we will take deposits by phone again."],
  ["an open matter, nl", "Wie de kaarten betaalt. Nog niet besloten, Anke vraagt het."],
  ["an open matter, fr", "Qui paie les cartes. Pas encore décidé, Luc demande."],
])("classifier: %s is not taken for a decision", (_, text) => {
  expect(byRules(text).proposals[0]?.label).not.toBe("decision");
});

test("classifier: a decision next to an open question stays a decision", () => {
  const text = "We decided to open at six. Not decided yet: who has the key.";
  expect(byRules(text).proposals).toMatchObject([{ label: "decision" }]);
});

test("classifier: the title of a decision in a chat has no opening", () => {
  const text = "ok then, we start with Cork and Dublin on 1 February";
  const title = "We start with Cork and Dublin on 1 February";
  expect(byRules(text).proposals).toMatchObject([{ label: "decision", title }]);
});

test.each([
  "Ok then: customers say the app is slow on old phones.",
  "Right then: Petra asked whether we have an API.",
  "Fine then: the crane broke down twice last week.",
  "Wenn die Probe scheitert, nehmen wir wieder Papier.",
  "Als het niet lukt, nemen we weer papier.",
  "Si le test échoue, nous reprenons le papier.",
])("classifier: no decision is read in %s", (text) => {
  expect(byRules(text).proposals[0]?.label).not.toBe("decision");
});

test.each([
  "Als Zahlungsanbieter haben wir Stripe beschlossen.",
  "If a customer cancels, we agreed to refund the whole month.",
])("classifier: a decision may begin like a condition: %s", (text) => {
  expect(byRules(text).proposals[0]?.label).toBe("decision");
});

test.each([
  ["Said by", "Note"],
  ["Gesagt von", "Notiz"],
  ["Dit par", "Note"],
])("classifier: a column %s makes each row somebody's own words", (who, what) => {
  const sheet = [
    `Site,${who},Date,${what}`,
    'Hull,Ray Osman,2026-11-10,"No signal in the car park, I approve from the pub"',
    'Leeds,Ann Bell,2026-11-12,"Twice I approved what my deputy had approved"',
  ].join("\n");
  const { proposals } = byRules(sheet);
  expect(proposals).toMatchObject([
    {
      label: "user_feedback",
      title: "Ray Osman: No signal in the car park, I approve from the pub",
    },
    { label: "user_feedback", keep: true },
  ]);
  expect(proposals[0]?.content).toMatch(/— Site: Hull, .*: Ray Osman, Date: 2026-11-10$/);
});

const MINUTES =
  "\nPresent: Ann, Bob\n\n1. Keys\nDecision: Ann keeps the key.\n2. Gate\nThe gate opens at six.";

test.each([
  [
    "ends with a date",
    `Steering: keys, 18 November 2026${MINUTES}`,
    "Steering: keys, 18 November 2026",
  ],
  ["de", `Lenkungskreis: Tor, 18.11.2026${MINUTES}`, "Lenkungskreis: Tor, 18.11.2026"],
])("classifier: a first line that ends with a date is the title: %s", (_, text, title) => {
  const { proposals } = byRules(text);
  expect(proposals.map((each) => each.title)).not.toContain(title);
  expect(proposals[0]?.content).toContain(title);
});

const BELOW = [
  "Ann: the key is lost",
  "Tom: ask Bob",
  "Bob: I have it",
  "Ann: great",
  "Tom: open it",
];

test.each([
  "Decision: we launch the gate on Monday, 18 November 2026",
  "Goal: 500 open gates by the end of 2026",
  "Deadline: 18 November 2026",
  "Ray Osman: I have waited since 2019",
  "- We open the gate on 18 November 2026",
  "Tom: we open on Monday, 18 November 2026",
])("classifier: a first line is no title, although it ends with a date: %s", (first) => {
  const { proposals, goals } = byRules([first, ...BELOW].join("\n"));
  const said = first.replace(/^(?:- |Decision: |Goal: )/, "").slice(2);
  const found = [...goals.map(({ description }) => description), proposals[0]?.content];
  expect(found[0]).toContain(said);
  expect(found.some((content) => content?.includes("— "))).toBe(false);
});

test("classifier: the other cells of a row are a list", () => {
  const sheet = "Item\tNote\tOwner\nRisk\tThe glaze may crack in the second firing\tAnn";
  expect(byRules(sheet).proposals).toMatchObject([
    { label: "risk", content: "The glaze may crack in the second firing\n- Owner: Ann" },
  ]);
});

test("classifier: a column that names a kind outweighs a column of speakers", () => {
  const sheet = "Said by,Topic,Decision\nTom,Gate,We open the gate at six on weekdays";
  expect(byRules(sheet).proposals).toMatchObject([
    { label: "decision", title: "We open the gate at six on weekdays" },
  ]);
});

test("classifier: a title skips an opening phrase", () => {
  const text = "Great news everyone. The gate opens at six.";
  expect(byRules(text).proposals[0]?.title).toBe("The gate opens at six");
});

test.each([
  [
    "nl",
    "[03-11-2026 08:55] Sanne: afgesproken: borg van €50 via iDEAL, terug binnen 2 dagen",
    "decision",
    "Borg van €50 via iDEAL, terug binnen 2 dagen",
    "Borg van €50 via iDEAL, terug binnen 2 dagen\n\n— Sanne, 03-11-2026 08:55",
  ],
  [
    "en",
    "Tom: Risk: the gate may jam in the frost",
    "risk",
    "Tom: the gate may jam in the frost",
    "Tom: Risk: the gate may jam in the frost",
  ],
])("classifier: a tag counts behind a speaker, too: %s", (_, text, label, title, content) => {
  const { proposals, goals } = byRules(text);
  expect(proposals).toMatchObject([{ label, title, content }]);
  expect(goals).toEqual([]);
});

test("classifier: a line below another heading is no answer", () => {
  const text =
    "# Minutes\n\n## Keys\nAnn: who has the key?\n\n## Gate\nBob: the gate opens at six on weekdays.";
  const { proposals } = byRules(text);
  expect(proposals.map(({ content }) => content.split("\n")[0])).toEqual([
    "Ann: who has the key?",
    "Bob: the gate opens at six on weekdays.",
  ]);
});

test.each(["Remarque", "Bemerkung"])("classifier: a column %s holds people's words", (name) => {
  const sheet = `Nom;Date;${name}\nM. Lopes;09/11/2026;"Deux enfants, deux formulaires, chaque mois"`;
  expect(byRules(sheet).proposals).toMatchObject([{ label: "user_feedback", keep: true }]);
});

test.each([
  "This message is confidential. If you received it in error, please delete it.",
  "Diese E-Mail ist vertraulich und nur für den Empfänger bestimmt.",
  "Dit bericht is vertrouwelijk.",
  "Ce message est confidentiel.",
  "Helen Marsh | Head of Estates | Brightbuild | +44 20 7946 0123",
])("classifier: the foot of a mail is no item: %s", (foot) => {
  const { proposals } = byRules(`Hi Ann,\n\nThe gate sticks every morning.\n\n${foot}`);
  const kept = proposals.filter(({ keep }) => keep);
  expect(kept.map(({ content }) => content)).toEqual(["The gate sticks every morning."]);
});

test.each([
  "This message is intended to calm tenants who wait.",
  "Call the tenant back at once under +44 20 7946 0123",
])("classifier: a line that only mentions a message or a number is an item: %s", (said) => {
  const { proposals } = byRules(`Hi Ann,\n\nThe gate sticks every morning.\n\n${said}`);
  expect(proposals.at(-1)?.content).not.toContain(said);
  expect(proposals.some(({ content }) => content.startsWith(said))).toBe(true);
});

test("classifier: a lone emoji is not worth keeping, even with a sender", () => {
  expect(byRules("Petra: 👋").proposals).toMatchObject([{ keep: false }]);
});

test("classifier: a past figure in a row is no goal", () => {
  const sheet =
    "ID,Finding,Segment\nF-1,38% of scheduled visits ended with no work done in Q4,Office";
  expect(byRules(sheet).goals).toEqual([]);
});

test("classifier: a line below the list of `Open points:` is not one of them", () => {
  const text =
    "Open points:\n- who has the key?\n- who pays?\nBob: the gate opens at six on weekdays.";
  const { proposals } = byRules(text);
  expect(proposals.at(-1)?.title).toBe("Bob: the gate opens at six on weekdays");
});

test.each(["Open points", "Offene Punkte", "Open punten", "Openstaande punten", "Points ouverts"])(
  "classifier: an entry below %s is a note that keeps the heading",
  (heading) => {
    const { proposals } = byRules(`${heading}\n- VAT on a deposit, Padraig asks Revenue`);
    expect(proposals).toMatchObject([{ label: "general_note" }]);
    expect(proposals[0]?.content).toContain(heading);
  },
);

test.each([
  "We saw 312 late returns in October, 41% of all loans.",
  "Damage reports went up to 23 in September.",
  "The flute rentals fell from 120 to 90 by August.",
  "Die Ausleihen waren im Oktober 312.",
])("classifier: a figure of the past is no goal: %s", (text) => {
  expect(byRules(text).goals).toEqual([]);
});

test("classifier: a target next to a figure of the past is a goal", () => {
  const { goals } = byRules("Late returns were 41% in October, we want under 15% by June 2027.");
  expect(goals).toMatchObject([{ baseline: "41%", key_result: "under 15%" }]);
});

test.each([
  "Agreed.",
  "Priya: Agreed!",
  "Tom: d'accord",
  "To do\n- Orla: test account at Allocate",
])("classifier: an agreement and a task are not worth keeping: %j", (text) => {
  expect(byRules(text).proposals).toMatchObject([{ keep: false }]);
});

test.each([
  ["decision", "Move to the new office: agreed."],
  ["decision", "Decisions\n- Charge at booking: yes"],
  ["risk", "Risks\n- Double booking: yes"],
  ["user_feedback", "What we have to do\n- Users complain that they cannot cancel on the phone"],
])("classifier: only a bare agreement and a list of tasks are dropped: %s, %j", (label, text) => {
  expect(byRules(text).proposals).toMatchObject([{ keep: true, label }]);
});
