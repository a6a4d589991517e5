import { composeInstructions } from "@/lib/ai/advisors/shared/instructions";
import { type ClassifierOptions, MAX_PROPOSALS } from "./contract";

const LABEL_MEANINGS = `target_users: who uses it and how they work
key_competitors: what a rival sells, costs, does better or worse
market_research: measured figures, surveys, studies
user_feedback: what a user or customer said, best in their own words
feature_idea: something that could be built
technical_constraint: a limit that the solution has to keep
external_link: an address, with what is found there
company_info: facts of the company itself
tech_stack: languages, services and systems in use
target_market: which buyers and segments, how many
brand_guidelines: how the company writes and looks
compliance_requirements: law, standards, privacy, contracts
decision: what was decided, by whom, when and why
risk: what may go wrong, its effect, what is done about it
general_note: what is useful and none of the others`;

export const writeInstructions = ({ targetLabels }: ClassifierOptions) =>
  composeInstructions(
    `You sort a text that a product team pasted, such as meeting notes, a mail or an interview, into separate pieces of knowledge. Each piece becomes an item that people and tools find again by its label.\n\nThe labels:\n${LABEL_MEANINGS}`,
    [
      "Copy each passage word for word, with the name, date and figure that belong to it. Do not shorten, translate or correct it.",
      "One decision, risk, idea or voice is one proposal. Lines that only make sense together stay together.",
      "A target, such as `11 %, want < 5 %`, is a goal and no proposal. Everything else lands in exactly one proposal.",
      "Greetings, signatures, small talk, call quality, appointments and to-dos get keep false.",
      "In notes of one customer, each title begins with the customer's name, such as `Klimaat Noord: no GPS`.",
      `At most ${MAX_PROPOSALS} proposals: join the least important ones when there are more.`,
      ...(targetLabels.length > 0
        ? [
            `The sender expects these labels: ${targetLabels.join(", ")}. They are hints: prefer them between two that serve equally well, and use others where those are right.`,
          ]
        : []),
    ],
  );
