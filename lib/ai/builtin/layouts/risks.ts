import { plainText } from "@/lib/ai/builtin/excerpt";
import type { Evidence } from "@/lib/ai/evidence";
import { bullets } from "./bullets";
import { labelledParts, type RiskPart } from "./labelled";
import { type Layout, MOST_ROWS, upTo } from "./layout";
import { table } from "./table-layout";

const COLUMNS: Readonly<Record<RiskPart, string>> = {
  cause: "Cause",
  effect: "Effect",
  likelihood: "Likelihood",
  response: "Countermeasure",
  sign: "Warning sign",
  contingency: "Contingency plan",
  owner: "Owner",
  status: "Status",
};

/** Enough of a text to hold all of its labelled sentences. */
const read = (piece: Evidence) => labelledParts(plainText(piece.text, 1200));

function riskTable(columns: readonly RiskPart[], takes: Layout["takes"], isPart: boolean): Layout {
  const isLabelled = (piece: Evidence) => columns.some((column) => read(piece).parts.has(column));
  return {
    isPart,
    takes: (piece) => piece.type === "context_item" && piece.label === "risk" && takes(piece),
    hasRoom: upTo(MOST_ROWS),
    write: (pieces) => {
      const rows = pieces.filter(isLabelled).map((piece) => {
        const { lead, parts } = read(piece);
        const cells = columns.map((column) => parts.get(column) ?? null);
        return { piece, note: columns.includes("cause") ? lead : "", cells };
      });
      const names = columns.map((column) => COLUMNS[column]);
      const rest = pieces.filter((piece) => !isLabelled(piece));
      const blocks = [
        rows.length > 0 ? table("Risk", names, rows) : "",
        rest.length > 0 ? bullets.write(rest) : "",
      ];
      return blocks.filter((block) => block !== "").join("\n\n");
    },
  };
}

/** Risks as a table of their labelled sentences, the others as bullets. */
export const risks = riskTable(
  ["cause", "effect", "likelihood", "response", "sign", "contingency", "owner", "status"],
  () => true,
  false,
);

/** The same without what stands under headings of its own. */
export const riskCauses = riskTable(
  ["cause", "effect", "likelihood", "owner", "status"],
  () => true,
  true,
);

const onePart = (part: RiskPart) => riskTable([part], (piece) => read(piece).parts.has(part), true);

export const riskResponses = onePart("response");
export const riskSigns = onePart("sign");
export const riskContingencies = onePart("contingency");
