import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const setterCase: SampleDocument = {
  type: "business_case",
  status: "draft",
  title: "Setter board: worth building?",
  content_markdown: `Tess, first pass, November 9. Please poke holes.

## The problem

19 of the 24 gyms we rang plan resets on a whiteboard or in a spreadsheet.

## Idea

A board in the back office and a vote in Chalkbag.

## Money

About $68,000 to build. At $35 a month it needs 81 gyms to pay for itself in two years.

## Assumptions

- A third of our gyms will take it in the first year, we think.
- Setters will surely log on their phones if it takes under a minute.
- Owners are willing to draw their walls themselves.

## What next

Tess shows a paper version to four head setters in January.
`,
};
