import { readWords } from "@/lib/ai/engines/builtin/evidence-blocks";
import { readBlocks } from "@/lib/ai/engines/builtin/fitting-passages";
import { writeItem, writeTable } from "@/lib/ai/engines/builtin/write-markdown";
import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import type { Layout } from ".";

/** The parts of a risk: the column of each, and the words that people put before the colon, in five languages. */
const PARTS = {
  cause: { column: "Cause", words: "cause|reason|trigger|ursache|grund|oorzaak|原因" },
  effect: {
    column: "Effect",
    words:
      "effect|impact|consequences?|damage|folgen?|auswirkung(?:en)?|schaden|gevolg(?:en)?|effet|conséquences?|影響",
  },
  likelihood: {
    column: "Likelihood",
    words:
      "likelihood|probability|chance|(?:eintritts)?wahrscheinlichkeit|kans|waarschijnlijkheid|probabilité|発生確率|可能性",
  },
  response: {
    column: "Countermeasure",
    words:
      "countermeasures?|mitigation|response|answer|(?:gegen)?maßnahmen?|(?:tegen)?maatregel(?:en)?|mesures?|parade|対策",
  },
  sign: {
    column: "Warning sign",
    words:
      "(?:warning )?sign|(?:warn|an)zeichen|warnsignal|(?:waarschuwings)?signaal|signe|signal|兆候|目印",
  },
  contingency: {
    column: "Contingency plan",
    words: "contingency(?: plan)?|fallback|plan b|notfallplan|noodplan|plan de secours|代替案",
  },
  owner: {
    column: "Owner",
    words: "owner|verantwortlich|zuständig|eigenaar|verantwoordelijke?|responsable|担当",
  },
  status: { column: "Status", words: "status|state|stand|statut|状況" },
};
type RiskPart = keyof typeof PARTS;
const NAMES = Object.keys(PARTS) as RiskPart[]; // a constant record has no other keys

const LABEL = new RegExp(
  `(?<=^|[\\s(。])(?:${NAMES.map((name) => `(?<${name}>${PARTS[name].words})`).join("|")})(?: ?:\\s|：)`,
  "giu",
);

const capitalize = (text: string) =>
  text.replace(/^\p{Ll}(?!\p{Lu})/u, (letter) => letter.toLocaleUpperCase("en"));

/** Splits a risk at labels such as `Cause:` and `Effect:`; `lead` is the text before the first label. */
function readRisk(piece: Evidence) {
  const text = readBlocks(piece).map(readWords).join(" ").slice(0, 1200);
  const labels = [...text.matchAll(LABEL)];
  const parts = new Map<RiskPart, string>();
  labels.forEach((label, index) => {
    const name = NAMES.find((each) => label.groups?.[each] !== undefined);
    const said = text.slice(label.index + label[0].length, labels[index + 1]?.index).trim();
    if (!name || said === "") return;
    parts.set(name, [parts.get(name) ?? "", capitalize(said)].join(" ").trim());
  });
  return { lead: text.slice(0, labels[0]?.index).trim(), parts };
}

function makeRiskTable(...names: readonly RiskPart[]): Layout {
  const isLabelled = (piece: Evidence) => names.some((name) => readRisk(piece).parts.has(name));
  return {
    takes: (piece) => hasLabel(piece, "risk"),
    write(pieces) {
      const rows = pieces.filter(isLabelled).map((piece) => {
        const { lead, parts } = readRisk(piece);
        const cells = names.map((name) => parts.get(name) ?? null);
        return { piece, note: names.includes("cause") ? lead : "", cells };
      });
      const columns = names.map((name) => PARTS[name].column);
      const rest = pieces.filter((piece) => !isLabelled(piece)).map((piece) => writeItem(piece));
      const table = rows.length > 0 ? writeTable("Risk", columns, rows) : "";
      return [table, rest.join("\n")].filter((block) => block !== "").join("\n\n");
    },
  };
}

const makeRiskPart = (name: RiskPart): Layout => ({
  ...makeRiskTable(name),
  isPart: true,
  takes: (piece) => hasLabel(piece, "risk") && readRisk(piece).parts.has(name),
});

export const riskLayouts = {
  risks: makeRiskTable(...NAMES),
  /** The parts that have no heading of their own in a risk register. */
  risk_causes: {
    ...makeRiskTable("cause", "effect", "likelihood", "owner", "status"),
    isPart: true,
  },
  risk_responses: makeRiskPart("response"),
  risk_signs: makeRiskPart("sign"),
  risk_contingencies: makeRiskPart("contingency"),
} satisfies Record<string, Layout>;
