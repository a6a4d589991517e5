import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const relayRequirements: SampleDocument = {
  type: "prd",
  status: "in_review",
  title: "Relay 1.0",
  content_markdown: `Owner: Samir Okafor. With Teodor for review since 16 November.

## Problem

On 12 August our API served empty rulesets for 47 minutes (INC-231). 312 customers had processes that restarted in that time and came up with default values.

## Who it is for

Business and Enterprise customers who run their own servers. Not for the mobile and browser SDKs.

## Requirements

- When our API can't be reached, the relay answers from its own store for at least 72 hours.
- A restarted SDK has its flags from the relay within 200 ms.
- The relay should be robust and simple to operate.
- A change in the dashboard arrives at a connected relay within 5 seconds.
- An operator sees how old the values are, in minutes.

## Not in 1.0

- Changing flags at the relay
- Windows containers

## Open questions

- Do we charge for it?
- What may a relay report back to us from inside a bank's network? (Samir asks Orla, by 11 December)
`,
};
