import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const winterTrial: SampleDocument = {
  type: "retrospective",
  status: "approved",
  title: "Four cafés, one borrowed machine",
  content_markdown: `June and July 2026. Written by Nadia, read and signed by Phil, 11 August.

## What we wanted to know

Whether a swap can be done before opening, and what the café pays for it without grumbling.

## What happened

- Four swaps. From the door to the first coffee: 48, 55, 70 and 135 minutes.
- The 135 was a seized tap behind a fridge.
- Machines were with us for 5 days instead of 9, because nobody rang about extras.
- All four paid $3,400. Two asked when they could book the next one.
- One café broke a steam arm on our machine and owned up.

## What worked

Going in at 5 am. The street is empty and the owner is awake anyway.

## What we'd change

- Measure and look for the tap a week before.
- Bring a spare steam arm.
`,
};
