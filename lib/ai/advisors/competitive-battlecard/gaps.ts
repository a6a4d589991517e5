import { plainName } from "./competitor";

/** What a battlecard needs to know, how its absence shows, and what to add. */
type Need = { isMet(said: string): boolean; missing(name: string): string };

const says = (pattern: RegExp) => (said: string) => pattern.test(said);

const NEEDS: readonly Need[] = [
  {
    isMet: says(/[€$£]|\b(?:price|prices|quotation|free)\b/i),
    missing: (name) =>
      `No item says what ${name} costs. Add its price and the date you read it, labelled key competitors.`,
  },
  {
    isMet: says(/\b(?:because|reasons?|due to)\b/i),
    missing: (name) =>
      `No item says why deals are won or lost against ${name}. Add one labelled key competitors.`,
  },
];

/** What is said of a competitor, by the parts of a battlecard. */
type Parts = {
  said: string;
  strengths: number;
  weaknesses: number;
  our_advantages: number;
  objections: number;
};

/** What the battlecard lacks, each with what to add. */
export function gapsOf(competitorName: string, parts: Parts): string[] {
  const name = plainName(competitorName) || "this competitor";
  if (parts.said === "") {
    return [
      `No item names ${name}. Add one labelled key competitors: what it sells, to whom, at what price, and what it does well and badly.`,
      `No item says why deals are won or lost against ${name}. Add what buyers said, labelled user feedback.`,
    ];
  }
  return [
    parts.strengths === 0 &&
      `No item says what ${name} does well. Add it to an item labelled key competitors.`,
    parts.weaknesses === 0 &&
      `No item says where ${name} is weak. Add it to an item labelled key competitors.`,
    parts.our_advantages === 0 &&
      `No item says what we have that ${name} lacks. Add a decision, a feature idea or market research with a figure.`,
    parts.objections === 0 &&
      `No item says what buyers hold against us when they compare us with ${name}. Add their words, labelled user feedback.`,
    ...NEEDS.map(({ isMet, missing }) => !isMet(parts.said) && missing(name)),
  ].filter((gap) => gap !== false);
}
