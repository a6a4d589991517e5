import type { Evidence } from "@/lib/ai/evidence";
import type { Material } from "@/lib/ai/inquiry";
import type { DocumentStatus, DocumentType } from "@/lib/schemas/enums";
import { cutText } from "@/lib/text/cut-text";
import { capitalize, countNoun, joinWords } from "@/lib/text/phrases";
import { splitSentences } from "@/lib/text/sentences";
import { type Area, pickLabelled, pickOwn, quoteTitles } from "./area";
import type { LaunchOptions } from "./contract";

type Known = LaunchOptions["documents"][number];

const STATUS_WORDS: Readonly<Record<DocumentStatus, string>> = {
  draft: "is a draft",
  in_review: "is in review",
  approved: "is approved",
  archived: "is archived",
};
const NEEDED: readonly (readonly [DocumentType, string])[] = [
  ["launch_plan", "launch plan"],
  ["release_notes", "release notes"],
  ["ai_test_plan", "test plan"],
];

const describeStatus = ({ title, status }: Known): string => `“${title}” ${STATUS_WORDS[status]}`;

/** Finds the evidence of documents by title and type, because the options have no ids. */
const findDocumentPieces = (
  { evidence }: Material<LaunchOptions>,
  documents: readonly Known[],
): Evidence[] =>
  evidence.filter(
    (piece) =>
      piece.type === "document" &&
      documents.some(({ title, type }) => title === piece.title && type === piece.label),
  );

export const launchDocuments: Area = {
  name: "Launch documents",
  weight: 15,
  look(material) {
    const current = material.options.documents.filter(({ status }) => status !== "archived");
    const written = current.filter(({ type }) => NEEDED.some(([needed]) => needed === type));
    const missing = NEEDED.filter(([needed]) => !written.some(({ type }) => type === needed));
    const open = written.filter(({ status }) => status !== "approved");
    const names = missing.map(([, name]) => name);
    const found = [
      ...written.map(describeStatus),
      ...(names.length > 0
        ? [`${joinWords(names, "and")} ${isMany(names) ? "are" : "is"} missing`]
        : []),
    ];
    const pieces = findDocumentPieces(material, written);
    const finding = `${capitalize(found.join("; "))}.`;
    if (missing.some(([type]) => type === "launch_plan")) {
      return {
        status: "fail",
        finding,
        pieces,
        action: "Write the launch plan: date, phases, owners, and the sign at which you stop.",
        blocker: "There is no launch plan.",
      };
    }
    if (open.length > 0 || missing.length > 0) {
      const steps = [
        ...(open.length > 0 ? [`get ${joinWords(quoteTitles(open))} approved`] : []),
        ...(names.length > 0 ? [`write the ${joinWords(names)}`] : []),
      ];
      return { status: "warn", finding, pieces, action: `${capitalize(joinWords(steps))}.` };
    }
    return { status: "pass", finding, pieces };
  },
};

const isMany = (names: readonly string[]) => names.length > 1 || names[0]?.endsWith("notes");

const SCOPE_TYPES: readonly DocumentType[] = [
  "prd",
  "epic",
  "user_story",
  "ai_implementation_spec",
];

const MAX_NAMED = 3;
const STEP_LENGTH = 80;

