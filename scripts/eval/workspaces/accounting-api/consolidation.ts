import type { SampleInitiative } from "@/lib/domain/workspace/sample";
import { consolidationCase } from "./documents/consolidation-case";

export const consolidation: SampleInitiative = {
  title: "Consolidation for groups",
  description:
    "One set of figures for groups of companies: translate currencies, eliminate intercompany entries, one API call. Owen Hughes. The board decides on 15 January 2027; first customers in September 2027.",
  archived: false,
  documents: [consolidationCase],
  contextItems: [
    {
      label: "target_users",
      title: "Group controllers and the engineers behind them",
      content: `97 of 318 customers keep more than one entity with us, median 6, largest 41 (Brightwater). The controller closes the group, the engineer maintains the scripts. Not for listed groups: they need XBRL.`,
    },
    {
      label: "user_feedback",
      title: "14 controllers, October",
      content: `12 of 14 eliminate in spreadsheets. "I have a tab called DO NOT TOUCH and everybody touches it." (Ines Marchetti, Brightwater). 9 would pay; figures named: £500 to £1,500 a month. 3 do not trust anybody with their rates.`,
    },
    {
      label: "user_feedback",
      title: "Lost deal: Harbour & Finch",
      content: `£54,000 a year, 22 entities, lost on 2 October to Numera. "We liked your API better, but they consolidate and you don't." - Aled Price, CTO.`,
    },
    {
      label: "user_feedback",
      title: "Won against Numera: Sorrel Homes",
      content: `Won in August, 8 entities. "Their balance call took over two seconds in the trial, yours 180 milliseconds. And I could verify your webhooks." Happy to take calls from prospects (Dina Farouk, head of platform).`,
    },
    {
      label: "market_research",
      title: "How long a group close takes",
      content: `Survey of 46 customers with several entities, September: median close 9.5 working days, of which 4 for translation and elimination. Single entity: 5 days.`,
    },
    {
      label: "key_competitors",
      title: "How Numera consolidates",
      content: `Overnight only, month-end rates from the ECB, up to 30 entities. Two reference customers on their site. Reviewers praise the elimination report; they complain about missing audit trails ("where does this number come from?").`,
      source_url: "https://reviews.example.com/numera",
    },
    {
      label: "feature_idea",
      title: "Elimination rules as code",
      content: `Pairs of accounts matched by rule, in the customer's repository, tested like code. 6 of 14 controllers said their engineers would love it.`,
    },
    {
      label: "feature_idea",
      title: "Trace any group figure to its entries",
      content: `One call returns the entries, rates and eliminations behind a figure. Answers the auditors' first question; Numera cannot do it.`,
    },
    {
      label: "feature_idea",
      title: "Own exchange rates",
      content: `Upload rates or point us to a feed, per entity and day.`,
    },
    {
      label: "technical_constraint",
      title: "Schemas per customer",
      content: `Each customer has a schema; a group may span two schemas when companies were bought (11 of 97). Cross-schema queries take 4 to 9 s today.`,
    },
    {
      label: "general_note",
      title: "Pricing talk, 6 November",
      content: `Owen and Grace settled: £900 a month for up to 5 entities and £120 for each more, no free tier. Rejected: a share of the group's revenue (controllers found it insolent).`,
    },
    {
      label: "risk",
      title: "One person knows consolidation",
      content: `Mei Tanaka has built it before; nobody else has. From January Jonas Lindt pairs with her two days a week, and Hartwell reviews the rules by 18 December.`,
    },
    {
      label: "risk",
      title: "Wrong translation rules",
      content: `A wrong rate on equity shows up a year later in an audit, with our name on it.`,
    },
  ],
  goals: [
    {
      goal_type: "business_outcome",
      title: "Groups buy it",
      key_result: "40 groups, £700k ARR",
      baseline: "0",
      timeframe: "31 December 2028",
      priority: 90,
    },
    {
      goal_type: "user_outcome",
      title: "Close the group sooner",
      key_result: "Median group close of 6 working days",
      baseline: "9.5 working days, September 2026",
      timeframe: "31 March 2028",
      priority: 80,
    },
  ],
};
