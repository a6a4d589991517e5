import { writeFileSync } from "node:fs";
import path from "node:path";
import { RATED, readFeatures } from "@/lib/ai/classifier/label-model";
import { type Example, hashExamples, readExamples, readLines } from "./read-examples";

// Trains lib/ai/classifier/label-weights.json, and prints how many labels of held-out lines it gets right.

const WEIGHTS = path.join(import.meta.dirname, "../../lib/ai/classifier/label-weights.json");
const EPOCHS = 5;
const RATE = 0.5;
const BIAS_RATE = 0.02;
const DECAY = 1e-4;
/** A feature of a single example improves little; features beyond `MAX_FEATURES`, with the least weights, nothing. */
const MIN_EXAMPLES = 2;
const MAX_FEATURES = 40_000;
/** The share of naive Bayes in the weights that the regression starts from. */
const PRIOR = 0.5;
const MAX_CELL = 127;
/** Seeds of the orders in which the examples are read: the mean of their weights depends less on a few new lines. */
const ORDERS = [1, 2, 3, 4, 5];

type Model = { features: string[]; weights: Float64Array; biases: number[] };
type Row = { features: number[]; label: number };

const labels = RATED.length;

function train(examples: readonly Example[]): Model {
  const read = examples.map(({ text }) => [...readFeatures(text)]);
  const counts = new Map<string, number>();
  for (const feature of read.flat()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const frequent = [...counts]
    .filter(([, count]) => count >= MIN_EXAMPLES)
    .map(([feature]) => feature);
  const all = solve(frequent, examples, read);
  const telling = frequent
    .map((feature, row) => ({
      feature,
      norm: Math.hypot(...all.weights.subarray(row * labels, (row + 1) * labels)),
    }))
    .sort((one, other) => other.norm - one.norm || (one.feature < other.feature ? -1 : 1))
    .slice(0, MAX_FEATURES)
    .map(({ feature }) => feature)
    .sort();
  return solve(telling, examples, read);
}

/** Multinomial logistic regression by AdaGrad, from the weights of naive Bayes, with the same result each time. */
function solve(features: string[], examples: readonly Example[], read: readonly string[][]): Model {
  const numbers = new Map(features.map((feature, at) => [feature, at]));
  const rows = examples.map(
    ({ label }, at): Row => ({
      features: (read[at] ?? []).flatMap((feature) => numbers.get(feature) ?? []),
      label: RATED.indexOf(label),
    }),
  );
  const prior = countPrior(features.length, rows);
  const solutions = ORDERS.map((seed) => descend(rows, prior, makeRandom(seed)));
  const takeMean = (values: readonly number[]) =>
    values.reduce((sum, each) => sum + each, 0) / values.length;
  return {
    features,
    weights: prior.map((_, cell) => takeMean(solutions.map(({ weights }) => weights[cell] ?? 0))),
    biases: RATED.map((_, at) => takeMean(solutions.map(({ biases }) => biases[at] ?? 0))),
  };
}

function descend(rows: readonly Row[], prior: Float64Array, random: () => number) {
  const weights = Float64Array.from(prior);
  const squares = new Float64Array(weights.length).fill(1e-6);
  const biases = RATED.map(() => 0);
  for (let epoch = 0; epoch < EPOCHS; epoch++) for (const row of shuffle(rows, random)) step(row);
  return { weights, biases };

  function step({ features: known, label }: Row) {
    const size = 1 / Math.sqrt(known.length || 1);
    const shares = rate({ weights, biases }, known);
    for (let at = 0; at < labels; at++) {
      const error = (shares[at] ?? 0) - (at === label ? 1 : 0);
      biases[at] = (biases[at] ?? 0) - BIAS_RATE * error;
      for (const feature of known) {
        const cell = feature * labels + at;
        const slope = error * size + DECAY * ((weights[cell] ?? 0) - (prior[cell] ?? 0));
        squares[cell] = (squares[cell] ?? 0) + slope * slope;
        weights[cell] = (weights[cell] ?? 0) - (RATE * slope) / Math.sqrt(squares[cell] ?? 1);
      }
    }
  }
}

/** The logarithm of how much more often a feature has a label than all examples do, one example of each smoothed in. */
function countPrior(count: number, rows: readonly Row[]): Float64Array {
  const shares = RATED.map(
    (_, at) => rows.filter(({ label }) => label === at).length / rows.length,
  );
  const cells = new Float64Array(count * labels);
  const totals = new Float64Array(count);
  for (const { features, label } of rows)
    for (const feature of features) {
      const cell = feature * labels + label;
      cells[cell] = (cells[cell] ?? 0) + 1;
      totals[feature] = (totals[feature] ?? 0) + 1;
    }
  return cells.map((number, cell) => {
    const share = shares[cell % labels] ?? 0;
    const total = totals[Math.floor(cell / labels)] ?? 0;
    return PRIOR * Math.log((number + share) / ((total + 1) * share));
  });
}

function rate({ weights, biases }: Pick<Model, "weights" | "biases">, known: readonly number[]) {
  const size = 1 / Math.sqrt(known.length || 1);
  const sums = biases.map((bias, at) =>
    known.reduce((sum, feature) => sum + (weights[feature * labels + at] ?? 0) * size, bias),
  );
  const powers = sums.map((sum) => Math.exp(sum));
  const total = powers.reduce((one, other) => one + other, 0);
  return powers.map((power) => power / total);
}

/** Park and Miller's generator. */
function makeRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function shuffle<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((value) => ({ value, key: random() }))
    .sort((one, other) => one.key - other.key)
    .map(({ value }) => value);
}

function write({ features, weights, biases }: Model, examples: readonly Example[]) {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const scale = largest / MAX_CELL;
  const cells = Buffer.from(
    Int8Array.from(weights, (weight) => Math.round(weight / scale)).buffer,
  ).toString("base64");
  const round = (value: number) => Number(value.toPrecision(6));
  writeFileSync(
    WEIGHTS,
    `${JSON.stringify({ examples: hashExamples(examples), scale: round(scale), biases: biases.map(round), features: features.join("\n"), cells }, null, 2)}\n`,
  );
}

/** Prints the share of right labels among lines that no model was trained on. */
function measure(model: Model, lines: readonly Example[]) {
  const numbers = new Map(model.features.map((feature, at) => [feature, at]));
  const right = new Map<string, [number, number]>();
  for (const { text, label, language } of lines) {
    const known = [...readFeatures(text)].flatMap((feature) => numbers.get(feature) ?? []);
    const shares = rate(model, known);
    const found = RATED[shares.indexOf(Math.max(...shares))];
    for (const group of ["all", language, label]) {
      const [hits, count] = right.get(group) ?? [0, 0];
      right.set(group, [hits + (found === label ? 1 : 0), count + 1]);
    }
  }
  for (const [group, [hits, count]] of right)
    console.log(`${group}: ${Math.round((100 * hits) / count)} % of ${count}`);
}

const examples = readExamples();
const model = train(examples);
write(model, examples);
measure(model, readLines("held-out"));
