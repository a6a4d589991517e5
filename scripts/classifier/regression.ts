const RATE = 0.5;
const BIAS_RATE = 0.02;
const DECAY = 1e-4;
/** More epochs fit the examples better and held-out lines worse. */
const EPOCHS = 3;
/** The share of naive Bayes in the weights that the regression starts from. */
const PRIOR = 0.5;
/** Seeds of the orders in which the examples are read: the mean of their weights depends less on a few new lines. */
const ORDERS = [1, 2, 3, 4, 5];

/** An example, as the numbers of its features and of its class. */
export type Row = { features: readonly number[]; classIndex: number };

/** `weights` has a line for each feature, with a cell for each class. */
export type Solution = { weights: Float64Array; biases: number[] };

/** Multinomial logistic regression by AdaGrad, from the weights of naive Bayes, with the same result each time. */
export function solve(rows: readonly Row[], features: number, classes: number): Solution {
  const prior = countPrior(rows, features, classes);
  const solutions = ORDERS.map((seed) => descend(rows, prior, classes, makeRandom(seed)));
  const takeMean = (values: readonly number[]) =>
    values.reduce((sum, each) => sum + each, 0) / values.length;
  return {
    weights: prior.map((_, cell) => takeMean(solutions.map(({ weights }) => weights[cell] ?? 0))),
    biases:
      solutions[0]?.biases.map((_, at) =>
        takeMean(solutions.map(({ biases }) => biases[at] ?? 0)),
      ) ?? [],
  };
}

/** The probability of each class. */
export function rate({ weights, biases }: Solution, features: readonly number[]): number[] {
  const size = 1 / Math.sqrt(features.length || 1);
  const sums = biases.map((bias, at) =>
    features.reduce(
      (sum, feature) => sum + (weights[feature * biases.length + at] ?? 0) * size,
      bias,
    ),
  );
  const powers = sums.map((sum) => Math.exp(sum));
  const total = powers.reduce((one, other) => one + other, 0);
  return powers.map((power) => power / total);
}

function descend(
  rows: readonly Row[],
  prior: Float64Array,
  classes: number,
  random: () => number,
): Solution {
  const weights = Float64Array.from(prior);
  const squares = new Float64Array(weights.length).fill(1e-6);
  const biases = Array.from({ length: classes }, () => 0);
  for (let epoch = 0; epoch < EPOCHS; epoch++) for (const row of shuffle(rows, random)) step(row);
  return { weights, biases };

  function step({ features, classIndex }: Row) {
    const size = 1 / Math.sqrt(features.length || 1);
    const shares = rate({ weights, biases }, features);
    for (let at = 0; at < classes; at++) {
      const error = (shares[at] ?? 0) - (at === classIndex ? 1 : 0);
      biases[at] = (biases[at] ?? 0) - BIAS_RATE * error;
      for (const feature of features) {
        const cell = feature * classes + at;
        const slope = error * size + DECAY * ((weights[cell] ?? 0) - (prior[cell] ?? 0));
        squares[cell] = (squares[cell] ?? 0) + slope * slope;
        weights[cell] = (weights[cell] ?? 0) - (RATE * slope) / Math.sqrt(squares[cell] ?? 1);
      }
    }
  }
}

/** The logarithm of how much more often a feature has a class than all examples do, one example of each smoothed in. */
function countPrior(rows: readonly Row[], count: number, classes: number): Float64Array {
  const shares = Array.from(
    { length: classes },
    (_, at) => rows.filter(({ classIndex }) => classIndex === at).length / rows.length,
  );
  const cells = new Float64Array(count * classes);
  const totals = new Float64Array(count);
  for (const { features, classIndex } of rows)
    for (const feature of features) {
      const cell = feature * classes + classIndex;
      cells[cell] = (cells[cell] ?? 0) + 1;
      totals[feature] = (totals[feature] ?? 0) + 1;
    }
  return cells.map((number, cell) => {
    const share = shares[cell % classes] ?? 0;
    const total = totals[Math.floor(cell / classes)] ?? 0;
    return PRIOR * Math.log((number + share) / ((total + 1) * share));
  });
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
