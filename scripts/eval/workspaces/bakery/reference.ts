import type { AdvisorReference, EvaluatedWorkspace, PasteReference } from "../../reference";
import { countered } from "../countered";
import { documents } from "./documents";
import { bakeryWorkspace } from "./workspace";

const initiative = "Order ahead";

const shopManagers: PasteReference = {
  name: "shop managers' call",
  initiative,
  parts: [
    { is: "frame", text: "Shop managers, Monday call, 16 Nov" },
    {
      is: "noise",
      text: "Moira, Dev, Sal (late), Tariq\nMorning all. Can you hear me? - Sal you're on mute\nDev: it's absolutely chucking it down here",
    },
    { is: "frame", text: "## Hatch" },
    {
      is: "technical_constraint",
      text: "- Dev (Shipley): our hatch has no socket and no wifi, screen won't work there\n  electrician says 3 weeks and about £900",
    },
    {
      is: "decision",
      text: "- Agreed: Shipley goes in the last group, not before the middle of March",
    },
    {
      is: "user_feedback",
      text: '- Sal (Horsforth): customer on Friday, Mr Bright, asked "can I order for the whole office, we\'re eleven?"\n  he comes twice a week',
    },
    {
      is: "feature_idea",
      text: "- One order for several people, each with a name on the bag (idea from Sal)",
    },
    { is: "frame", text: "## Worries" },
    {
      is: "risk",
      text: "- If we get six bags a slot plus a full queue one person can't do both, Moira thinks the counter will get slower",
    },
    {
      is: "goal",
      text: "- Aim: nobody waits longer than 2 minutes at the hatch by end of April",
    },
    { is: "frame", text: "## Other" },
    {
      is: "noise",
      text: "- Next call Monday 23rd same time\n- Dev has spare aprons if anybody needs some\nbye all",
    },
  ],
};

const advisors: readonly AdvisorReference[] = [
  {
    advisor: "prioritization",
    about: initiative,
    candidates: ["Pick a ten-minute slot, bag at the hatch", "Saturday list that repeats"],
    must: [
      { says: ["pick a ten-minute slot"], because: "It is the idea that the queue asks for." },
    ],
    mustNot: [
      {
        says: ["first by score", "saturday list"],
        because: "The list is not in the first version.",
      },
      {
        says: ["pick a ten-minute", "no other feedback"],
        because: "Moira's queue and the cards speak of it.",
      },
      {
        says: ["no goal is linked"],
        because: "The goals are about ordering ahead and the time it takes.",
      },
    ],
  },
  {
    advisor: "launch_readiness",
    about: initiative,
    must: [
      { says: ["launch plan"], because: "There is no launch plan." },
      { says: ["oven 2"], because: "The item says nothing about what is done." },
      { says: ["in and out"], because: "The goal has no date." },
      {
        says: ["the people at the counter"],
        because: "The goal has no figure.",
      },
    ],
    mustNot: [
      countered("bags nobody", "The item says what happens with bags that nobody collects."),
      { says: ["no decision"], because: "Paying in the app was settled on 4 November." },
      { says: ["users are not described"], because: "They are." },
    ],
  },
  {
    advisor: "stakeholder_update",
    about: initiative,
    audience: "executive",
    must: [
      { says: ["20 %"], because: "The main goal." },
      { says: ["1 february"], because: "The date that everybody asks for." },
      { says: ["oven 2"], because: "A risk to half of the orders." },
    ],
    mustNot: [
      { says: ["2 risks", "no countermeasure"], because: "One of the two has a countermeasure." },
      { says: ["card machine"], because: "No news about ordering ahead." },
      { says: ["artisan"], because: "House style is no news." },
      { says: ["no risk"], because: "There are two." },
    ],
  },
];

export const bakery: EvaluatedWorkspace = {
  workspace: bakeryWorkspace,
  language: "English",
  trade: "bakery chain",
  half: "tune",
  documents,
  pastes: [shopManagers],
  advisors,
};
