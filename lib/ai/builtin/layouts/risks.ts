import type { Evidence } from "@/lib/ai/evidence";
import { plainText } from "../excerpt";
import { bullets } from "./bullets";
import { labelledParts, type RiskPart } from "./labelled";
import { type Layout, MOST_ROWS, upTo } from "./layout";
import { table } from "./table";

const COLUMNS: Readonly<Record<RiskPart, string>> = {
  cause: "Cause",
  effect: "Effect",
  likelihood: "Likelihood",
  response: "Countermeasure",
  sign: "Warning sign",
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

const REGISTER: readonly RiskPart[] = ["cause", "effect", "likelihood", "sign", "owner", "status"];

/** Risks as a table of their labelled sentences, the others as bullets. */
export const risks = riskTable(
  ["cause", "effect", "likelihood", "response", "sign", "owner", "status"],
  () => true,
  false,
);

/** The same without the countermeasures, which stand under another heading. */
export const riskCauses = riskTable(REGISTER, () => true, true);

/** The countermeasures alone. */
export const riskResponses = riskTable(
  ["response"],
  (piece) => read(piece).parts.has("response"),
  true,
);
