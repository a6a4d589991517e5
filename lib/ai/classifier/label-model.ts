import { CONTEXT_LABELS, type ContextLabel } from "@/lib/schemas/enums";
import { readFeatures } from "./features";
import weights from "./label-weights.json";

/** `external_link` is read from its form, so that the model does not know it. */
export type Rated = Exclude<ContextLabel, "external_link"> | "goal" | "noise";

const isRated = (label: ContextLabel | "goal" | "noise"): label is Rated =>
  label !== "external_link";
/** In the order of their weights. */
export const RATED: readonly Rated[] = [
  ...CONTEXT_LABELS,
  "goal" as const,
  "noise" as const,
].filter(isRated);

export type Ratings = Record<Rated, number>;

const rows = new Map(weights.features.split("\n").map((feature, row) => [feature, row]));
const cells = new Int8Array(Buffer.from(weights.cells, "base64"));

/**
 * The probability of each label for a statement alone, without its heading: a linear model (multinomial logistic
 * regression), trained on `scripts/classifier/examples` by `npm run train:classifier`.
 */
export function rateLabels(text: string): Ratings {
  const known = [...readFeatures(text)].flatMap((feature) => rows.get(feature) ?? []);
  const scale = weights.scale / Math.sqrt(known.length || 1);
  const sums = RATED.map((_, at) => {
    const sum = known.reduce((total, row) => total + (cells[row * RATED.length + at] ?? 0), 0);
    return Math.exp(sum * scale + (weights.biases[at] ?? 0));
  });
  const total = sums.reduce((one, other) => one + other, 0);
  const share = (label: Rated) => (sums[RATED.indexOf(label)] ?? 0) / total;
  return Object.fromEntries(RATED.map((label) => [label, share(label)])) as Ratings; // a key for each label
}

const CERTAIN = 0.5;

/** Whether something is said that a label stands for, rather than noise or a fact without one. */
export const isTelling = (own: Ratings) =>
  RATED.some((label) => label !== "noise" && label !== "general_note" && own[label] >= CERTAIN);
