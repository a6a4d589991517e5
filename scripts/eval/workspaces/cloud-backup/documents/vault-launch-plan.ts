import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const vaultLaunchPlan: SampleDocument = {
  type: "launch_plan",
  status: "approved",
  title: "Launch plan: Immutable Vault, 24 February",
  content_markdown: `Approved by Oona Lindqvist (CPO) on 16 November 2026. Owner: Ines Carvalho.

## What is launched

Immutable Vault in Frankfurt and Dublin, for all plans except Starter.

## Launch goal

60 customers have switched it on by 31 May 2027, 10 of them above 50 TB.

## Audience and phases

| Phase | Who | From | Go on if |
| --- | --- | --- | --- |
| 1 | Six design partners | 9 November | no lock fails in 30 days |
| 2 | 120 customers with more than 20 TB | 3 February | fewer than 5 tickets a day |
| 3 | Everybody | 24 February | – |

## Positioning and messages

"Not even we can delete it." For administrators: one switch, the date is on the screen. For managing directors: the backup survives the stolen password.

## Channels and material

- Webinar with Ostrava Steel on 4 March
- Mail to 2,140 customers on the day
- Battlecard for sales, by 29 January (Felix)

## Readiness checklist

- [x] PRD signed off
- [x] Prices in the billing system
- [x] Two high findings of the penetration test fixed
- [ ] Retest by Redwall, 8 January
- [ ] Runbook for support, 15 January (Dana)
- [ ] Court orders: answer from Legal
- [ ] Status page shows both regions

## Timeline and owners

| When | What | Who |
| --- | --- | --- |
| 8 January | Retest | Bart |
| 29 January | Training of sales, 40 people | Felix |
| 3 February | Phase 2 | Ines |
| 24 February, 10:00 CET | Phase 3, mail, blog | Ines, Felix |

## Risks and rollback

Switching off stops new locks within 10 minutes; locks that exist cannot be taken back. We stop if a lock fails, or if more than 15 tickets come in a day. Bart decides, at night whoever is on call.

## After launch

Every Monday until 31 May: customers, terabytes locked, tickets, failed deletes. Review on 7 June.
`,
};
