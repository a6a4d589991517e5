import { writeFileSync } from "node:fs";
import path from "node:path";
import { RATED, readFeatures } from "@/lib/ai/classifier/labels/label-model";
import {
  type Example,
  hashExamples,
  readExamples,
  readLines,
  readNotes,
  readTitledNotes,
} from "./read-examples";
import { type Row, rate, type Solution, solve } from "./regression";

// Trains lib/ai/classifier/labels/label-weights.json, the labels of statements and the borders between matters, and prints how many
// labels of held-out lines and borders of held-out notes it gets right.

const WEIGHTS = path.join(import.meta.dirname, "../../lib/ai/classifier/labels/label-weights.json");
/** A feature of a single example improves little; features beyond `MAX_FEATURES`, with the least weights, nothing. */
const MIN_EXAMPLES = 2;
const MAX_FEATURES = 100_000;
const MAX_CELL = 127;

/** Lists the features that tell labels apart best, in the order of their letters; borders use the same. */
function chooseFeatures(examples: readonly Example[]): string[] {
  const counts = new Map<string, number>();
  for (const { text } of examples)
    for (const feature of readFeatures(text)) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const frequent = [...counts].flatMap(([feature, count]) =>
    count >= MIN_EXAMPLES ? [feature] : [],
  );
  const { weights } = trainLabels(frequent, examples);
  return frequent
    .map((feature, row) => ({
      feature,
      norm: Math.hypot(...weights.subarray(row * RATED.length, (row + 1) * RATED.length)),
    }))
    .sort((one, other) => other.norm - one.norm || (one.feature < other.feature ? -1 : 1))
    .slice(0, MAX_FEATURES)
    .map(({ feature }) => feature)
    .sort();
}

const trainLabels = (features: readonly string[], examples: readonly Example[]) =>
  solve(
    toRows(features, examples, ({ label }) => RATED.indexOf(label)),
    features.length,
    RATED.length,
  );

/** The sentences after the first of each note: whether they go on with a matter (0) or begin one (1). */
const readBorders = (folder: "examples" | "held-out", features: readonly string[]) =>
  toRows(
    features,
    readNotes(folder, "paragraphs").flatMap(({ sentences }) => sentences.slice(1)),
    ({ begins }) => Number(begins),
  );

function toRows<Text extends { text: string }>(
  features: readonly string[],
  texts: readonly Text[],
  classify: (text: Text) => number,
): Row[] {
  const numbers = new Map(features.map((feature, at) => [feature, at]));
  return texts.map((each) => ({
    features: [...readFeatures(each.text)].flatMap((feature) => numbers.get(feature) ?? []),
    classIndex: classify(each),
  }));
}

/** As whole numbers of `scale`, a byte each. */
function pack(weights: Float64Array) {
  const scale = round(weights.reduce((most, each) => Math.max(most, Math.abs(each)), 0) / MAX_CELL);
  const cells = Int8Array.from(weights, (weight) =>
    Math.max(-MAX_CELL, Math.min(MAX_CELL, Math.round(weight / scale))),
  );
  return { scale, cells: Buffer.from(cells.buffer).toString("base64") };
}

const round = (value: number) => Number(value.toPrecision(6));

function write(features: readonly string[], labels: Solution, borders: Solution, hash: string) {
  const [goesOn = 0, begins = 0] = borders.biases;
  const content = {
    examples: hash,
    features: features.join("\n"),
    labels: { ...pack(labels.weights), biases: labels.biases.map(round) },
    borders: {
      ...pack(
        Float64Array.from(
          features,
          (_, at) => (borders.weights[2 * at + 1] ?? 0) - (borders.weights[2 * at] ?? 0),
        ),
      ),
      bias: round(begins - goesOn),
    },
  };
  writeFileSync(WEIGHTS, `${JSON.stringify(content, null, 2)}\n`);
}

/** Prints the share of right labels among texts that no model was trained on. */
function measure(
  name: string,
  features: readonly string[],
  labels: Solution,
  lines: readonly Example[],
) {
  const right = new Map<string, [number, number]>();
  const rows = toRows(features, lines, ({ label }) => RATED.indexOf(label));
  for (const [at, row] of rows.entries()) {
    const shares = rate(labels, row.features);
    const isRight = shares.indexOf(Math.max(...shares)) === row.classIndex;
    for (const group of ["all", lines[at]?.language ?? "", RATED[row.classIndex] ?? ""]) {
      const [hits, count] = right.get(group) ?? [0, 0];
      right.set(group, [hits + Number(isRight), count + 1]);
    }
  }
  for (const [group, [hits, count]] of right)
    console.log(`${name}, ${group}: ${Math.round((100 * hits) / count)} % of ${count}`);
}

const examples = readExamples();
const features = chooseFeatures(examples);
const labels = trainLabels(features, examples);
const borders = solve(readBorders("examples", features), features.length, 2);
write(features, labels, borders, hashExamples());
measure("lines", features, labels, readLines("held-out"));
measure("titled notes", features, labels, readTitledNotes("held-out"));
const heldOut = readBorders("held-out", features);
const right = heldOut.filter(
  ({ features, classIndex }) => (rate(borders, features)[classIndex] ?? 0) > 0.5,
);
console.log(`borders: ${Math.round((100 * right.length) / heldOut.length)} % of ${heldOut.length}`);
