import { CONTEXT_LABELS, GOAL_TYPES, LABEL_MEANINGS } from "@/lib/schemas/enums";
import { GOAL_TYPE_MEANINGS } from "@/lib/schemas/meanings";
import { type ClassifierOptions, MAX_PROPOSALS } from "./contract";

const LABELS = CONTEXT_LABELS.map((label) => `${label}: ${LABEL_MEANINGS[label]}`).join("\n");
const KINDS = GOAL_TYPES.map((type) => `${type}: ${GOAL_TYPE_MEANINGS[type]}`).join("\n");

export const writeInstructions = ({ targetLabels }: ClassifierOptions) => ({
  task: `You sort a text that a product team pasted, such as meeting notes, a mail or an interview, into separate pieces of knowledge. Each piece becomes an item that people and tools find again by its label.\n\nThe labels:\n${LABELS}\n\nThe types of goals:\n${KINDS}`,
  rules: [
    "Copy each passage word for word, with the name, date and figure that belong to it. Do not shorten, translate or correct it. Where the date of a decision stands only in a header, put the header's line before the passage.",
    "One decision, risk, idea or voice is one proposal. Lines that only make sense together stay together.",
    "A target, such as `11 %, want < 5 %`, is a goal and no proposal; a limit without a figure is a proposal. Everything else that says something lands in exactly one proposal; headers, headings and the names of columns are none of their own.",
    "Where you hesitate between two labels, `other_label` names the second; elsewhere it is null.",
    "Greetings, signatures, small talk, call quality, appointments and to-dos get keep false.",
    "In notes of one customer, the title of what they said or need begins with the customer's name, such as `Klimaat Noord: no GPS`; those of our own decisions and worries do not. Titles are in the language of their passage.",
    `At most ${MAX_PROPOSALS} proposals: join the least important ones when there are more.`,
    targetLabels.length > 0 &&
      `The sender expects these labels: ${targetLabels.join(", ")}. They are hints: prefer them between two that serve equally well, and use others where those are right.`,
  ].filter((rule) => rule !== false),
});