/** Checks that the scope is decided. */
export const scopeAndDecisions: Area = {
  name: "Scope and decisions",
  weight: 15,
  look(material) {
    const scope = material.options.documents.filter(
      ({ type, status }) => SCOPE_TYPES.includes(type) && status !== "archived",
    );
    const decisions = pickLabelled(pickOwn(material), "decision");
    const approved = scope.filter(({ status }) => status === "approved");
    const open = scope.filter(({ status }) => status !== "approved");
    const pieces = [...findDocumentPieces(material, scope), ...decisions].slice(0, 6);
    if (scope.length === 0) {
      return {
        status: "fail",
        finding: "No requirements, epic, story or specification says what goes out.",
        pieces,
        action: "Write the requirements, or record where they are kept.",
        blocker: "No document says what is launched.",
      };
    }
    if (approved.length === 0) {
      return {
        status: "warn",
        finding: `${joinWords(open.slice(0, 3).map(describeStatus))}; nothing that fixes the scope is approved.`,
        pieces,
        action: `Get ${joinWords(quoteTitles(open.slice(0, 1)))} approved, or say which part of it is launched.`,
      };
    }
    if (decisions.length === 0) {
      return {
        status: "warn",
        finding: `${joinWords(quoteTitles(approved.slice(0, 2)))} ${approved.length === 1 ? "is" : "are"} approved; no decision of the initiative is recorded.`,
        pieces,
        action: "Record what was decided on price, phases and what stays out, with date and name.",
      };
    }
    if (open.length > 0) {
      return {
        status: "warn",
        finding: `${joinWords(quoteTitles(approved.slice(0, 2)))} ${approved.length === 1 ? "is" : "are"} approved; ${joinWords(open.slice(0, 3).map(describeStatus))}.`,
        pieces,
        action: `Set ${joinWords(quoteTitles(open.slice(0, 2)))} to approved, or delete what is not part of this launch.`,
      };
    }
    const steps = findOpenSteps(pieces);
    if (steps.length > 0) {
      return {
        status: "warn",
        finding: `The scope is approved; ${countNoun(steps.length, "box is", "boxes are")} not ticked in ${joinWords([...new Set(steps.map(({ title }) => `“${title}”`))])}.`,
        pieces,
        action: `Finish or tick off ${nameSteps(steps)}.`,
      };
    }
    return {
      status: "pass",
      finding: `${joinWords(quoteTitles(approved.slice(0, 3)))} ${approved.length === 1 ? "is" : "are"} approved, and ${joinWords(quoteTitles(decisions.slice(0, 2)))} ${decisions.length === 1 ? "is" : "are"} decided.`,
      pieces,
    };
  },
};

const findOpenSteps = (pieces: readonly Evidence[]) =>
  pieces
    .filter(({ type }) => type === "document")
    .flatMap(({ title, text }) =>
      splitSentences(text)
        .filter(({ kind, isFirst }) => kind === "task" && isFirst)
        .map((sentence) => ({ title, step: cutText(sentence.text, STEP_LENGTH) })),
    );

function nameSteps(steps: readonly { step: string }[]): string {
  const first = steps.slice(0, MAX_NAMED).map(({ step }) => `“${step}”`);
  const others = steps.length - first.length;
  return joinWords(others > 0 ? [...first, countNoun(others, "other")] : first);
}

const COUNTERED =
  /\b(?:counter\w*|mitigat\w+|answer:|fall ?back|roll ?back|switch(?:ed)? off|second (?:provider|supplier)|encrypt\w+|plan b|workaround|backup|insur\w+|reduced? by|prevent\w*|instead we|accepted|send .{0,40} first|response:|what we do)/i;
const BLOCKING =
  /\b(?:blocker|blocking|blocks the (?:launch|release)|showstopper|must be (?:fixed|solved|settled) before)\b/i;

export const risks: Area = {
  name: "Risks",
  weight: 20,
  look(material) {
    const known = pickLabelled(pickOwn(material), "risk");
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
        finding: `${joinWords(quoteTitles(blocking))} ${blocking.length === 1 ? "is" : "are"} described as blocking.`,
        pieces: blocking,
        action: `Settle ${joinWords(quoteTitles(blocking.slice(0, 2)))}, or write down who accepts it and why.`,
        blocker: `The risk ${joinWords(quoteTitles(blocking))} is open.`,
      };
    }
    if (uncountered.length > 0) {
      return {
        status: "warn",
        finding: `Nothing is said to be done against ${joinWords(quoteTitles(uncountered.slice(0, 4)))}${uncountered.length < known.length ? `; ${countNoun(known.length - uncountered.length, "other risk has", "other risks have")} an answer` : ""}.`,
        pieces: uncountered,
        action: `Write into ${joinWords(quoteTitles(uncountered.slice(0, 2)))} what is done, by whom, and at which sign the launch stops.`,
      };
    }
    const registers = material.options.documents.filter(
      ({ type, status }) =>
        type === "risk_register" && (status === "draft" || status === "in_review"),
    );
    const answered = `${countNoun(known.length, "risk is", "risks are")} recorded, each with what is done against it`;
    const pieces = [...known, ...findDocumentPieces(material, registers)];
    if (registers.length > 0) {
      return {
        status: "warn",
        finding: `${answered}, but ${joinWords(registers.map(describeStatus))}.`,
        pieces,
        action: `Get ${joinWords(quoteTitles(registers))} approved, so that it is settled who answers for which risk.`,
      };
    }
    return { status: "pass", finding: `${answered}.`, pieces };
  },
};

const says = ({ title, text }: Evidence, pattern: RegExp) => pattern.test(`${title}\n${text}`);
