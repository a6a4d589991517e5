import { defineType, listPhrases } from "./definition";
import { AFTERWARDS, NOT_SHIPPED, PRAISE } from "./topics";

export const retrospective = defineType({
  sections: {
    "What we set out to do": {
      purpose:
        "Recall the goals and the dates as they stood at the start, before anybody knew better.",
      good: "Gives goals and dates as they stood at the start, unchanged, with their baselines.",
      feed: {
        initiative: true,
        goals: ["business_outcome", "user_outcome", "success_metric", "constraint", "general"],
        documents: ["prd", "epic", "launch_plan", "okrs"],
      },
      layout: "goal_figures",
      headings: ["goal", "outcome", "target", "objective"],
      check: "The workspace does not say that this initiative set out to reach these.",
    },
    "What happened": {
      purpose: "Set the results beside the goals, with the turning points on the way there.",
      good: "Each goal has a result beside it, and three to eight dated turning points explain the way there.",
      feed: {
        labels: ["user_feedback"],
        goals: ["business_outcome", "user_outcome", "success_metric", "constraint", "general"],
        documents: ["release_notes"],
      },
      about: {
        labels: ["feature_idea", "market_research", "general_note"],
        words: AFTERWARDS,
        unless: NOT_SHIPPED,
      },
      layout: "goal_results",
      headings: listPhrases(
        "highlight, what is new, what's new, how it went, what came, in three sentences",
      ),
      check: "Look at the dates: these may be from before the release.",
    },
    "What went well": {
      purpose: "Name what helped and should be done again, with an example for each.",
      good: "Each entry is something the team did, with an example and a reason to repeat it.",
      about: { labels: ["user_feedback", "general_note"], words: PRAISE },
    },
    "What went badly": {
      purpose: "Name what cost time, quality or trust, as facts and without blame.",
      good: "States facts with their cost in time, quality or trust, and names no culprit.",
      feed: { labels: ["risk"], documents: ["release_notes"] },
      about: {
        labels: ["user_feedback", "risk", "general_note"],
        words: listPhrases(
          "came true, happened, went badly, but , complain, wrong, fail, broke, slow, stopped using",
        ),
      },
      headings: ["known limit", "known issue", "what did not"],
      check: "The workspace does not say that these risks came true. Write about those that did.",
    },
    Why: {
      purpose: "Trace the main good and bad results to causes the team can influence.",
      good: "Goes from each main result to a cause that the team can change, and not to bad luck.",
      feed: { labels: ["decision", "technical_constraint"] },
      about: {
        labels: ["technical_constraint", "general_note"],
        words: ["because", "root cause", "delayed", "held up", "prevented", "led to"],
      },
      check: "These hold for the whole workspace. Write about those that led to a result.",
      trustsOwn: true,
    },
    "What we learned": {
      purpose: "Write the insights that would have changed our decisions, had we known them.",
      good: "Each insight would have changed a decision, and says which one.",
      feed: { labels: ["general_note"] },
      about: {
        labels: ["general_note", "user_feedback", "decision"],
        words: ["learn", "surpris", "did not know", "didn't know", "turned out"],
      },
      headings: ["what surprised us", "lesson"],
    },
    Actions: {
      purpose: "Agree on a few changes, each with an owner, a date and a sign that it worked.",
      good: "At most five changes, each with one owner, a date and a sign that it worked.",
      feed: { documents: ["launch_plan", "okrs"] },
      about: {
        labels: ["decision", "general_note"],
        words: ["from now on", "next time", "action:", "todo", "to do", "follow-up", "follow up"],
      },
      headings: ["next step", "first step", "after launch", "action", "what we do differently"],
    },
  },
  required: {
    aims: {
      label: "What was aimed at",
      goals: ["business_outcome", "user_outcome", "success_metric"],
    },
    decisions: { label: "Decisions on the way", labels: ["decision"] },
    reactions: { label: "What users said", labels: ["user_feedback"] },
  },
  optional: {
    plan: {
      label: "Plan or release",
      documents: ["prd", "epic", "launch_plan", "release_notes", "okrs"],
    },
    team_notes: { label: "Timeline and team notes", labels: ["general_note"] },
    foreseen_risks: { label: "Risks foreseen", labels: ["risk"] },
    technical_surprises: { label: "Technical limits met", labels: ["technical_constraint"] },
  },
});
