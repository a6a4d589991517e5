import { describe, expect, test } from "vitest";
import {
  isTelling,
  RATED,
  rateBeginning,
  rateLabels,
  readFeatures,
} from "@/lib/ai/classifier/labels/label-model";
import weights from "@/lib/ai/classifier/labels/label-weights.json";
import { hashExamples, readExamples, readLines } from "@/scripts/classifier/read-examples";

const sum = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0);

describe("label model: the weights", () => {
  test("are trained on the examples: run `npm run train:classifier` after a change of them", () => {
    expect(weights.examples).toBe(hashExamples());
  });

  test("are of the features that the code reads", () => {
    const features = new Set(readExamples().flatMap(({ text }) => [...readFeatures(text)]));
    expect(weights.features.split("\n").filter((feature) => !features.has(feature))).toEqual([]);
  });

  test("have an example of each label in each language, and none twice", () => {
    const examples = readExamples();
    const languages = [...new Set(examples.map(({ language }) => language))];
    expect(languages).toEqual(["de", "en", "fr", "ja", "nl"]);
    const known = new Set(examples.map(({ language, label }) => `${language} ${label}`));
    expect(known.size).toBe(languages.length * RATED.length);
    expect(new Set(examples.map(({ language, text }) => `${language} ${text}`)).size).toBe(
      examples.length,
    );
  });
});

describe("label model: held-out lines", () => {
  const lines = readLines("held-out");

  test("are no examples", () => {
    const examples = new Set(readExamples().map(({ text }) => text));
    expect(lines.filter(({ text }) => examples.has(text))).toEqual([]);
  });

  test.each(["de", "en", "fr", "ja", "nl"])(
    "get the right label in four of five cases: %s",
    (language) => {
      const own = lines.filter((line) => line.language === language);
      const right = own.filter(({ text, label }) => {
        const ratings = rateLabels(text);
        return RATED.every((other) => ratings[other] <= ratings[label]);
      });
      expect(right.length / own.length).toBeGreaterThan(0.8);
    },
  );
});

describe("label model: the ratings", () => {
  test("are shares of one, also of a text without a known word", () => {
    for (const text of ["We agreed to wait.", "", "qqqq zzzz", "来月から始めることにした。"]) {
      expect(sum(Object.values(rateLabels(text)))).toBeCloseTo(1);
    }
  });

  test("ignore accents and the value of a number", () => {
    expect(rateLabels("les élèves : 12")).toEqual(rateLabels("les eleves : 345"));
  });

  test("move towards a label by nats", () => {
    const even = rateLabels("qqqq zzzz");
    const moved = rateLabels("qqqq zzzz", (label) => (label === "risk" ? 3 : 0));
    expect(moved.risk / moved.decision).toBeCloseTo((even.risk / even.decision) * Math.exp(3));
    expect(sum(Object.values(moved))).toBeCloseTo(1);
  });

  test("are not telling for noise or a plain fact", () => {
    expect(isTelling(rateLabels("We decided to close on Mondays."))).toBe(true);
    expect(isTelling(rateLabels("thanks all, see you next week"))).toBe(false);
  });
});

test.each([
  ["Because of that, two of them left.", "We agreed to buy a second van."],
  [
    "Deshalb sind zwei von ihnen gegangen.",
    "Wir haben beschlossen, einen zweiten Wagen zu kaufen.",
  ],
  ["Daardoor zijn er twee vertrokken.", "We hebben besloten een tweede bus te kopen."],
  [
    "C'est pourquoi deux d'entre eux sont partis.",
    "Nous avons décidé d'acheter une deuxième camionnette.",
  ],
  ["そのため二人が辞めた。", "二台目の車を買うことに決めた。"],
])(
  "label model: a consequence begins another matter less likely than a decision: %s",
  (one, other) => {
    expect(rateBeginning(one)).toBeLessThan(rateBeginning(other));
  },
);
