import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const trial: SampleDocument = {
  type: "retrospective",
  status: "approved",
  title: "Spring trial at Carrick",
  content_markdown: `Four weeks, April and May 2026. One borrowed camera on lane 2. Written by Morag Sinclair, agreed by the operations meeting on 9 June.

## What we wanted to know

Whether plates can be read quickly enough on an exposed quay, and what drivers make of it.

## What happened

- 3,418 vehicles went through lane 2. Median time 16 seconds.
- 211 were sent to the booth, most of them hire cars or trailers.
- Two cars ended up on the wrong sailing because a relative had booked both under one name.
- A spider lived in the housing for a week.

## What we would do again

Have a person in the lane for the first fortnight. Drivers stop out of habit.

## What we would change

- Agree with the police beforehand who may ask for the images.
- Print the lane on the ticket as well, since screens can't be read in low sun.
`,
};
