import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const badgeRequirements: SampleDocument = {
  type: "prd",
  status: "draft",
  title: "Badges from the browser, requirements 0.3",
  content_markdown: `Owner: Kofi Mensah.

## Problem

412 tickets in the third quarter were about badge printers.

## Users

Receptionists at sites with a label printer.

## Requirements

- A badge comes out within four seconds after sign-in.
- The printer is found again after the PC restarts.
- Setting up a printer must be effortless.
- A badge that failed can be printed again for one hour.

## Assumptions

- We assume that nine of ten sites use one of four makes.
- Most receptions probably let us talk to the printer without their IT.

## Out of scope

- Plastic cards
- Printing from the phone app

## Open questions

- What do we do about iPads?
- Who pays for the printers we borrow? (Kofi asks Ines by December 18)
`,
};
