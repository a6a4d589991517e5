import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const transcriptRequirements: SampleDocument = {
  type: "prd",
  status: "draft",
  title: "Transcripts: requirements v0.2",
  content_markdown: `Owner: Beth Lindqvist. For every show on every plan.

## Problem

Deaf listeners can't follow most of our shows, and one show in nine has a transcript because somebody typed it.

## Requirements

- Every new episode has a transcript within 30 minutes of the upload.
- Transcripts should be accurate and look great.
- A host can correct the text, and the feed has the correction within 5 minutes.
- The feed links it as SRT and as VTT (\`podcast:transcript\`).
- A show can switch transcripts off.

## Out of scope

- Translation
- Episodes from before the launch

## Open questions

- Who answers for it if a transcript puts words into somebody's mouth?
- Do fetches of a transcript count as downloads? (Ifeoma, by 15 January)
`,
};
