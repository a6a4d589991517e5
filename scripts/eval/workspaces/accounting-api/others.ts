import type { SampleInitiative } from "@/lib/domain/workspace/sample";
import { auditRetrospective } from "./documents/audit-log";

export const sandbox: SampleInitiative = {
  title: "Sandbox without a sales call",
  description:
    "Sign up, get a ledger full of made-up data, and post the first entry within ten minutes.",
  archived: false,
  documents: [],
  contextItems: [
    {
      label: "user_feedback",
      title: "Trial requests that went cold",
      content: `133 of 402 requests in 2026 never answered our mail. Two wrote: "I wanted to try, not to talk."`,
    },
    {
      label: "feature_idea",
      title: "Made-up company with three years of entries",
      content: `A property firm with 14,000 entries, VAT and two currencies.`,
    },
    {
      label: "feature_idea",
      title: "Sandbox keys that expire after 30 days",
      content: `Renewed with one click. Keeps the database small.`,
    },
    {
      label: "risk",
      title: "Spam accounts",
      content: `Tallybook's demo was used for card testing in the spring. We would allow work e-mail addresses only and 100 requests a minute.`,
    },
    { label: "general_note", title: "todo", content: "ask Lars about capacity" },
  ],
  goals: [
    {
      goal_type: "user_outcome",
      title: "First entry in ten minutes",
      key_result: "Half of new sandboxes post an entry within 10 minutes",
      timeframe: "30 June 2027",
    },
  ],
};

export const auditExport: SampleInitiative = {
  title: "Audit trail export",
  description: "Auditors export the trail themselves. Shipped on 22 May 2026, closed.",
  archived: true,
  documents: [auditRetrospective],
  contextItems: [
    {
      label: "decision",
      title: "One format",
      content: `3 December 2025: CSV with a fixed header, no XML. Hartwell accepted it.`,
    },
    {
      label: "user_feedback",
      title: "Hartwell after the first season",
      content: `"Forty exports, no phone call. Ledgers above 10 million entries still take an hour."`,
    },
  ],
  goals: [],
};
