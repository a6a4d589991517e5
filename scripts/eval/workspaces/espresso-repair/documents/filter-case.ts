import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const filterCase: SampleDocument = {
  type: "business_case",
  status: "draft",
  title: "Is a filter round worth it?",
  content_markdown: `Tash, for Phil and Nadia, 12 November 2026

## Why

Three machines out of four come in behind a dead cartridge. 51 of the 68 that Marcus looked at.

## What we'd do

A van goes round the suburbs on a fixed day and changes cartridges. $29 a month, every six months a new one.

## Money

A cartridge costs us $74. Van and driver we have on Tuesdays.

## What I'm assuming

- Probably half of the swap customers will sign up on the spot.
- Cafés let us in before seven.
- The supplier keeps the $74 if we take 400 a year.

## Next

Ask the supplier for a price in writing, by 4 December.
`,
};
