import type { SampleInitiative } from "@/lib/domain/workspace/sample";
import { offlineRequirements } from "./documents/offline-requirements";

export const offlineDesk: SampleInitiative = {
  title: "Front desk without internet",
  description:
    "When a gym's connection drops, the desk still checks members in, sees waivers and belay tests and sells day passes for cash. Lead: Ben Oyelaran. In all gyms by October 1, 2027.",
  archived: false,
  documents: [offlineRequirements],
  contextItems: [
    {
      label: "user_feedback",
      title: "Lost River Bouldering, Labor Day",
      content: `Shannon, desk manager: "Comcast died at 5:40 with a line out the door. We let everybody in and wrote names on a pizza box. Eleven of those names I still can't read."`,
    },
    {
      label: "market_research",
      title: "A year of outages",
      content: `From our socket logs, October 2025 to September 2026.

| | |
| --- | --- |
| Gyms that lost the connection for over 15 min while open | 41 of 212 |
| Median length | 47 min |
| Between 5 and 9 pm | 58% |
| Our own downtime in the year | 2 h 05 |`,
    },
    {
      label: "decision",
      title: "The browser keeps the data, no box in the gym",
      content: `October 14, 2026, Dale Hutchins.

Looked at three ways:

1. Service worker and local database in the desk's browser. Six weeks. Nothing to ship.
2. A Raspberry Pi per gym, $140 each. Fourteen weeks, and someone has to replace SD cards in 212 gyms.
3. LTE backup router, $45 per gym and month. Doesn't help when the outage is ours.

Took the first. Price of it: only the desks that were open in the last 12 hours have anything to show.`,
    },
    {
      label: "decision",
      title: "No cards while offline",
      content: `October 21, 2026, Greg Lindqvist. Cash and prepaid only. Stripe's readers could store payments and send them later, but the gym carries whatever bounces: 2.3% at the two gyms that tried it with their old system. Look at it again in May 2027.`,
    },
    {
      label: "decision",
      title: "Paper waivers stay in the drawer",
      content: `October 28, 2026, Ben and Ruth. A new visitor signs on paper during an outage and staff photograph it later. Signing on the tablet offline was considered. Ruth is not happy with a signature whose time stamp comes from a PC with a dead CMOS battery. Consequence: gyms have to keep a pad of 50 in the drawer, forever.`,
    },
    {
      label: "risk",
      title: "Somebody banned walks in",
      content: `The copy on the desk may be hours old. Mitigation: while the desk is online, bans reach it within a minute; offline, the age of the copy is shown and turns red after two hours. Owner: Ben Oyelaran.`,
    },
    {
      label: "risk",
      title: "Last punch used twice",
      content: `Two desks, both offline, one punch card with one punch left. Both say yes. Nobody has decided who pays for the second visit.`,
    },
    {
      label: "technical_constraint",
      title: "What the desk PCs can take",
      content: `17% of desks are Windows 10 machines with 4 GB. Safari throws stored data away after seven days without a visit. Face photos are 9 kB each, so the largest gym (6,200 members) needs about 56 MB.`,
    },
    {
      label: "compliance_requirements",
      title: "What may lie on that PC",
      content: `Waivers contain dates of birth of minors and medical notes. Ruth: medical notes are never stored on the desk, everything else encrypted and wiped 72 hours after the last contact with us.`,
    },
    {
      label: "feature_idea",
      title: "Amber bar",
      content: `A bar across the screen: "Offline since 5:41 pm. Check-ins are saved on this computer." Goes away by itself when everything is sent.`,
    },
  ],
  goals: [
    {
      goal_type: "success_metric",
      title: "The line keeps moving",
      key_result: "95% of check-ins during an outage go through",
      baseline: "none do today",
      timeframe: "31 December 2027",
    },
    {
      goal_type: "constraint",
      title: "Nothing to plug in",
      description: "No hardware that we would have to ship, replace or explain on the phone.",
    },
  ],
};
