import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const appNotes: SampleDocument = {
  type: "prd",
  status: "draft",
  title: "What the app has to do",
  content_markdown: `Owner: Gemma Holroyd. Rough, 16 Nov.

## Why

Pads get lost, wet or left on a desk, and then we argue about when the hire started.

## It has to

- A cert can be filled in with no signal and goes off by itself once there is some
- It should be quick and simple for the lads
- Site manager signs on the screen, name in capitals under it
- It can't be sent without the load class
- Client and certs@holroyd.example both get the PDF within 5 minutes of there being signal
- Numbers run on from the pads, next one is 48211

## What we're taking for granted

- Site managers will be happy to sign on somebody else's phone
- SiteSlip can presumably read our client list out of Sage
- We reckon the lads will keep their phones charged

## Not in it

- Weekly inspections, they stay in the book
- Timesheets

## Don't know yet

- Who signs on a domestic when the customer's at work?
- Do old jobs need the 8-figure job number on? (Karen to say by 4 December)
`,
};
