import type { Material } from "@/lib/ai/inquiry";
import type { DocumentType } from "@/lib/schemas/enums";
import { cutText } from "@/lib/text/cut-text";
import { capitalize, countNoun, joinWords } from "@/lib/text/phrases";
import { splitSentences } from "@/lib/text/sentences";
import { type Area, nameTitles, pickOwn, say } from "./area";
import type { LaunchDocument, LaunchOptions } from "./contract";

const STATUS_WORDS: Readonly<Record<LaunchDocument["status"], string>> = {
  draft: "a draft",
  in_review: "in review",
  approved: "approved",
  archived: "archived",
};
const NEEDED = [
  { type: "launch_plan", name: "launch plan" },
  { type: "release_notes", name: "release notes" },
] as const;
const SCOPE_TYPES: readonly DocumentType[] = [
  "prd",
  "epic",
  "user_story",
  "ai_implementation_spec",
];
const STEP_LENGTH = 80;

const pickCurrent = ({ options }: Material<LaunchOptions>, ...types: readonly DocumentType[]) =>
  options.documents.filter(({ type, status }) => types.includes(type) && status !== "archived");

const describeStatuses = (documents: readonly LaunchDocument[]) =>
  joinWords(documents.map(({ title, status }) => `“${title}” is ${STATUS_WORDS[status]}`));

const isOpen = ({ status }: LaunchDocument) => status !== "approved";

export const launchDocuments: Area = {
  name: "Launch documents",
  weight: 15,
  look(material) {
    const written = pickCurrent(material, ...NEEDED.map(({ type }) => type));
    const missing = NEEDED.filter(({ type }) => !written.some((each) => each.type === type));
    const names = joinWords(missing.map(({ name }) => name));
    const open = written.filter(isOpen);
    const finding = say(
      written.length > 0 && `${describeStatuses(written)}.`,
      missing.length > 0 &&
        `No document has the type ${missing.map(({ name }) => name).join(" or ")}.`,
    );
    const found = { finding, pieces: written };
    const steps = [
      ...(open.length > 0 ? [`get ${nameTitles(open)} approved`] : []),
      ...(names ? [`write the ${names}`] : []),
    ];
    if (steps.length === 0) return { ...found, status: "pass" };
    const action = `${capitalize(joinWords(steps))}.`;
    return missing.some(({ type }) => type === "launch_plan")
      ? { ...found, status: "fail", action, blocker: "No document has the type launch plan." }
      : { ...found, status: "warn", action };
  },
};

export const scopeAndDecisions: Area = {
  name: "Scope and decisions",
  weight: 15,
  look(material) {
    const scope = pickCurrent(material, ...SCOPE_TYPES);
    const decisions = pickOwn(material, "decision");
    const open = scope.filter(isOpen);
    const recorded =
      decisions.length > 0
        ? `Decided: ${nameTitles(decisions)}.`
        : "No item of the initiative is labelled decision.";
    const pieces = [...scope, ...decisions].slice(0, 6);
    const steps = findOpenSteps(material);
    if (scope.length === 0) {
      const none = "No document has the type PRD, epic, user story or implementation spec.";
      const finding = say(none, recorded, steps.finding);
      const write = "Write the requirements, or add a document that says where they are.";
      const action = say(write, steps.action);
      return pickCurrent(material, "launch_plan").length > 0
        ? { status: "warn", finding, pieces, action }
        : { status: "fail", finding, pieces, action, blocker: none };
    }
    const finding = say(`${describeStatuses(scope)}.`, recorded, steps.finding);
    const action = say(
      open.length > 0 && `Get ${nameTitles(open)} approved.`,
      decisions.length === 0 &&
        "Record what was decided on price, phases and what stays out, with its date.",
      steps.action,
    );
    return action
      ? { finding, pieces, status: "warn", action }
      : { finding, pieces, status: "pass" };
  },
};

function findOpenSteps({ evidence, options }: Material<LaunchOptions>) {
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
