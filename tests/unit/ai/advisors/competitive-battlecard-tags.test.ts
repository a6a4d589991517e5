import { expect, test } from "vitest";
import { checkAnswer } from "@/lib/ai/advisors/competitive-battlecard/check";
import { evaluate } from "@/lib/ai/advisors/competitive-battlecard/evaluations";
import { applyRules } from "@/lib/ai/advisors/competitive-battlecard/rules";
import { TAGS } from "@/lib/ai/advisors/competitive-battlecard/tags";
import { LANGUAGES } from "@/lib/text/languages";
import { item } from "../builtin/pieces";

function makeCard(text: string) {
  const material = {
    subject: { type: "initiative" as const, id: "1", title: "Cards" },
    text: "",
    evidence: [item("key_competitors", "Torvo", text)],
    options: { competitorName: "Torvo" },
  };
  return checkAnswer(applyRules(material), material);
}

const TAGS_OF_ALL = LANGUAGES.flatMap((language) =>
  Object.entries(TAGS[language]).map(([kind, tag]) => ({ language, kind, tag })),
);

test.each(TAGS_OF_ALL)("battlecard: the label that it asks for is read: $tag", ({ kind, tag }) => {
  const gap = tag.endsWith("：") ? "" : " ";
  expect(evaluate(`${tag}${gap}Torvo X1`)).toEqual({ kind, text: "Torvo X1" });
});

test.each([
  ["Good: pays by phone.", "strength"],
  ["Bad: berth plan is weak.", "weakness"],
  ["Gut: Karte im Netz.", "strength"],
  ["Schlecht: Hilfe nur per Mail.", "weakness"],
  ["Goed: betalen met de telefoon.", "strength"],
  ["Slecht: hulp alleen per mail.", "weakness"],
  ["Bien : paiement au téléphone.", "strength"],
  ["Pas bien : aide par courriel.", "weakness"],
  ["良い点：地図。", "strength"],
  ["悪い点：電話のみ。", "weakness"],
])("battlecard: a judgment before a colon is a label: %s", (text, kind) => {
  expect(evaluate(text)).toEqual({ kind, text: text.replace(/^[^:：]*[:：]\s*/, "") });
});

test.each([
  "Goods: sold at the quay.",
  "Good Friday: closed.",
  "Bad weather: the office calls.",
  "Bad Ems: one branch.",
  "Gutschein: im Laden.",
  "Goederen: in de haven.",
  "Bien-être: au port.",
  "Badge: blue for crew.",
])("battlecard: is no label: %s", (text) => {
  expect(evaluate(text).text).toBe(text);
});

test("battlecard: a judgment before a colon holds to the end of its line", () => {
  const { weaknesses } = makeCard(
    "Bad: berth plan is thin. Marina staff use a separate tablet. Support only by email.\nFounded in 2012.",
  );
  expect(weaknesses).toEqual([
    "Berth plan is thin.",
    "Marina staff use a separate tablet.",
    "Support only by email.",
  ]);
});

test.each(LANGUAGES)("battlecard: sentences with its labels are listed: %s", (language) => {
  const { strength, weakness, advantage, objection, answer } = TAGS[language];
  const text = [
    `${strength} Torvo X1.`,
    `${weakness} Torvo X2.`,
    `${advantage} Torvo X3.`,
    `${objection} Torvo X4.`,
    `${answer} Torvo X5.`,
  ];
  const card = makeCard(text.join("\n\n"));
  expect(card.strengths).toEqual(["Torvo X1."]);
  expect(card.weaknesses).toEqual(["Torvo X2."]);
  expect(card.our_advantages).toEqual(["Torvo X3."]);
  expect(card.objections).toEqual([{ objection: "Torvo X4.", response: "Torvo X5." }]);
});

/** Texts without a strength, a weakness or our advantage, longer than the least of a language. */
const PLAIN = {
  en: "Torvo is in the town hall, and the people from the shop have been there. This is where they sell cards. They were in the old house with the red door, which is now a bakery, and that is all they had to say.",
  de: "Torvo sitzt im Rathaus und verkauft dort Karten für die Fahrer der Stadt. Das ist nicht weit von der Brücke, und wir sind bei gutem Wetter zu Fuß da. Sie werden von einer Stiftung mit Sitz im Norden geführt.",
  nl: "Torvo zit op het stadhuis en verkoopt daar kaarten voor de chauffeurs van de stad. Het is niet ver van de brug, en wij zijn er bij goed weer te voet. Ze worden ook met geld van een stichting geleid.",
  fr: "Torvo est à la mairie et vend des cartes aux chauffeurs de la ville. Ce bureau est sur la place, dans la maison qui fait face au pont. Les gens du quartier nous en parlent avec plaisir, et leur chef vient du nord.",
  ja: "トルヴォ（Torvo）は市役所の一階にあり、市内の運転手にカードを販売している。橋の近くにあり、天気のよい日には歩いて行くことができる。北部の財団が運営しており、建物は以前パン屋だった。職員は三人である。",
};

test.each(LANGUAGES)(
  "battlecard: labels are asked for in the language of the items: %s",
  (language) => {
    const { gaps } = makeCard(PLAIN[language]);
    const { strength, weakness, advantage, objection, answer } = TAGS[language];
    for (const tag of [strength, weakness, advantage, objection, answer])
      expect(gaps.slice(0, 4).join("\n")).toContain(tag);
  },
);
