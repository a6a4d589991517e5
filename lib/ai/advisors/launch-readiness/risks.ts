import { counted, joinWords } from "@/lib/ai/advisors/shared/content-words";
import type { Evidence } from "@/lib/ai/evidence";
import { type Area, labelled, own, quoted } from "./check";
import { documentPieces, statusWords } from "./documents";

/** How people write that something is done against a risk. */
const COUNTERED =
  /\b(?:counter\w*|mitigat\w+|answer:|fall ?back|roll ?back|switch(?:ed)? off|second (?:provider|supplier)|encrypt\w+|plan b|workaround|backup|insur\w+|reduced? by|prevent\w*|instead we|accepted|send .{0,40} first|response:|what we do)/i;
/** How people write that a risk stands in the way of everything. */
const BLOCKING =
  /\b(?:blocker|blocking|blocks the (?:launch|release)|showstopper|must be (?:fixed|solved|settled) before)\b/i;

/** Whether what could go wrong is known and countered. */
export const risks: Area = {
  name: "Risks",
  weight: 20,
  look(material) {
    const known = labelled(own(material), "risk");
    const blocking = known.filter((risk) => says(risk, BLOCKING));
    const uncountered = known.filter((risk) => !says(risk, COUNTERED));
    if (known.length === 0) {
      return {
        status: "warn",
        finding: "No risk of this initiative is recorded.",
        pieces: [],
        action:
          "Record the three most likely ways for this launch to go wrong, each with a sign and a way back.",
      };
    }
    if (blocking.length > 0) {
      return {
        status: "fail",
        finding: `${joinWords(quoted(blocking))} ${blocking.length === 1 ? "is" : "are"} described as blocking.`,
        pieces: blocking,
        action: `Settle ${joinWords(quoted(blocking.slice(0, 2)))}, or write down who accepts it and why.`,
        blocker: `The risk ${joinWords(quoted(blocking))} is open.`,
      };
    }
    if (uncountered.length > 0) {
      return {
        status: "warn",
        finding: `Nothing is said to be done against ${joinWords(quoted(uncountered.slice(0, 4)))}${uncountered.length < known.length ? `; ${counted(known.length - uncountered.length, "other risk has", "other risks have")} an answer` : ""}.`,
        pieces: uncountered,
        action: `Write into ${joinWords(quoted(uncountered.slice(0, 2)))} what is done, by whom, and at which sign the launch stops.`,
      };
    }
    const registers = material.options.documents.filter(
      ({ type, status }) =>
        type === "risk_register" && (status === "draft" || status === "in_review"),
    );
    const answered = `${counted(known.length, "risk is", "risks are")} recorded, each with what is done against it`;
    const pieces = [...known, ...documentPieces(material, registers)];
    if (registers.length > 0) {
      return {
        status: "warn",
        finding: `${answered}, but ${joinWords(registers.map(statusWords))}.`,
        pieces,
        action: `Get ${joinWords(quoted(registers))} approved, so that it is settled who answers for which risk.`,
      };
    }
    return { status: "pass", finding: `${answered}.`, pieces };
  },
};

const says = ({ title, text }: Evidence, pattern: RegExp) => pattern.test(`${title}\n${text}`);
