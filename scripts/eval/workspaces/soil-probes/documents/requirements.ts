import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const requirements: SampleDocument = {
  type: "prd",
  status: "in_review",
  title: "FOTA requirements r3",
  content_markdown: `Owner: A. Brannigan. Radio: T. Wilk. r3, 16 Nov 2026.

## Problem

Firmware reaches probes by laptop and cable. A third of the field runs the newest release.

## Requirements

- R1 An image is accepted only with a valid Ed25519 signature and a higher version.
- R2 An interrupted transfer resumes at the last confirmed block, also after 7 days.
- R3 Two failed boots: back to bank A, reported with the next uplink.
- R4 No update below 2.9 V.
- R5 The dashboard gives a good overview of progress.
- R6 A release can be halted; no probe starts it later than 15 min after the halt.

## Out of scope

- gen-2 probes
- relay between probes

## Assumptions

- Gateways are nearly always online.
- Growers will presumably leave updates on automatic.

## Rollout

Bench, 1 %, 10 %, 100 %. 48 h each.

## Open questions

- Who pays for a probe that has to be dug up, we or the distributor?
- Does bootloader 2 need a re-assessment? (Osei asks Nemko, by 4 Dec)
`,
};
