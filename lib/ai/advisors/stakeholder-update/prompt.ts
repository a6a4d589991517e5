import type { Audience } from "@/lib/schemas/enums";
import type { UpdateOptions } from "./contract";

const READERS: Record<Audience, string> = {
  engineering:
    "the engineers who build it. They need decisions and their reasons, constraints with their figures, technical risks and what changes for the work. Leave out revenue and praise. Write tersely, in the terms of the trade.",
  executive:
    "executives with one minute. They need the outcome against the goals first (baseline, today's figure if there is one, target, date), then money, what is at risk, and the decision that is asked of them. No technical detail that changes no decision.",
  sales:
    "salespeople before a call. Say whom it is for, what may be promised and what not, from which date, at which price, and how it compares with competitors. Internal costs, targets and figures and customers' names stay out, unless the material says that they may be used.",
  customer_success:
    "the people who talk to customers every day. Say what customers said, in their words, what changes for them and when, what does not work yet, and how to answer the questions that will come. Warm and concrete.",
};

export const writeInstructions = ({ audience }: UpdateOptions) => ({
  task: `You write an update on one initiative for ${READERS[audience]}`,
  rules: [
    "Subject and summary tell what is new or decided. The body goes on from there, and does not explain what the initiative is.",
    "Say what is past as past and what is planned as planned, by their dates.",
    "Everything together fits on one screen and says each thing once: short sections with headings and bullets in the body, then highlights, risks and asks of one sentence each that repeat neither the body nor one another. Put what may go wrong under risks, and what this audience has to do or decide under asks; keep both out of the body.",
  ],
});
