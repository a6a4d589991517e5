import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const adCase: SampleDocument = {
  type: "business_case",
  status: "draft",
  title: "Ad slots: does it pay?",
  content_markdown: `Draft, Priyanka Nair, 16 November 2026

## Why

Of those who told us why they left in Q3, 37% left because they can't change ads.

## What it costs

Two engineers for two cycles, about £96,000. Running costs £2,600 a month at 40 million downloads.

## What it brings

Pro and Network bring £197,000 a month. Churn of 1.6% in place of 2.4% keeps about £1,575 of it every month.

## What we assume

- We think a show that earns from old episodes won't leave, even for a cheaper host.
- Presumably hosts will cut the old ads out of their recordings themselves.
- Fastly charges the same per gigabyte after the contract is renewed in May.

## Next

Priyanka goes through the numbers with Hannah on 4 December.
`,
};
