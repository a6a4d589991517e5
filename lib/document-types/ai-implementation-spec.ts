import { type BuiltInType, listSlots } from "./definition";
import { FAILURE, LEFT_OUT, OUT_OF_SCOPE, RELEASE } from "./topics";

/** Gives a coding assistant enough detail to build the right thing without guessing. */
export const aiImplementationSpec: BuiltInType = {
  outline: [
    {
      heading: "Goal",
      purpose:
        "Say what the finished code must achieve, for whom, and how a person can see that it does.",
      good: "One or two sentences on the effect, and one observation that shows it was reached.",
      feed: {
        initiative: true,
        labels: ["target_users"],
        goals: ["user_outcome", "business_outcome", "success_metric", "general"],
      },
      layout: "goals",
    },
    {
      heading: "Scope and boundaries",
      purpose: "List the parts of the code to change, and those that must stay untouched.",
      good: "Names files, packages or services to change, and those that must not be touched.",
      feed: {
        about: { labels: ["decision", "feature_idea", "general_note"], words: OUT_OF_SCOPE },
        documents: ["prd", "epic", "user_story"],
      },
      headings: ["in scope", "summary"],
      says: LEFT_OUT,
    },
    {
      heading: "Behaviour",
      purpose: "Number each required behaviour with its input, its output and an example.",
      good: "Each numbered behaviour has input, output and an example, and can be tested alone.",
      feed: { labels: ["feature_idea", "decision"], documents: ["prd", "epic", "user_story"] },
      headings: ["requirement", "stories"],
    },
    {
      heading: "Data and interfaces",
      purpose: "Define the types, schemas, endpoints and messages exactly, with names and bounds.",
      good: "Every field has a name, a type and bounds; every endpoint its errors. Nothing is left to guess.",
      feed: { labels: ["external_link"], uploads: true, documents: ["prd", "epic"] },
      headings: ["schema"],
    },
    {
      heading: "Technology and constraints",
      purpose:
        "Name languages, libraries and versions to use, the limits that hold, and what not to add.",
      good: "Gives languages and libraries with versions, a file to take as an example, and what not to add.",
      feed: { labels: ["tech_stack", "technical_constraint"] },
    },
    {
      heading: "Errors and edge cases",
      purpose:
        "State for each failure what the code does, what it reports and what it leaves behind.",
      good: "Each failure has a trigger, a visible result and the state that is left behind.",
      feed: {
        about: { labels: ["risk", "user_feedback", "general_note"], words: FAILURE },
        documents: ["prd", "epic", "user_story"],
      },
      layout: "risks",
      headings: ["how it behaves"],
    },
    {
      heading: "Security and privacy",
      purpose: "Say who may do what, and which data may be stored, logged or sent.",
      good: "Names who may do what, and for each kind of personal data where it may be and for how long.",
      feed: { labels: ["compliance_requirements"] },
    },
    {
      heading: "Build order",
      purpose: "Cut the work into steps that each leave the code working and tested.",
      good: "Each step leaves the code working, names what it depends on and ends with a test.",
      feed: {
        dates: true,
        about: {
          labels: ["decision", "technical_constraint"],
          words: [...RELEASE, "first version"],
        },
        documents: ["prd", "epic"],
      },
      headings: ["plan", "rollout"],
    },
    {
      heading: "Verification",
      purpose: "Give the commands and tests that must pass before the work counts as done.",
      good: "Gives commands that can be run as they stand, and limits as numbers that pass or fail.",
      feed: {
        goals: ["constraint"],
        documents: ["prd", "epic", "user_story"],
      },
      layout: "goals",
      headings: ["done when", "acceptance", "success"],
    },
  ],
  checklist: listSlots({
    required: {
      requirements: {
        label: "Requirements to build from",
        hint: "Write or paste the requirements, epic or stories to implement.",
        documents: ["prd", "epic", "user_story"],
      },
      tech_stack: {
        label: "Languages, frameworks and services",
        hint: "Add what the code is written in, with versions.",
        labels: ["tech_stack"],
      },
      technical_constraints: {
        label: "Technical constraints",
        hint: "Add limits on speed, size, devices, interfaces and data.",
        labels: ["technical_constraint"],
      },
    },
    optional: {
      outcome: {
        label: "Outcome to reach",
        hint: "Add the goal that decides between two correct solutions.",
        goals: ["user_outcome", "business_outcome", "success_metric"],
      },
      feature_details: {
        label: "Feature details",
        hint: "Add behaviour the requirements leave open, such as edge cases and messages.",
        labels: ["feature_idea"],
      },
      decisions: {
        label: "Technical decisions made",
        hint: "Add which approaches were chosen or ruled out, and why.",
        labels: ["decision"],
      },
      data_rules: {
        label: "Data and compliance rules",
        hint: "Add what may be stored, logged and sent, and for how long.",
        labels: ["compliance_requirements"],
      },
      references: {
        label: "Interface references",
        hint: "Add links to interface documentation, repositories and designs.",
        labels: ["external_link"],
      },
      schemas: {
        label: "Schemas or sample data",
        hint: "Upload schemas, designs or sample data.",
        uploads: true,
      },
    },
  }),
};
