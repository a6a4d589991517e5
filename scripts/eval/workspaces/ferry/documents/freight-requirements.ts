import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const freightRequirements: SampleDocument = {
  type: "prd",
  status: "draft",
  title: "Freight page, first requirements",
  content_markdown: `Owner: Callum Baird. For account holders only, 38 of them.

## Problem

390 of 640 calls in October were changes to a trailer that was already booked, and after five nobody answers.

## Requirements

- An account holder sees the free lane metres on every sailing of the next 14 days.
- A booking can be moved or cancelled until two hours before departure.
- Dangerous goods cannot be booked here; the page says to ring the desk.
- The page should be modern and easy to use.
- A change is confirmed by e-mail within a minute.

## Out of scope

- Payment: hauliers go on being invoiced monthly
- Livestock

## Open questions

- May a haulier sell a space on to another?
- What happens to a booking when a sailing is cancelled for weather? (Callum asks the masters, by 18 December)
`,
};
