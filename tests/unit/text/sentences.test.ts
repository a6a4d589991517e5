import { describe, expect, test } from "vitest";
import { splitPlainSentences } from "@/lib/text/plain-sentences";
import { splitSentences } from "@/lib/text/sentences";

describe("sentences: a Markdown text", () => {
  const text = `# Title is no sentence.

First sentence, e.g. this one. "Second one?" Third
goes on.[^1]

\`\`\`
Code. Is skipped.
\`\`\`

> Somebody said this. And that.

1. An item. With more (Q1 2027).
   - [ ] A task, Ann Lee
   - [x] A task that is done

| Head | Row |
| --- | --- |
| a cell | TBD |

[^1]: A footnote. Not a sentence.
`;
  const sentences = splitSentences(text);

  test("are cut from running text, with the kind of their block", () => {
    expect(sentences.map(({ text, kind, isFirst }) => [text, kind, isFirst])).toEqual([
      ["First sentence, e.g. this one.", "prose", true],
      ['"Second one?"', "prose", false],
      ["Third\ngoes on.", "prose", false],
      ["Somebody said this.", "quote", true],
      ["And that.", "quote", false],
      ["An item.", "item", true],
      ["With more (Q1 2027).", "item", false],
      ["A task, Ann Lee", "task", true],
      ["A task that is done", "item", true],
      ["| a cell | TBD |", "row", true],
    ]);
    const cited = sentences.filter(({ citations }) => citations.length > 0);
    expect(cited.map(({ citations }) => citations)).toEqual([["1"], ["1"], ["1"]]);
    expect(sentences.find(({ text }) => text === "An item.")?.rest).toBe("With more (Q1 2027).");
  });

  test("are in the text at their stated positions", () => {
    for (const { text: said, offset } of sentences) {
      expect(text.slice(offset, offset + said.length)).toBe(said);
    }
  });

  test("end after a unit, not after an initial", () => {
    const found = splitSentences("It took 3 s. A. Lee saw it.");
    expect(found.map(({ text }) => text)).toEqual(["It took 3 s.", "A. Lee saw it."]);
  });

  test.each([
    "Es sind ca. 40 Boote.",
    "Siehe Nr. 4 der Liste.",
    "Logged by,K. Ross at noon.",
    "Prof. Brandl zahlt 5 Mio. Euro inkl. Montage.",
    "Voir Mme Petit, art. 5, pour max. 9 jours.",
    "Der Lift trägt mind. 4 Räder zzgl. Werkzeug, z.B. Schlüssel.",
    "Mevr. De Smet en dhr. Peeters bellen voor de Inst. Ste-Marie.",
    "De rit duurt ong. 20 minuten, o.a. Gent en Brugge.",
    "La pause dure env. 10 minutes, p. ex. Mardi.",
    "Keep no phone numbers outside the EU, KDG par. 29, see sec. 12 of the contract.",
    "Erlaubt nach Art. 6 Abs. 1 S. 2 lit. b i.V.m. Art. 9, gem. § 26 und lt. Art. 7 Ziff. 3.",
    "Het mag volgens art. 6 lid 1 en par. 4 van de wet.",
    "C'est permis par l'art. 6, al. 2 de la loi.",
    "Notdienst nur bis 20 Uhr, 4–6 Wo. Wartezeit lt. Frau Nguyen.",
    "Aufwand lt. Kessler 9 Tage, inkl. Abnahme Mo. 30.11. im Büro.",
    "Fr. Thomsen und 3 andere rufen Hrn. Voss bzgl. Termin am Fr. 4. Dezember an.",
    "Das Ziel fürs 1. Jahr gilt auch im 2. Quartal und in der 3. Woche.",
    "Fa. Nordbit hilft Fam. Voss z.B. Mi. 9:30 Uhr.",
    "Dhr. De Wit komt vr. 4 december n.a.v. Uw brief, zie blz. 12.",
    "De levering is in wk. 12, t.a.v. Mevr. Smit.",
    "Mw. Smit belt morgen.",
    "Mlle Petit vient lun. 7 décembre, tél. 0461.",
    "We meet Ms. Lee on Fri. 4 Dec, approx. 5 hours, avg. 3 boats.",
    "The migration costs est. 40 hours and starts in May.",
    "Cost est. 40k a year, see vol. 3 of the report.",
  ])("go on after an abbreviation: %s", (said) => {
    expect(splitSentences(said).map(({ text }) => text)).toEqual([said]);
  });

  test("end after a word that is an abbreviation only before a number", () => {
    const found = splitSentences("They said no. Nobody asked for no. 7.");
    expect(found.map(({ text }) => text)).toEqual(["They said no.", "Nobody asked for no. 7."]);
  });

  test.each([
    "The lamp went out (again. Nobody came.) and we left.",
    "Der Weg ist steil (mind. 12 %. Im Winter gesperrt) und schmal.",
    "雨です（今日も。明日も。）から中止します。",
  ])("do not end within brackets: %s", (said) => {
    expect(splitSentences(said).map(({ text }) => text)).toEqual([said]);
  });

  test.each([
    "It is wet :( again. We went home :)",
    "Nobody came (see the plan). We left (see below).",
    "Wir hatten Leim usw. Danach war Pause.",
    "Der Bus fährt 15 Min. Dann hält er.",
    "We open (at last. We had said May.",
    "Nobody has read all of the sec. Then came the audit.",
    "Hold on a sec. 5 drivers are missing.",
    "The page loads in 9 sec. 3 drivers left.",
    "Der Bus hält 15 Min. 20 Leute warten.",
    "The two boats are on par. 12 others are slower.",
    "Meldet euch zu Abs. Danach ist Pause.",
    "Klanten hebben het al. 3 willen meer.",
    "The plant gives 5 MW. 3 towns use it.",
    "Er zit een brief bij elk lid. 3 leden lazen hem.",
    "That shop is a gem. Art lovers come.",
    "Relisez cet al. Puis signez.",
    "Wir treffen uns am Fr. Danach ist Pause.",
    "Fertig ist es Fr. Wir warten.",
    "Es kostet 100 Fr. Kinder zahlen nichts.",
    "Wir kommen am Mo. 30 Leute warten.",
    "Das dauert 4 Wo. Niemand wartet.",
    "Stichtag ist am 5. Tage später ist Schluss.",
    "Das Regal hat Platz für 4. Quartal und Lager zahlen.",
    "We do. 3 May be enough.",
    "I think so. 4 Dec was full.",
    "Ik doe het zo. 3 klanten wachten.",
    "Closed on Sun. 3 people came.",
    "We buy 5 lt. Milk is cheap.",
    "Es gibt Leim, Nägel u.v.m. Danach war Pause.",
  ])("end before the next capital: %s", (said) => {
    expect(splitSentences(said)).toHaveLength(2);
  });

  test("keep German dates together", () => {
    const german = "Am 4. November beschlossen. Ab 1. März für alle.";
    expect(splitSentences(german).map(({ text: said }) => said)).toEqual([
      "Am 4. November beschlossen.",
      "Ab 1. März für alle.",
    ]);
  });

  test.each([
    ["no white space", "x".repeat(500_000)],
    ["marks only", "!?.".repeat(160_000)],
    ["white space", `a${" ".repeat(499_000)}b`],
    ["zalgo", "e\u0301\u0327\u0489. ".repeat(80_000)],
    ["footnotes", "[^1]".repeat(120_000)],
    ["list marks", "- ".repeat(200_000)],
    ["short sentences", "A. ".repeat(160_000)],
    ["table rows", `| a |\n| - |\n${"| a |\n".repeat(60_000)}`],
    ["surrogates", "🙂".repeat(240_000)],
  ])("come from hostile text: %s", (_, hostile) => {
    for (const { text: said, offset } of splitSentences(hostile).slice(0, 50)) {
      expect(hostile.startsWith(said, offset)).toBe(true);
      expect(said.isWellFormed()).toBe(true);
    }
  });
});

