import type { AdvisorReference, EvaluatedWorkspace, PasteReference } from "../../reference";
import { countered } from "../countered";
import { prd } from "./documents/prd-reference";
import { releaseNotes } from "./documents/release-notes-reference";
import { museumWorkspace } from "./workspace";

const initiative = "Visitor app 1.4";
const epic = "Epic: audio stops in your pocket (draft 3)";

const notebook: PasteReference = {
  name: "Morwenna's notebook",
  initiative,
  parts: [
    { is: "frame", text: "Thurs 19 Nov, app catch-up" },
    { is: "noise", text: "me, Jago, Tris, Bryony (late, bus)\nbiscuits: Tris again" },
    {
      is: "user_feedback",
      text: "Lady from Truro stopped Bryony on the stairs: her girls listened to the rope-maker four times and never found stop 12.",
    },
    {
      is: "technical_constraint",
      text: "Jago: the beacons on the gun deck run on batteries that nobody has changed since 2022, and they can't be read on Android 14.",
    },
    {
      is: "decision",
      text: "Agreed: no beacons. We stay with typed numbers for half-term.\nWhy: new ones are £2,300 and Friends' money is spoken for.",
    },
    {
      is: "feature_idea",
      text: "Tris: could the app buzz when you walk off and leave a recording half heard?",
    },
    {
      is: "risk",
      text: "If Apple's review takes longer than a week, as it did in the summer, we miss half-term on iPhones.",
    },
    { is: "goal", text: "Target: 300 families on the trail during half-term week (none today)." },
    {
      is: "external_link",
      text: "Tide table for the photo day https://tides.penwarne.example/2027",
    },
    { is: "noise", text: "next time Thurs 3 Dec, Bryony brings the key\nring plumber!!" },
  ],
};

const advisors: readonly AdvisorReference[] = [
  {
    advisor: "prd_critic",
    about: epic,
    must: [
      { says: ["easy and intuitive"], because: "Nobody can test it." },
      { says: ["keep the handsets"], because: "A question without a name or a date." },
      { says: ["signed|families|desk", "risk"], because: "The epic names no risk." },
    ],
    mustNot: [
      {
        says: ["nobody is named who answers|no owner"],
        because: "Jago Trevail, in the first line.",
      },
      {
        says: ["second recording day", "no date|nobody|no person"],
        because: "Morwenna, by 1 December.",
      },
      { says: ["2 seconds", "vague|testable"], because: "It can be tested." },
      { says: ["30 minutes", "vague|testable"], because: "It can be tested." },
      { says: ["no non-goals|no out of scope"], because: "There are two." },
      {
        says: ["no acceptance|no heading covers", "done when|acceptance"],
        because: "There is “Done when”.",
      },
    ],
  },
  {
    advisor: "assumption_map",
    about: epic,
    must: [
      { says: ["happily download"], because: "Nothing supports it." },
      { says: ["headphones"], because: "Nobody has counted." },
    ],
    mustNot: [
      { says: ["no sentence reads like an assumption"], because: "There are two at least." },
      { says: ["selling tickets"], because: "It is out of scope." },
      { says: ["text size follows"], because: "It is done." },
    ],
  },
  {
    advisor: "prioritization",
    about: initiative,
    candidates: ["Scan the brass number", "Trail for under-tens"],
    must: [
      { says: ["scan the brass number"], because: "Mr Odgers gave up typing." },
      { says: ["trail for under-tens"], because: "Four in ten come with children." },
      { says: ["tickets in the app"], because: "Ruled out: that has to be said." },
    ],
    mustNot: [
      {
        says: ["brass number", "no other feedback|no feedback"],
        because: "Mr Odgers typed and gave up.",
      },
      {
        says: ["trail|scan", "no goal is linked"],
        because: "“More visitors open the app” is the goal of both.",
      },
    ],
  },
  {
    advisor: "launch_readiness",
    about: initiative,
    must: [
      { says: ["signed|release form|lifeboat"], because: "Nothing is done about it." },
      { says: ["launch plan"], because: "There is none." },
      { says: ["transcript|audit"], because: "Three transcripts are missing before the audit." },
    ],
    mustNot: [
      countered("desk", "The briefing and a card."),
      { says: ["no decision"], because: "14 October." },
      { says: ["no goals|no measurable goal"], because: "Three, with figures." },
    ],
  },
];

export const museum: EvaluatedWorkspace = {
  workspace: museumWorkspace,
  language: "English",
  trade: "museum",
  half: "tune",
  documents: [prd, releaseNotes],
  pastes: [notebook],
  advisors,
};
