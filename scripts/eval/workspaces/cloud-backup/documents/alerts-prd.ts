import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const alertsPrd: SampleDocument = {
  type: "prd",
  status: "draft",
  title: "Anomaly alerts, requirements (working draft)",
  content_markdown: `## Summary

We see when a customer's files are being encrypted, because backups suddenly change a lot, and tell somebody who can act.

## Problem

On average it took customers 19 hours to notice (31 cases, 2025). Backups taken in that time are useless, and nobody knows which was the last good one.

## Requirements

- An alert goes out within 15 minutes of the backup that shows the pattern.
- It names the last backup without the pattern.
- At most one false alert per customer and quarter.
- Alerts must be clear and helpful.
- An administrator can silence a set for 24 hours, with a reason.
- Sending works even if the customer's own mail is down: SMS or a call.

## Assumptions

Encrypted files are always bigger than 1 KB. Small firms have nobody awake at three in the morning, so most of them will want the call. We believe the pattern is the same on Linux as on Windows.

## Non-goals

- Stopping the attack on the customer's machines
- Anything for the Starter plan before 2028

## Plan

1. [x] Model on two years of change rates (Noor)
2. [ ] Silent run with 200 customers, from 11 January
3. [ ] Alerts for these 200, from 22 March
4. [ ] Everybody, 9 June 2027

## Open questions

- Who pays for the calls? Felix, by 15 January.
- What do we say if the alert was false and a factory stopped its line?
`,
};