test("sentences: Japanese ones end without a space, but not within a quotation", () => {
  const text = "窯は大きい。「温度が下がる。」という声がある！予約は夜にできるか？";
  expect(splitSentences(text).map(({ text }) => text)).toEqual([
    "窯は大きい。",
    "「温度が下がる。」という声がある！",
    "予約は夜にできるか？",
  ]);
});

test.each([
  [["« C'est réglé. »", "Le client part."]],
  [["« C'est réglé.\u00a0»", "Le client part."]],
  [["Il crie : « Non ! » et part."]],
  [["« Paieriez-vous un suivi ? » : oui pour 21 d'entre eux."]],
  [["„Zahlen Sie?“: ja.", "Der Rest nicht."]],
  [["Il part.", "« Elle reste.", "Lui aussi. »", "Fin."]],
  [["«Il part.»", "Elle reste."]],
  [["Um neun war das Angebot da.“", "Herr Yıldız wartet."]],
  [["Er sagte: „Nein.“ und ging."]],
  [["Er sagt.", "»Wir gehen.«", "Sie bleiben."]],
  [["„Ich rief elf Mal an.“ – Frau Petermann, 71.", "Dann nicht mehr."]],
])("sentences: a quotation ends with its closing mark: %j", (sentences) => {
  expect(splitPlainSentences(sentences.join(" "))).toEqual(sentences);
});

test("sentences: a dash at the beginning of a line is not that of a speaker", () => {
  const lines = ["Erstens: Wärme.", "– Zweitens: Licht."];
  expect(splitPlainSentences(lines.join("\n"))).toEqual(lines);
});

test.each([
  ["Wir starten am 5. Okt. 2027 in Bern. Dann weiter.", 2],
  ["Der Pilot beginnt in der 3. Novemberwoche mit zwei Praxen.", 1],
  ["The limit is 5. May I raise it to ten?", 2],
  ["We start in Oct. Then we go on.", 2],
])("sentences: days, months and what begins like one: %s", (text, count) => {
  expect(splitSentences(text)).toHaveLength(count);
});

test.each([
  ["# Title\n\nText here.", [["Text here.", "Title", "prose"]]],
  ["- One.\n- [ ] Two.", [["One.", "", "item"], ["Two.", "", "task"]]], // biome-ignore format: short
  ["| A |\n| - |\n| b |", [["| b |", "", "row"]]],
  ["Text here.", [["Text here.", "", "prose"]]],
])("sentences: a byte order mark before %j changes nothing but offsets", (text, expected) => {
  const marked = `\ufeff${text}`;
  const sentences = splitSentences(marked);
  expect(sentences.map((each) => [each.text, each.section, each.kind])).toEqual(expected);
  for (const each of sentences) expect(marked.startsWith(each.text, each.offset)).toBe(true);
});
