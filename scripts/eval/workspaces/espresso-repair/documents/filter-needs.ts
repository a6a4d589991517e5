import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const filterNeeds: SampleDocument = {
  type: "prd",
  status: "draft",
  title: "Filter round: what it has to do",
  content_markdown: `Tash Nguyen answers for this one. For cafés inside the ring road, one filter head each.

## Problem

51 of 68 machines came in behind a cartridge that was past its date. Nobody reminds them.

## What it has to do

- The café gets a text two days before the visit and can move it once.
- The date and the type of cartridge are on a sticker on the filter head.
- Signing up should be simple.
- A cartridge is changed at the latest six months after the last one.
- If nobody opens, the driver leaves a card and comes back within seven days.

## Not part of it

- Water tests
- Cafés with two heads

## Still open

- What do we do with the old cartridges?
- Can Xero bill $29 a month without Lorraine? (Lorraine, by 11 December)
`,
};
