import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const alpha: SampleDocument = {
  type: "retrospective",
  status: "approved",
  title: "Alpha with six shows",
  content_markdown: `7 September to 2 October 2026. Written by Marek Zielinski, approved by everybody who took part on 8 October.

## What we set out to do

Show that an ad can be spliced in during a download without listeners noticing.

## What happened

- 41,300 spliced downloads
- First byte after 1,150 ms at the 95th percentile; ordinary episodes take 180 ms
- One show earned £640 in the month from 31 old episodes
- Two of the six forgot to cut the old ad out of the recording, so listeners heard two in a row

## What went well

- Not one click or tear in files with a constant bitrate
- Four of six found the slot editor without help

## What went badly

- VBR files clicked in Apple Podcasts
- The report was a CSV that Marek mailed by hand every Monday

## Actions

- Re-encode VBR files before a show may join
- Ask hosts to cut out the old ad before a slot goes live
`,
};
