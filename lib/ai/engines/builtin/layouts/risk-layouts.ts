import { toPlainText } from "@/lib/ai/engines/builtin/excerpt";
import { writeTable } from "@/lib/ai/engines/builtin/write-markdown";
import type { Evidence } from "@/lib/ai/evidence";
import { bullets, type Layout, type Layouts, limitTo, MOST_ROWS } from "./layout";

/** The parts of a risk: the column of each, and the words that people put before the colon. */
const PARTS = [
  { name: "cause", column: "Cause", words: ["cause", "reason", "trigger"] },
  {
    name: "effect",
    column: "Effect",
    words: ["effect", "impact", "consequence", "consequences", "damage"],
  },
  { name: "likelihood", column: "Likelihood", words: ["likelihood", "probability", "chance"] },
  {
    name: "response",
    column: "Countermeasure",
    words: ["countermeasure", "countermeasures", "mitigation", "response", "answer"],
  },
  { name: "sign", column: "Warning sign", words: ["sign", "warning sign"] },
  {
    name: "contingency",
    column: "Contingency plan",
    words: ["contingency", "contingency plan", "fallback", "plan b"],
  },
  { name: "owner", column: "Owner", words: ["owner"] },
  { name: "status", column: "Status", words: ["status", "state"] },
] as const;
type RiskPart = (typeof PARTS)[number]["name"];

const LABEL = new RegExp(
  `(?<=^|[\\s(])(${PARTS.flatMap(({ words }) => words).join("|")}):\\s`,
  "gi",
);

const findPart = (label: string) =>
  PARTS.find(({ words }) => words.some((word) => word === label.toLowerCase()))?.name;

/** Capitalizes the first letter, except in names such as iOS. */
const capitalize = (text: string) =>
  text.replace(/^\p{Ll}(?!\p{Lu})/u, (letter) => letter.toLocaleUpperCase("en"));

/** Splits plain text at labels such as `Cause:` and `Effect:`; `lead` is the text before the first label. */
function splitAtLabels(text: string): {
  lead: string;
  parts: ReadonlyMap<RiskPart, string>;
} {
  const labels = [...text.matchAll(LABEL)];
  const parts = new Map<RiskPart, string>();
  labels.forEach((label, index) => {
    const part = findPart(label[1] ?? "");
    const said = text.slice(label.index + label[0].length, labels[index + 1]?.index).trim();
    const before = parts.get(part ?? "cause");
    if (part && said !== "")
      parts.set(part, before ? `${before} ${capitalize(said)}` : capitalize(said));
  });
  return { lead: text.slice(0, labels[0]?.index).trim(), parts };
}

// Longer than an excerpt, so that it holds all labelled sentences.
const readRisk = (piece: Evidence) => splitAtLabels(toPlainText(piece.text, 1200));

const isRisk = (piece: Evidence) => piece.type === "context_item" && piece.label === "risk";

/** Writes risks as a table of these parts; risks that have none of them are bullets. */
const makeRiskTable = (names: readonly RiskPart[]): Omit<Layout, "isPart"> => {
  const columns = PARTS.filter(({ name }) => names.includes(name));
  const isLabelled = (piece: Evidence) => names.some((name) => readRisk(piece).parts.has(name));
  return {
    takes: isRisk,
    hasRoom: limitTo(MOST_ROWS),
    write: (pieces) => {
      const rows = pieces.filter(isLabelled).map((piece) => {
        const { lead, parts } = readRisk(piece);
        const cells = columns.map(({ name }) => parts.get(name) ?? null);
        return { piece, note: names.includes("cause") ? lead : "", cells };
      });
      const heads = columns.map(({ column }) => column);
      const rest = pieces.filter((piece) => !isLabelled(piece));
      const blocks = [
        rows.length > 0 ? writeTable("Risk", heads, rows) : "",
        rest.length > 0 ? bullets.write(rest) : "",
      ];
      return blocks.filter((block) => block !== "").join("\n\n");
    },
  };
};

const makeRiskPart = (name: RiskPart): Layout => ({
  ...makeRiskTable([name]),
  isPart: true,
  takes: (piece) => isRisk(piece) && readRisk(piece).parts.has(name),
});

export const riskLayouts = {
  risks: { ...makeRiskTable(PARTS.map(({ name }) => name)), isPart: false },
  // The parts that have no heading of their own in a risk register.
  risk_causes: {
    ...makeRiskTable(["cause", "effect", "likelihood", "owner", "status"]),
    isPart: true,
  },
  risk_responses: makeRiskPart("response"),
  risk_signs: makeRiskPart("sign"),
  risk_contingencies: makeRiskPart("contingency"),
} satisfies Partial<Layouts>;
