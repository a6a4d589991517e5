import type { Outline } from "./outline";

/** Turns what happened into a few changes that somebody owns. */
export const retrospective: Outline = [
  {
    heading: "What we set out to do",
    purpose: "Recall the goals, the plan and the dates as they stood at the start.",
    good: "Gives goals and dates as they stood at the start, unchanged, with their baselines.",
    feed: {
      initiative: true,
      labels: ["target_users"],
      goals: ["business_outcome", "user_outcome", "success_metric", "constraint", "general"],
      documents: ["prd", "epic", "launch_plan", "okrs"],
    },
    layout: "goal_figures",
    headings: ["goal", "outcome", "target", "objective"],
  },
  {
    heading: "What happened",
    purpose: "Set the results beside the goals, with a short timeline of the turning points.",
    good: "Each goal has a result beside it, and three to eight dated turning points explain the way there.",
    feed: {
      goals: ["business_outcome", "user_outcome", "success_metric", "constraint", "general"],
      labels: ["decision", "feature_idea", "general_note", "market_research"],
      documents: ["release_notes"],
    },
    layout: "goal_notes",
    headings: ["highlight", "new"],
  },
  {
    heading: "What went well",
    purpose: "Name what helped and should be done again, with an example for each.",
    good: "Each entry is something the team did, with an example and a reason to repeat it.",
    feed: { labels: ["user_feedback", "general_note"] },
    topics: ["went well", "better", "love", "great", "thank", "helped", "happy", "faster"],
  },
  {
    heading: "What went badly",
    purpose: "Name what cost time, quality or trust, as facts and without blame.",
    good: "States facts with their cost in time, quality or trust, and names no culprit.",
    feed: { labels: ["user_feedback", "risk"], documents: ["release_notes"] },
    headings: ["known limit", "known issue"],
  },
  {
    heading: "Why",
    purpose: "Trace the main good and bad results to causes the team can influence.",
    good: "Goes from each main result to a cause that the team can change, and not to bad luck.",
    feed: { labels: ["technical_constraint"] },
  },
  {
    heading: "What we learned",
    purpose: "Write the insights that would have changed our decisions, had we known them.",
    good: "Each insight would have changed a decision, and says which one.",
    feed: { labels: ["general_note", "user_feedback", "risk", "decision"] },
    topics: ["learn", "surpris", "did not know", "didn't know", "came true", "turned out"],
  },
  {
    heading: "Actions",
    purpose: "Agree on a few changes, each with an owner, a date and a sign that it worked.",
    good: "At most five changes, each with one owner, a date and a sign that it worked.",
    feed: { labels: ["decision", "general_note"], documents: ["launch_plan", "okrs"] },
    topics: ["from now on", "next time", "action:", "todo", "to do", "follow-up", "follow up"],
    headings: ["next step", "first step", "after launch"],
  },
];
