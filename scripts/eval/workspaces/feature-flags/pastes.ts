import type { PasteReference } from "../../reference";

const channel: PasteReference = {
  name: "Chat export",
  initiative: "Flag cleanup",
  parts: [
    { is: "frame", text: "#flag-cleanup, Thursday 19 November 2026" },
    { is: "noise", text: "[09:02] ines: morning! is the standup link broken for anyone else" },
    { is: "noise", text: "[09:03] teodor: yep, use the old one" },
    {
      is: "market_research",
      text: "[09:11] petra: reran the query for November: 204,000 flags have been stuck on one value for 90+ days, up from 194,000 in September. So the pile grows by about 5,000 a month.",
    },
    {
      is: "technical_constraint",
      text: "[09:14] teodor: our Python grammar can't parse match statements. A file that contains one is skipped entirely, until we can upgrade to the next tree-sitter.",
    },
    {
      is: "user_feedback",
      text: "[09:20] bea: from Kivi's renewal call: “I'd renew for the cleanup alone, but I need to see who made the flag. Half of the names on the list left us years ago.”",
    },
    { is: "noise", text: "[09:22] ines: nice!! thx bea" },
    {
      is: "feature_idea",
      text: "[09:31] jonas: idea: let people mark a flag as permanent with a comment in the code, so that we never propose it again",
    },
    {
      is: "key_competitors",
      text: "[09:40] bea: Switchyard has moved Sweep into their free plan this week, up to 10 PRs a month.",
    },
    {
      is: "risk",
      text: "[09:48] teodor: what worries me is that GitHub could block our app as spam because of all the PRs. Then every customer loses it on the same day, and we have no plan B.",
    },
    {
      is: "decision",
      text: "[10:05] ines: ok, decided: we open PRs from Tuesday to Thursday only, 9 to 3 in the customer's time zone. Weekends were the alternative, the beta people hated them.",
    },
    {
      is: "goal",
      text: "[10:07] ines: and a target, so that we know whether it works: 65% of PRs merged within 14 days by 18 December. We are at 53%.",
    },
    { is: "noise", text: "[10:12] jonas: dentist at 2, back around 4" },
    {
      is: "compliance_requirements",
      text: "[10:15] teodor: from Orla: under the GDPR we have to announce GitHub as a sub-processor to customers 30 days before the first scan.",
    },
  ],
};

const call: PasteReference = {
  name: "Notes of a customer call",
  initiative: "Flag cleanup",
  parts: [
    { is: "frame", text: "Discovery call: Vireo Health (Business plan, 74 developers)" },
    { is: "frame", text: "24 Nov 2026, 11:00. Liesbeth Maes (Vireo), Bea Lindqvist (notes)" },
    { is: "noise", text: "Audio dropped twice in the first five minutes, so we moved to phones." },
    { is: "noise", text: "Her dog has had puppies. Seven." },
    {
      is: "target_users",
      text: "The people who would use it there are her four platform engineers. The 70 product developers would only ever see the pull requests.",
    },
    {
      is: "user_feedback",
      text: "“Every flag we have was somebody's temporary flag. I would like to have my Friday afternoons back.”",
    },
    {
      is: "user_feedback",
      text: "She complained about the flag list: it cannot be filtered by team, so once a month she exports it to a spreadsheet.",
    },
    {
      is: "technical_constraint",
      text: "Their monorepo is built with Bazel. Generated files are overwritten by every build, so the scanner must not edit them.",
    },
    {
      is: "compliance_requirements",
      text: "Patient data: under the GDPR no vendor may read their repositories before their data protection officer has approved the processing agreement.",
    },
    {
      is: "key_competitors",
      text: "They are also trying out Switchyard, which has offered them Sweep at $10 per developer instead of $12.",
    },
    {
      is: "feature_idea",
      text: "Suggestion: add to each pull request a list of the dashboards and alerts in which the flag appears.",
    },
    {
      is: "risk",
      text: "Risk that we noted: reviewers there might approve a removal without reading it, and nothing on either side would catch that.",
    },
    {
      is: "goal",
      text: "Target for the trial, set together: get from 380 stale flags to fewer than 100 by 30 June 2027.",
    },
    {
      is: "decision",
      text: "We agreed to run the trial on two Go repositories and to leave the monorepo out, because of Bazel.",
    },
    { is: "noise", text: "She is on holiday until the 7th and sends a calendar link after that." },
  ],
};

const wiki: PasteReference = {
  name: "Wiki page of a working group",
  initiative: "Relay",
  parts: [
    { is: "frame", text: "# INC-231 follow-up: relay working group, 23 Nov" },
    { is: "noise", text: "Present: Samir, Teodor, Wen. Wen was late (train)." },
    { is: "frame", text: "## News since August" },
    {
      is: "market_research",
      text: "- Survey of 58 customers after the outage: 71% would run a relay themselves, 19% only if we host it for them, 10% want none.",
    },
    {
      is: "user_feedback",
      text: "- Nordbrygg on the phone: “You were down for 47 minutes. We were down for three hours, because nobody here dared to switch anything back.”",
    },
    {
      is: "tech_stack",
      text: "- The relay is written in Go, keeps its values in SQLite and ships as a container with a Helm chart.",
    },
    { is: "frame", text: "## Limits" },
    {
      is: "technical_constraint",
      text: "- A relay with 512 MB of memory cannot hold more than 20,000 flags.",
    },
    { is: "frame", text: "## Target" },
    {
      is: "goal",
      text: "- By 30 September 2027, 60 customers run a relay in production. Today there are none.",
    },
    { is: "frame", text: "## Decided and open" },
    {
      is: "decision",
      text: "- We decided that a relay is only updated when the customer says so. Forced updates were discussed and rejected, because banks freeze all changes in December.",
    },
    {
      is: "risk",
      text: "- Risk without an answer so far: a relay that has been cut off for weeks goes on serving old values and nobody notices.",
    },
    {
      is: "external_link",
      text: "- Article on how other vendors handle this: https://example.com/articles/static-stability",
    },
    {
      is: "noise",
      text: "- Room 2 is booked in Wen's name. Please leave the whiteboard where it is.",
    },
    { is: "noise", text: "- Next call in two weeks, same time." },
  ],
};

export const pastes: readonly PasteReference[] = [channel, call, wiki];
