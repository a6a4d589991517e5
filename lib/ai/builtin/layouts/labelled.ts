/** What a sentence of a risk is about, and the words people put before the colon. */
const LABELS = {
  cause: ["cause", "reason", "trigger"],
  effect: ["effect", "impact", "consequence", "consequences", "damage"],
  likelihood: ["likelihood", "probability", "chance"],
  response: ["countermeasure", "countermeasures", "mitigation", "response", "answer"],
  sign: ["sign", "warning sign"],
  contingency: ["contingency", "contingency plan", "fallback", "plan b"],
  owner: ["owner"],
  status: ["status", "state"],
} as const;

export type RiskPart = keyof typeof LABELS;

const PARTS: readonly RiskPart[] = [
  "cause",
  "effect",
  "likelihood",
  "response",
  "sign",
  "contingency",
  "owner",
  "status",
];
const ALL = PARTS.flatMap((part) => LABELS[part]).join("|");
const LABEL = new RegExp(`(?<=^|[\\s(])(${ALL}):\\s`, "gi");

const partOf = (word: string) =>
  PARTS.find((part) => LABELS[part].some((label) => label === word.toLowerCase()));

/** A cell begins like a sentence, but for names such as iOS. */
const capital = (text: string) =>
  text.replace(/^\p{Ll}(?!\p{Lu})/u, (letter) => letter.toLocaleUpperCase("en"));

/** Plain text taken apart at `Cause: … Effect: …`; `lead` is what stands before the first of them. */
export function labelledParts(text: string): {
  lead: string;
  parts: ReadonlyMap<RiskPart, string>;
} {
  const labels = [...text.matchAll(LABEL)];
  const parts = new Map<RiskPart, string>();
  labels.forEach((label, index) => {
    const part = partOf(label[1] ?? "");
    const said = text.slice(label.index + label[0].length, labels[index + 1]?.index).trim();
    const before = parts.get(part ?? "cause");
    if (part && said !== "") parts.set(part, before ? `${before} ${capital(said)}` : capital(said));
  });
  return { lead: text.slice(0, labels[0]?.index).trim(), parts };
}
