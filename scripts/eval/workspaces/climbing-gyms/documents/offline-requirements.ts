import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const offlineRequirements: SampleDocument = {
  type: "prd",
  status: "draft",
  title: "Offline desk, requirements v0.2",
  content_markdown: `Ben Oyelaran owns this. For desk staff in gyms with up to four desk PCs.

## Problem

41 of 212 gyms lost the connection for more than 15 minutes while open in the last year, and over half of that was between 5 and 9 pm.

## Requirements

- A member is found by name or barcode within two seconds, with photo, belay test and ban.
- Check-ins made offline are sent within five minutes of the connection coming back.
- Switching between offline and online should feel seamless.
- A day pass can be sold for cash; the receipt is numbered per desk.
- The desk says how old its copy is.

## Out of scope

- Card payments
- New memberships
- Signing a waiver on screen

## Open questions

- Who pays when one punch is used at two desks?
- Do we train gyms on this in person? (Marisol, by January 15)
`,
};
