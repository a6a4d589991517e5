import type { SampleInitiative } from "@/lib/domain/workspace/sample";
import { okrs } from "./small-crew-onboarding/okrs";

/** Only just begun, so that the coverage check has gaps to show. */
export const smallCrewOnboarding: SampleInitiative = {
  title: "Self-service onboarding for small crews",
  description:
    "Firms with 3 to 9 technicians sign up, set up and plan their first week without a call from us. Started on 16 November 2026. Product: Isabel Faro.",
  archived: false,
  documents: [okrs],
  contextItems: [
    {
      label: "user_feedback",
      title: "Bakker & Zoon, when it had eight technicians",
      content: `"I wanted to try it on a Sunday evening. Instead I got a calendar to book a talk. By Wednesday I had forgotten about it, and my nephew had found Servana."

Pieter, owner. The firm came back two years later, with 12 technicians.`,
    },
    {
      label: "general_note",
      title: "What we know about sign-ups from small firms",
      content: `Third quarter of 2026: 212 firms with 3 to 9 technicians asked for a trial. We let in 38 for lack of time; 4 became customers. Three set-up calls with us take 6.5 hours, about €390. Ruben Haas looks up where the other 174 went.`,
    },
    {
      label: "feature_idea",
      title: "Plan the first week from a spreadsheet",
      content: `Upload the list of customers and this week's visits as they are; see a planned week ten minutes later, and mend it there.`,
    },
  ],
  goals: [
    {
      goal_type: "user_outcome",
      title: "A small crew plans its first week without us",
      baseline: "13 days from sign-up to the first planned week, with three set-up calls",
      timeframe: "First half of 2027",
    },
  ],
};
