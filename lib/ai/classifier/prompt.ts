import { CONTEXT_LABELS, LABEL_MEANINGS } from "@/lib/schemas/enums";
import { type ClassifierOptions, MAX_PROPOSALS } from "./contract";

const LABELS = CONTEXT_LABELS.map((label) => `${label}: ${LABEL_MEANINGS[label]}`).join("\n");

export const writeInstructions = ({ targetLabels }: ClassifierOptions) => ({
  task: `You sort a text that a product team pasted, such as meeting notes, a mail or an interview, into separate pieces of knowledge. Each piece becomes an item that people and tools find again by its label.\n\nThe labels:\n${LABELS}`,
  rules: [
    "Copy each passage word for word, with the name, date and figure that belong to it. Do not shorten, translate or correct it.",
    "One decision, risk, idea or voice is one proposal. Lines that only make sense together stay together.",
    "A target, such as `11 %, want < 5 %`, is a goal and no proposal. Everything else lands in exactly one proposal.",
    "Greetings, signatures, small talk, call quality, appointments and to-dos get keep false.",
    "In notes of one customer, each title begins with the customer's name, such as `Klimaat Noord: no GPS`.",
    `At most ${MAX_PROPOSALS} proposals: join the least important ones when there are more.`,
    targetLabels.length > 0 &&
      `The sender expects these labels: ${targetLabels.join(", ")}. They are hints: prefer them between two that serve equally well, and use others where those are right.`,
  ].filter((rule) => rule !== false),
});
