import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const paperDrills: SampleDocument = {
  type: "retrospective",
  status: "approved",
  title: "Two drills with a paper prototype",
  content_markdown: `September 2026, at Norwell Coatings and Kell Foods. Written by Dana Kowalski, agreed with both sites.

## What we wanted to know

Whether wardens can work with a list by floor, and what the assembly lead asks for first.

## What happened

- Both sites counted everybody in under 9 minutes with cards sorted by floor.
- At Norwell a warden was on vacation and nobody had a substitute.
- It rained on the cards.

## What we learned

- The first question is always "how many are missing", the names come after that.
- Wardens need a deputy.
`,
};
