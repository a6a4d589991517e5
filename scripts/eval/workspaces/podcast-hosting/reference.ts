import type { AdvisorReference, EvaluatedWorkspace } from "../../reference";
import { countered } from "../countered";
import { epic } from "./documents/epic-reference";
import { okrs } from "./documents/okrs-reference";
import { releaseNotes } from "./documents/release-notes-reference";
import { pastes } from "./pastes";
import { podcastWorkspace } from "./workspace";

const initiative = "Dynamic ad slots";

const advisors: readonly AdvisorReference[] = [
  {
    advisor: "launch_readiness",
    about: initiative,
    must: [
      { says: ["six in the morning"], because: "“No plan for it and no owner so far.”" },
      { says: ["launch plan"], because: "There is a table of dates and no more." },
      { says: ["prd"], because: "Nobody has written any." },
    ],
    mustNot: [
      countered("counted twice", "Manifests are counted, in parallel at first."),
      { says: ["no decision"], because: "Three are on record." },
      { says: ["no goals|no target"], because: "There are five." },
      { says: ["users are not described"], because: "“Who ad slots are for”." },
      { says: ["transcripts|gpus|importer"], because: "Another initiative." },
      { says: ["alpha with six shows", "draft|not approved"], because: "It is approved." },
    ],
  },
  {
    advisor: "assumption_map",
    about: "Ad slots: does it pay?",
    must: [
      { says: ["won't leave"], because: "“We think”." },
      { says: ["cut the old ads"], because: "“Presumably”." },
      { says: ["per gigabyte"], because: "Taken for granted until May." },
    ],
    mustNot: [
      { says: ["no sentence reads like an assumption"], because: "A heading says so." },
      { says: ["37 %"], because: "A result of the exit survey." },
      { says: ["hannah on 4 december"], because: "An appointment." },
    ],
  },
  {
    advisor: "prd_critic",
    about: "Transcripts: requirements v0.2",
    must: [
      { says: ["accurate and look great"], because: "Cannot be tested." },
      { says: ["words into somebody's mouth"], because: "A question without a name or a date." },
      {
        says: ["goal|outcome|metric", "figure|number|measur|baseline|target"],
        because: "The document has no target.",
      },
    ],
    mustNot: [
      { says: ["no owner|nobody is named who answers"], because: "Beth Lindqvist." },
      {
        says: ["fetches of a transcript", "nobody|no date|no person"],
        because: "Ifeoma, by 15 January.",
      },
      { says: ["30 minutes|5 minutes", "vague"], because: "Testable." },
      { says: ["no non-goals|no out of scope"], because: "There are two." },
    ],
  },
  {
    advisor: "prioritization",
    about: initiative,
    candidates: [
      "Mark a slot on the waveform",
      "Swap an ad across the back catalogue",
      "Ads that stop by themselves",
      "Ads by country",
    ],
    must: [
      { says: ["swap an ad"], because: "9 of 12 asked for it." },
      { says: ["ads by country"], because: "An idea too, though it is out for April." },
    ],
    mustNot: [
      { says: ["speaker names"], because: "Another initiative." },
      { says: ["audiogram"], because: "Archived." },
      { says: ["no evidence", "swap an ad"], because: "Nine interviewees and an exit survey." },
    ],
  },
  {
    advisor: "stakeholder_update",
    about: initiative,
    audience: "customer_success",
    must: [
      { says: ["12 apr"], because: "When customers get it." },
      { says: ["pro and network"], because: "Which customers get it." },
      {
        says: ["expired ad|mattress|can't change ads|deep field|change an ad"],
        because: "What customers complain about.",
      },
    ],
    mustNot: [
      { says: ["F26B38|exclamation"], because: "House style." },
      { says: ["transcripts|whisper|pipbox"], because: "Other initiatives." },
      { says: ["coffee|fire drill"], because: "Chatter of a stand-up." },
      countered("counted twice", "Manifests are counted, in parallel at first."),
      { says: ["went live|is live"], because: "It is not." },
    ],
  },
];

export const podcastHosting: EvaluatedWorkspace = {
  workspace: podcastWorkspace,
  language: "English",
  trade: "podcast hosting",
  half: "tune",
  documents: [epic, okrs, releaseNotes],
  pastes,
  advisors,
};
