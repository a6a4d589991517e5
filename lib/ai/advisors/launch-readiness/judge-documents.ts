import { listUnownedQuestions } from "@/lib/ai/advisors/shared/open-questions";
import { joinNotes, nameTitles } from "@/lib/ai/advisors/shared/wording";
import type { DocumentType } from "@/lib/schemas/enums";
import { cutText } from "@/lib/text/cut-text";
import { capitalize, countNoun, joinWords } from "@/lib/text/phrases";
import { splitSentences } from "@/lib/text/sentences";
import { splitRow } from "@/lib/text/tables";
import { type Area, type Launch, pickLabelled } from "./area";
import type { LaunchDocument } from "./contract";

const NEEDED = ["launch_plan", "release_notes"] as const;
const STEP_LENGTH = 80;

function pickCurrent({ options }: Launch, ...types: readonly DocumentType[]) {
  const current = options.documents.filter(
    ({ type, status }) => types.includes(type) && status !== "archived",
  );
  return {
    written: current.filter(({ isOutline }) => !isOutline),
    outlines: current.filter(({ isOutline }) => isOutline),
  };
}

const nameValue = (value: string) => value.replaceAll("_", " ");

const describeStatuses = (documents: readonly LaunchDocument[]) =>
  joinWords(
    documents.map(({ title, status }) =>
      status === "draft" ? `“${title}” is a draft` : `“${title}” is ${nameValue(status)}`,
    ),
  );

const describeOutlines = (outlines: readonly LaunchDocument[]) =>
  joinWords(outlines.map(({ title }) => `“${title}” is an outline without text`));

const isOpen = ({ status }: LaunchDocument) => status !== "approved";

export const launchDocuments: Area = {
  name: "Launch documents",
  weight: 20,
  look(material) {
    const { written, outlines } = pickCurrent(material, ...NEEDED);
    const isMissing = (some: readonly LaunchDocument[], wanted: DocumentType) =>
      !some.some(({ type }) => type === wanted);
    const begun = outlines.filter(({ type }) => isMissing(written, type));
    const missing = NEEDED.filter((type) => isMissing([...written, ...begun], type));
    const names = missing.map(nameValue);
    const open = written.filter(isOpen);
    const none = (types: readonly string[]) =>
      `No document has the type ${joinWords(types, "or")}.`;
    const finding = joinNotes(
      written.length > 0 && `${describeStatuses(written)}.`,
      begun.length > 0 && `${describeOutlines(begun)}.`,
      names.length > 0 && none(names),
    );
    const found = { finding, pieces: [...written, ...begun] };
    const steps = [
      ...(open.length > 0 ? [`get ${nameTitles(open)} approved`] : []),
      ...(begun.length > 0 ? [`write the text of ${nameTitles(begun)}`] : []),
      ...(names.length > 0 ? [`write the ${joinWords(names)}`] : []),
    ];
    if (steps.length === 0) return { ...found, status: "pass" };
    const action = `${capitalize(joinWords(steps))}.`;
    if (!isMissing(written, "launch_plan")) return { ...found, status: "warn", action };
    const plans = begun.filter(({ type }) => type === "launch_plan");
    const blocker = plans.length > 0 ? `${describeOutlines(plans)}.` : none(["launch plan"]);
    return { ...found, status: "fail", action, blocker };
  },
};

export const scopeAndDecisions: Area = {
  name: "Scope and decisions",
  weight: 15,
  look(material) {
    const { written: scope, outlines } = pickCurrent(
      material,
      ...(["prd", "epic", "user_story", "ai_implementation_spec"] as const),
    );
    const decisions = pickLabelled(material, "initiative", "decision");
    const open = scope.filter(isOpen);
    const recorded =
      decisions.length > 0
        ? `Decided: ${nameTitles(decisions)}.`
        : "No item of the initiative is labelled decision.";
    const pieces = [...scope, ...decisions].slice(0, 6);
    const [boxes, questions] = [findOpenSteps(material), findOpenQuestions(material)];
    const steps = {
      finding: joinNotes(boxes.finding, questions.finding),
      action: joinNotes(boxes.action, questions.action),
    };
    if (scope.length === 0) {
      const none =
        outlines.length > 0
          ? `${describeOutlines(outlines)}.`
          : "No document has the type PRD, epic, user story or implementation spec.";
      const finding = joinNotes(none, recorded, steps.finding);
      const write =
        outlines.length > 0
          ? `Write the text of ${nameTitles(outlines)}.`
          : "Write the requirements, or add a document that says where they are.";
      const action = joinNotes(write, steps.action);
      const isPlanned = pickCurrent(material, "launch_plan").written.length > 0;
      if (isPlanned) return { status: "warn", finding, pieces, action };
      return { status: "fail", finding, pieces, action, blocker: none };
    }
    const found = {
      finding: joinNotes(`${describeStatuses(scope)}.`, recorded, steps.finding),
      pieces,
    };
    const action = joinNotes(
      open.length > 0 && `Get ${nameTitles(open)} approved.`,
      decisions.length === 0 &&
        "Record what was decided on price, phases and what stays out, with its date.",
      steps.action,
    );
    return action ? { ...found, status: "warn", action } : { ...found, status: "pass" };
  },
};

function findOpenSteps({ evidence, options }: Launch) {
  const current = options.documents.filter(({ status }) => status !== "archived");
  const read = evidence.filter((piece) => current.some(({ id }) => id === piece.id));
  const steps = read.flatMap(({ text }) =>
    splitSentences(text)
      .filter(({ kind, isFirst }) => kind === "task" && isFirst)
      .map((sentence) => ({ title: cutText(sentence.text, STEP_LENGTH) })),
  );
  if (steps.length === 0) return { finding: "", action: "" };
  const atLeast = read.some(({ isCut }) => isCut) ? "at least " : "";
  const count = countNoun(steps.length, "box is", "boxes are");
  return {
    finding: capitalize(`${atLeast}${count} not ticked.`),
    action: `Finish or tick off ${nameTitles(steps)}.`,
  };
}

/** Names the open questions of current documents that nobody is to answer. */
function findOpenQuestions({ evidence, options }: Launch) {
  const current = options.documents.filter(({ status }) => status !== "archived");
  const questions = evidence
    .filter((piece) => current.some(({ id }) => id === piece.id))
    .flatMap(({ text }) => listUnownedQuestions(splitSentences(text)))
    .map(({ text, kind }) => ({
      title: cutText(kind === "row" ? (splitRow(text)[0] ?? "") : text, STEP_LENGTH),
    }));
  if (questions.length === 0) return { finding: "", action: "" };
  const count = countNoun(questions.length, "open question names", "open questions name");
  return {
    finding: capitalize(`${count} nobody who answers: ${nameTitles(questions)}.`),
    action: `Give ${questions.length === 1 ? "the open question" : "each open question"} a name and a date.`,
  };
}
