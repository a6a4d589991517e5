import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const printCase: SampleDocument = {
  type: "business_case",
  status: "draft",
  title: "Paper maps, is there money in it?",
  content_markdown: `Draft, Morven Hay, November 9, 2026

## What it is about

46% of 2,140 readers would pay $20 for a map of their own area.

## Sums

$8.20 to print and post one, $12,000 to build the order page.

## Assumptions

- We assume that one reader in ten who says yes will buy.
- Returns are probably below 3%.
- Surely the survey licence covers prints as well.

## Next

Morven asks the printer for a sample by January 22.
`,
};
