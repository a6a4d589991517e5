import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const riskRegister: SampleDocument = {
  type: "risk_register",
  status: "in_review",
  title: "Risk register: offline visits",
  content_markdown: `# Risk register: offline visits

**Owner:** Aisha Benali · **Reviewed:** 16 November 2026 · **Next review:** 30 November 2026

Likelihood and effect are rated from 1 (low) to 5 (high); their product sorts the list. Anything at 12 or above needs an owner, a date and a sign by which we notice it early.

## Overview

| # | Risk | Likelihood | Effect | Score | Owner | State |
| --- | --- | :-: | :-: | :-: | --- | --- |
| 1 | A report is lost while it waits to be sent | 3 | 5 | 15 | Jonas Hellwig | being reduced |
| 2 | Customer data on a lost phone | 3 | 5 | 15 | Sven Kuiper | being reduced |
| 3 | Photos hold up reports | 4 | 3 | 12 | Jonas Hellwig | being reduced |
| 4 | Two records of one visit confuse invoicing | 3 | 4 | 12 | Lieke Smit | open |
| 5 | Lift customers do not wait until January | 2 | 5 | 10 | Petra Lindqvist | watched |
| 6 | Battery use rises more than we promised | 2 | 3 | 6 | Mehmet Yildiz | watched |

## 1. A report is lost while it waits to be sent

**Cause.** In the first beta week two faults removed entries from the queue: an app update during sending, and a clock that was set back by hand.
**Effect.** We would fail at the one thing we promise. Eleven reports were lost on 214 phones; all were recovered from device logs.
**Sign.** Number of entries created on phones minus number received, every night. Anything but zero pages the mobile team.
**What we do.**

- [x] Entries are removed only after the server confirms them by number
- [x] Order by counter, not by clock
- [ ] Update during sending repeated 500 times on six devices, by 27 November
- [ ] Keep sent entries on the phone for seven more days, by 4 December

**What is left.** A phone that breaks before it reconnects. We cannot prevent that, and the release notes must say so.

## 2. Customer data on a lost phone

**Cause.** 40 to 60 phones a year are reported lost or stolen across our customers.
**Effect.** Up to three days of addresses, contacts and photos of homes. Our customer has to notify the authority within 72 hours.
**What we do.** The store is encrypted with a key held by the system's key chain. Remote sign-out deletes the key at the next contact; without contact for 72 hours the app deletes it by itself. An outside test by a security firm is booked for 1 to 3 December (€9,800, approved by Daniel Okafor).
**What is left.** A phone that is unlocked in the thief's hand, for as long as it stays unlocked.

## 3. Photos hold up reports

**Cause.** Lift inspections attach up to 40 photos of 3 MB. On a slow connection that is 25 minutes.
**Effect.** Invoices a day late at two of six beta customers.
**What we do.** Reports go first. Photos are reduced to 1,600 pixels on the phone unless the firm asks for originals. Wi-Fi only is a setting of the firm.
**Open.** Insurance inspectors may require originals. Lieke Smit asks the three lift customers by 25 November.

## 4. Two records of one visit confuse invoicing

**Cause.** A visit is moved to a colleague while the first technician is out of reach and does the work anyway.
**Effect.** Double invoice or none. Rare (0.04% of beta visits), but each one costs a phone call.
**What we do.** The board shows a task "decide on the invoice". We do not block the invoice export, because month-end would suffer more.
**Open.** Accounting links of 38 customers read the older of the two records. Sven Kuiper checks whether that can be changed before 11 December.

## 5. Lift customers do not wait until January

Three customers with 268 seats (€132,000 a year) renew in the first quarter of 2027. Two of them are in the wide beta; the third, Hofmann Haustechnik's lift division, refuses beta software. Petra Lindqvist offers them a contract clause: they may leave within 60 days if offline visits are not available by 31 January.

## 6. Battery use rises more than we promised

Measured in the closed beta: 1.4 points more over a shift on average, 3.1 on phones older than three years. The limit is 2 points on average. We report old phones separately rather than hide them in the average.

## Constraints that narrow our choices

- No app releases from 14 December to 4 January. A fault found on 15 December stays until January unless it can be switched off from the server, so **every new behaviour has a switch**.
- 300 MB on the phone.
- 30 days' notice if a new subprocessor is needed; so no new crash-reporting service before January.

## Closed

| Risk | Why it was closed | Date |
| --- | --- | --- |
| Local database not ready for React Native 0.82 | Tested on 12 devices without a fault | 9 October 2026 |
| Beta customers too small to find conflicts | Liftservice Rijnmond joined with 112 technicians | 28 October 2026 |
`,
};
