import type { SampleInitiative } from "@/lib/domain/workspace/sample";
import { relayRequirements } from "./documents/relay-requirements";

export const relay: SampleInitiative = {
  title: "Relay",
  description:
    "A small proxy that customers run in their own network, so that their flags go on working when we don't. Lead: Samir Okafor. Design partners from April 2027.",
  archived: false,
  documents: [relayRequirements],
  contextItems: [
    {
      label: "general_note",
      title: "INC-231 review",
      content: `Wed 12 August 2026. Blameless, as always.

| UTC | |
| --- | --- |
| 13:06 | ruleset-api v412 rolled out to all regions at once |
| 13:09 | first empty ruleset served, health checks green (they only look for a 200) |
| 13:21 | Nordbrygg calls before our own alert fires |
| 13:38 | rollback starts, stuck on a lock in Postgres |
| 13:56 | v411 back everywhere |

47 minutes. Processes that were running kept their values; everything that restarted came up with the defaults in the code. 312 customers had at least one of those.

Root cause: a migration renamed a column that the exporter still read. What helped: Wen knew the lock by sight.`,
    },
    {
      label: "user_feedback",
      title: "Nordbrygg Bank, two days later",
      content: `"Stale values I can live with. Defaults from 2022 I cannot: we offered every customer the old mortgage form."`,
    },
    {
      label: "market_research",
      title: "RFPs in 2026",
      content: `17 of the 44 we answered asked for something that runs inside the buyer's network. In 2025 it was 5 of 38.`,
    },
    {
      label: "technical_constraint",
      title: "Old SDKs",
      content: `SDKs before 5.0 have our host name compiled in and cannot talk to a relay. 38% of server-side traffic is still on version 4.`,
    },
  ],
  goals: [
    {
      goal_type: "success_metric",
      title: "Sit out an outage",
      key_result: "No design partner falls back to defaults in a 72-hour disconnection drill",
      timeframe: "July 2027",
    },
  ],
};
