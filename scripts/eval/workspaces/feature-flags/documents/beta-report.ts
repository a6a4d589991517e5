import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const betaReport: SampleDocument = {
  type: "retrospective",
  status: "approved",
  title: "Cleanup beta, first four weeks",
  content_markdown: `5 October to 2 November 2026. Written by Ines Kowalczyk, agreed in the product review on 9 November.

## What we wanted to know

Whether developers trust a removal that they did not write, and how much of it they have to touch up.

## What happened

- Nine customers, 31 repositories.
- 268 PRs opened, 149 merged. Median time to merge: 26 hours.
- 17 of the merged ones had to be edited first, nearly always because of an unused import.
- One was reverted, at Fernway: a cron job in another repository read the same flag.

## What went well

A half-hour call before the first scan. Customers who had one merged twice as many.

## What went badly

Lumen Dental got 30 PRs on the first morning and muted us for a week.

## What we changed

- No more than 3 open PRs per repository, from week 4.
- All repositories of an org are searched before a flag is proposed, not just the one.
`,
};
