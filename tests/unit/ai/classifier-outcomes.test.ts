import { expect, test } from "vitest";
import { byRules } from "@/tests/support/classified";

const list = (text: string) =>
  byRules(text).proposals.map(({ label, content }) => [label, content]);

test.each([
  "Open question: do we charge for the map?\nAgreed: no, the first year is free.",
  "Should the desk open on Sundays?\nDecided: the desk stays closed.",
  "Frage: Nehmen wir Karten an?\nVereinbart: ja, ab Mai.",
  "Vraag: nemen we kaarten aan?\nAfgesproken: nee, pas in mei.",
  "Qui forme le guichet ?\nDécidé : le guichet est formé par Ann.",
  "質問：カードを使いますか？\n決定：カードは5月から使う。",
])("classifier: a question and the outcome below it are a decision: %j", (text) => {
  expect(list(`Notes\n\n${text}`)).toEqual([["decision", text]]);
});

test("classifier: a question with its outcome is not open any more", () => {
  const text =
    "## Open questions\n\n- Do we charge?\n  Agreed: no, the first year is free.\n- Who trains the desk?";
  expect(byRules(text).proposals.map(({ label, title }) => [label, title])).toEqual([
    ["decision", "Do we charge? No, the first year is free"],
    ["general_note", "Open questions: Who trains the desk?"],
  ]);
});

test.each([
  "Who trains the desk?\nDecided: we open on Mondays.",
  "Frage: Wer schult den Empfang?\nBeschlossen: Montags ist offen.",
  "Do we charge for the map?\nAgreed: pending, the map costs too much.",
])("classifier: an outcome about another matter stays apart from a question: %j", (text) => {
  expect(list(`Notes\n\n${text}`)).toHaveLength(2);
});

test.each([
  [
    "Open question: do we charge for the map?\nAgreed: no, the first year is free.",
    "Do we charge for the map? No, the first year is free",
  ],
  ["Frage: Nehmen wir Karten an?\nVereinbart: ja, ab Mai.", "Nehmen wir Karten an? Ja, ab Mai"],
  ["Should the desk open on Sundays?\nDecided: the desk stays closed.", "The desk stays closed"],
])("classifier: a title that answers yes or no has the question: %j", (text, title) => {
  expect(byRules(`Notes\n\n${text}`).proposals[0]?.title).toBe(title);
});

test("classifier: a risk stays a risk when it was settled", () => {
  expect(list("Risk: does the bridge hold?\nAgreed: yes, Ann tested it in May.")).toEqual([
    ["risk", "Does the bridge hold?\nAgreed: yes, Ann tested it in May."],
  ]);
});

test.each([
  "Postponed: the second map, until the desk is trained.",
  "Deferred: the discount.",
  "Vertagt: die zweite Karte.",
  "Uitgesteld: de tweede kaart.",
  "Reporté : la deuxième carte.",
  "保留：2枚目の地図。",
])("classifier: what was postponed is no decision, and says so: %s", (line) => {
  const decided = "Decided: we open on Mondays.";
  expect(list(`Notes\n\n${line}\n${decided}`)).toEqual([
    ["general_note", line],
    ["decision", "We open on Mondays."],
  ]);
});

test("classifier: only the whole name of a line postpones it", () => {
  expect(list("Deferred maintenance: the boiler could fail this winter.")[0]?.[0]).toBe("risk");
});

test.each([
  "Tom: Could we use Zendesk for the tickets?\nAnn: No, too expensive. Rejected last year.",
  "Tom: Können wir Zendesk nehmen?\nAnn: Nein, zu teuer, abgelehnt.",
  "Tom: Kunnen we Zendesk nemen?\nAnn: Nee, te duur.",
])("classifier: an idea that the answer rejects is no idea: %j", (text) => {
  expect(list(text)).toEqual([["decision", text]]);
});
