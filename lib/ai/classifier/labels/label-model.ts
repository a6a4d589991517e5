import { CONTEXT_LABELS } from "@/lib/schemas/enums";
import weights from "./label-weights.json";

/** `external_link` is recognized by its form, so the model does not rate it. */
export const RATED_LABELS = CONTEXT_LABELS.filter((label) => label !== "external_link");

/** In the order of their weights. */
export const RATED = [...RATED_LABELS, "goal", "noise"] as const;
export type Rated = (typeof RATED)[number];
export type Ratings = Record<Rated, number>;

const rows = new Map(weights.features.split("\n").map((feature, row) => [feature, row]));
const unpack = (cells: string) => new Int8Array(Buffer.from(cells, "base64"));
const labelCells = unpack(weights.labels.cells);
const borderCells = unpack(weights.borders.cells);

/**
 * The probability of each label for a statement alone, without its heading, or for a note as `joinTitle` writes it: a linear model
 * (multinomial logistic regression), trained on `scripts/classifier/examples` by `npm run train:classifier`. `weighNats` adds to
 * its logarithm.
 */
export function rateLabels(text: string, weighNats: (label: Rated) => number = () => 0): Ratings {
  const known = findRows(text);
  const scale = weights.labels.scale / Math.sqrt(known.length || 1);
  const powers = RATED.map((label, at) => {
    const sum = known.reduce((total, row) => total + (labelCells[row * RATED.length + at] ?? 0), 0);
    const nats = sum * scale + (weights.labels.biases[at] ?? 0) + weighNats(label);
    return [label, Math.exp(nats)] as const;
  });
  const total = powers.reduce((sum, [, power]) => sum + power, 0);
  return Object.fromEntries(powers.map(([label, power]) => [label, power / total])) as Ratings; // a key for each label
}

/** Writes a note with its title, as the model was trained on them. */
export const joinTitle = (title: string, text: string) => `${title}. ${text}`;

/**
 * How likely a sentence of running text begins another matter than the sentence before it, from its words alone: the logarithm of the
 * odds, trained on the notes of `scripts/classifier/examples/paragraphs`.
 */
export function rateBeginning(sentence: string): number {
  const known = findRows(sentence);
  const sum = known.reduce((total, row) => total + (borderCells[row] ?? 0), 0);
  return (sum * weights.borders.scale) / Math.sqrt(known.length || 1) + weights.borders.bias;
}

const findRows = (text: string) =>
  [...readFeatures(text)].flatMap((feature) => rows.get(feature) ?? []);

/** Whether several of the model's examples have a word; most names are unknown. */
export const isKnownWord = (word: string) => rows.has(simplify(word));

const CERTAIN = 0.5;

/** Whether a statement clearly has a label of its own, so that it is neither noise nor a general note. */
export const isTelling = (ratings: Ratings) =>
  RATED.some((label) => label !== "noise" && label !== "general_note" && ratings[label] >= CERTAIN);

const JAPANESE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]+/gu;
const TOKEN = /\p{L}[\p{L}'’]*|\d[\d.,:]*|[€$£¥%?!"“”„«»]/gu;
const MAX_GRAM = 4;
const BEGINNING = 4;
const ENDING = 3;
const MIN_ENDED = 6;
/** Most words of a short statement, a shorter one, and so on. */
const LENGTHS = [25, 16, 10, 6, 3];
const CHARACTERS_A_WORD = 3;

/**
 * The features of a statement for the label model: words with their beginnings, endings and neighbors,
 * runs of one to four Japanese characters, because Japanese has no spaces, and its length. All numbers are the
 * same word. A repeated feature counts once.
 */
export function readFeatures(text: string): Set<string> {
  const said = text.normalize("NFKC");
  const features = new Set<string>();
  const tokens = said.replaceAll(JAPANESE, " ").match(TOKEN) ?? [];
  const runs = said.match(JAPANESE) ?? [];
  const length = tokens.length + runs.join("").length / CHARACTERS_A_WORD;
  for (const most of LENGTHS) if (length <= most) features.add(`#${most}`);
  let before = "^";
  let wasName = false;
  for (const token of tokens) {
    const word = simplify(token);
    if (/^\p{Lu}/u.test(token)) features.add("Aa").add(`${before} Aa`);
    if (wasName) features.add(`Aa ${word}`);
    wasName = /^\p{Lu}/u.test(token);
    features.add(word).add(`${before} ${word}`);
    if (word.length > BEGINNING) features.add(`${word.slice(0, BEGINNING)}-`);
    if (word.length >= MIN_ENDED) features.add(`-${word.slice(-ENDING)}`);
    before = word;
  }
  features.add(`${before} $`);
  for (const run of runs) {
    features.add(`${run.slice(-2)}$`);
    for (let length = 1; length <= MAX_GRAM; length++)
      for (let at = 0; at + length <= run.length; at++) features.add(run.slice(at, at + length));
  }
  return features;
}

const simplify = (token: string) =>
  /^\d/.test(token)
    ? "0"
    : token.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("’", "'");
