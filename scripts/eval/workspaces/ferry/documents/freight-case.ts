import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const freightCase: SampleDocument = {
  type: "business_case",
  status: "draft",
  title: "Freight online: is it worth it?",
  content_markdown: `Draft 2, Callum Baird, 11 November 2026

## The problem

The freight desk is two people and it shuts at five. Most calls are changes to bookings we already have.

## What we propose

A page where account holders see the lane metres left on each sailing and book them.

## The money

Build: £74,000. The desk would go from two people to one and a half, worth about £19,000 a year.

## What we're taking for granted

- Hauliers will book for themselves once they can; we reckon 70% of bookings within a year.
- Drivers presumably know the length of their trailer.
- The contractor who wrote Helm's freight module is still available next summer.

## Next

Callum visits the five largest accounts before Christmas.
`,
};
