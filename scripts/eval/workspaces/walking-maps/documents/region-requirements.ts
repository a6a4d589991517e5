import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const regionRequirements: SampleDocument = {
  type: "prd",
  status: "draft",
  title: "Offline regions, requirements draft 2",
  content_markdown: `Owner: Gillian Bell.

## Problem

29% of downloads never finish, most because the phone goes to sleep.

## Users

Weekend walkers and people who work on the hill.

## Requirements

- The size is shown before a download starts.
- A download goes on within 30 seconds after the network is back.
- Choosing a region must feel natural.
- Deleting a region frees its space at once.

## Out of scope

- Sharing between phones
- Satellite pictures

## Open questions

- What happens to a region that crosses a border?
- May a family share one copy? (Tamsin asks the survey by December 15)
`,
};
