import { describe, expect, test } from "vitest";
import { isRemark } from "@/lib/ai/classifier/labels/asides";
import { byRules } from "@/tests/support/classified";

describe("classifier: a sentence only refers back", () => {
  test.each([
    "That is the worst.",
    "And that's the worst part of my day.",
    "That was embarrassing.",
    "This is a problem for small firms.",
    "That happens a lot.",
    "That costs me an hour a day.",
    "Das ist das Schlimmste.",
    "Das war mir peinlich.",
    "Das nervt die Fahrer.",
    "Dat is het ergste.",
    "Dat kost mij een uur per dag.",
    "C'est le pire.",
    "Cela me coûte une heure.",
    "それが一番つらい。",
  ])("%s", (sentence) => expect(isRemark(sentence)).toBe(true));

  test.each([
    "That is all.",
    "That's it from me.",
    "This is me, bye.",
    "That is why we stop the trial.",
    "That's where they leave.",
    "That's my three minutes.",
    "That supplier is the worst.",
    "This year is the worst so far.",
    "That printer costs us 40 customers.",
    "That was decided on 3 May by the board.",
    "That is a risk for us, schools pay late.",
    "This is required by GDPR.",
    "This is our biggest competitor.",
    "Das ist hier Pflicht.",
    "Dat is verboden.",
    "C'est interdit par la CNIL.",
    "That is new: no text messages.",
    "That is the answer of 7 of the 12 branches, when we asked them.",
    "It was odd to drop text messages.",
    "Das Ergebnis ist das Schlimmste.",
    "Das war es.",
    "Das ist alles.",
    "Das ist der Grund, warum wir aufhören.",
    "Das Team ist dafür.",
    "Das kostet im Jahr: 40 Euro.",
    "Dat is alles.",
    "Dat was het.",
    "Dat systeem is het ergste.",
    "Dit jaar is het ergste.",
    "C'est tout.",
    "C'est pourquoi nous arrêtons.",
    "C'est à Paul de décider.",
    "Cette panne est la pire.",
    "これは部長も賛成で、秋の版に入れることになりました。",
    "それでは来週また。",
  ])("but not: %s", (sentence) => expect(isRemark(sentence)).toBe(false));
});

const list = (text: string) =>
  byRules(text).proposals.map(({ title, content }) => [title, content.replace(/\n\n— .*/s, "")]);

test.each([
  ["Anna: We lose the signal in every cellar.", "Anna: That is the worst."],
  ["Anna: Am Monatsende fehlt ein Drittel der Stunden.", "Anna: Das ist das Schlimmste."],
])("classifier: a remark of the same speaker joins what it refers to: %s", (said, remark) => {
  expect(list(`${said}\n${remark}`)).toEqual([
    [said.replace(/\.$/, ""), `${said} ${remark.replace("Anna: ", "")}`],
  ]);
});

test("classifier: a remark of another speaker stays theirs, and is no item to keep", () => {
  const text = "Anna: We lose the signal in every cellar.\nTom: That is the worst.";
  expect(byRules(text).proposals.map(({ keep }) => keep)).toEqual([true, false]);
});

test.each([
  "She writes the names on paper, and on Friday she types them into the computer. Last month two pupils were booked for the same car. That was embarrassing. We had to pay one of them a taxi.",
  "Les moniteurs appellent chaque soir pour connaître leur planning. Je reçois onze appels entre six et sept heures. Cela me coûte une heure par jour. Les élèves annulent souvent le jour même.",
])("classifier: no item begins with a remark: %s", (text) => {
  const items = list(text);
  expect(items).not.toEqual([]);
  for (const [title = "", content = ""] of items) {
    expect(title).not.toMatch(/^(?:That|Cela)/);
    expect(content).not.toMatch(/^(?:That|Cela)/);
  }
});

test("classifier: a title is the next sentence if a remark comes first", () => {
  expect(list("That costs me an hour a day. We had to pay one of them a taxi.")).toMatchObject([
    ["We had to pay one of them a taxi", expect.anything()],
  ]);
});
