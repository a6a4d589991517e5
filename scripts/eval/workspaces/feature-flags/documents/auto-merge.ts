import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const autoMerge: SampleDocument = {
  type: "prd",
  status: "archived",
  title: "Merge while you sleep",
  content_markdown: `Jonas Reiter, March 2026. Superseded by the decision of 8 July.

## Idea

An approver bot merges each removal overnight, unless somebody has objected within seven days.

## Requirements

- The bot is a code owner in every repository.
- A digest at 07:00 lists the flags that went in the night.

## Price

£4 per developer and month, Enterprise only.
`,
};
