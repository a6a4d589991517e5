import type { SampleInitiative } from "@/lib/domain/workspace/sample";
import { businessCase } from "./arrival-updates/business-case";
import { competitiveBattlecard } from "./arrival-updates/competitive-battlecard";
import { epic } from "./arrival-updates/epic";
import { launchPlan } from "./arrival-updates/launch-plan";

export const arrivalUpdates: SampleInitiative = {
  title: "Arrival updates for customers",
  description:
    "Tell people at home when the technician will be there, by WhatsApp or SMS, and let them move the visit with a reply. Product: Tom Verhoeven. Engineering: Sven Kuiper. Plus customers in the Netherlands and Belgium on 1 December 2026, Standard add-on on 12 January 2027, Germany in February.",
  archived: false,
  documents: [businessCase, epic, competitiveBattlecard, launchPlan],
  contextItems: [
    {
      label: "target_users",
      title: "People waiting at home, and the dispatcher who takes their calls",
      content: `55% of visits are at private addresses. The person at home has taken half a day off and wants to know whether there is time to fetch the children. The dispatcher answers 40 to 60 calls a day at a firm of 24 technicians; every third one is "where is he?".`,
    },
    {
      label: "user_feedback",
      title: "Klimaat Noord after the pilot",
      content: `"The phone is quiet between eight and ten. That has not happened in the eleven years I have done this. My only complaint: people reply with questions about the invoice, and those go nowhere."

Hanneke, dispatcher, Klimaat Noord (64 technicians), 2 November 2026.`,
      source_url: "https://research.example.com/interviews/2026-11-02-klimaat-noord",
    },
    {
      label: "user_feedback",
      title: "Why customers left us in the last twelve months",
      content: `34 customers left between October 2025 and September 2026. In exit calls 11 named "my customers do not know when we come" as one of two main reasons; 7 of those went to CrewGrid. Average value €9,340 a year. Source: Lieke Smit.`,
    },
    {
      label: "market_research",
      title: "Nobody at home costs €38 a trip",
      content: `Nobody opens at 3.8% of visits: about 1,520 a day, 32,000 a month across our customers. 61 customers answered our survey in August 2026; the median cost they gave for a wasted trip was €38 (quarter to three quarters: €29 to €55).`,
    },
    {
      label: "market_research",
      title: "Pilot result, 5 to 30 October 2026",
      content: `9 customers, 231 technicians, 19,800 visits. Nobody at home fell from 3.8% to 2.1%; calls about arrival times fell by 34%. 7% of messages had a reply, half of them to move the visit. 0.6% of people opted out. 60% of messages went by WhatsApp.`,
    },
    {
      label: "key_competitors",
      title: "CrewGrid's live map",
      content: `Included in its only plan. A link opens a map with the van's position, updated each minute. No replies, and no message when the window changes. Two works councils in Germany have objected to the tracking of employees, according to the trade press.`,
      source_url: "https://news.example.com/trade/crewgrid-live-map-works-council",
    },
    {
      label: "compliance_requirements",
      title: "Rules for messages",
      content: `Service messages about a booked visit need no marketing consent, but an opt-out in every first message. No messages from 21:00 to 08:00. Phone numbers and texts are deleted after 90 days. In Germany the exact position of a technician may be shown only with a works agreement, so we send time windows, never positions.`,
      source_url: "https://legal.example.com/roundsman/messaging-opinion-2026",
    },
    {
      label: "decision",
      title: "Included in Plus, €6 add-on on Standard",
      content: `6 November 2026, Nora Willems with Daniel Okafor and Tom Verhoeven. Messages cost €2.91 a technician a month when sent to private addresses only. We considered billing each message (Servana's way) and rejected it: dispatchers in the pilot said they would switch it off to save money.`,
    },
    {
      label: "risk",
      title: "WhatsApp templates for German are refused again",
      content: `The provider refused two of five German templates on 10 November because they look like marketing. Without them Germany would start with SMS only, at €0.061 instead of €0.038 a message. New wording was sent in on 17 November; an answer takes up to 10 working days.`,
    },
    {
      label: "feature_idea",
      title: "One short message, one digit to move the visit",
      content: `The sender is the service firm's name; Roundsman is not mentioned. One message fits into 160 characters and says who comes, when, and which digit picks another time. No link, no greeting, no emoji.`,
    },
  ],
  goals: [
    {
      goal_type: "user_outcome",
      title: "People know when the technician comes",
      key_result: "Nobody at home at 2.2% of visits or fewer, for firms that use it",
      baseline: "3.8% of all visits; 2.1% in the pilot",
      timeframe: "31 March 2027",
      priority: 100,
    },
    {
      goal_type: "business_outcome",
      title: "Earn with it on Standard",
      description: "1,722 of 6,888 Standard seats at €6 a month.",
      key_result: "€124,000 annual recurring revenue from the add-on",
      baseline: "€0",
      timeframe: "31 December 2027",
      priority: 80,
    },
    {
      goal_type: "success_metric",
      title: "Plus customers switch it on",
      key_result: "60% of Plus seats send updates",
      baseline: "6% (178 pilot seats of 2,952)",
      timeframe: "31 March 2027",
      priority: 70,
    },
    {
      goal_type: "constraint",
      title: "Message costs stay predictable",
      key_result: "At most €3.20 a technician a month, averaged over a quarter",
      baseline: "€2.91 in the pilot, private addresses only",
      timeframe: "Every quarter of 2027",
      priority: 60,
    },
  ],
};
