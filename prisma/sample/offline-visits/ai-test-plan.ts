import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const aiTestPlan: SampleDocument = {
  type: "ai_test_plan",
  status: "draft",
  title: "Test plan: offline visits, wide beta",
  content_markdown: `# Test plan: offline visits, wide beta

**Owner:** Mehmet Yildiz, quality · **Draft of:** 18 November 2026
**Tests against:** "Product requirements: offline visits" and "Implementation spec: the send queue"

## What we must find out

1. Is any confirmed entry ever lost?
2. Do technicians finish visits without a connection, with no help?
3. Does the phone still last a shift?

Everything else is secondary, and a fault there does not stop the release.

## Pass marks

| Measure | Pass | Stop the release |
| --- | --- | --- |
| Confirmed entries lost | 0 of at least 1,500,000 | 1, unless the cause is known and fixed |
| Visits without a connection finished on site | 95% | under 90% |
| Reports entered again | under 0.3% of visits | over 0.8% |
| Extra battery over a shift, average | 2 points | 3 points |
| Cold start on a Galaxy A14, 2,000 entries waiting | 3 s | 5 s |

The wide beta has 1,200 technicians at 31 customers. With 4.1 visits a day and about 15 entries a visit, the 21 working days up to 21 December give about 1.5 million entries.[^1]

## Devices

| Device | Why | Number |
| --- | --- | :-: |
| Galaxy A14, 4 GB | most common phone in the fleet | 3 |
| Galaxy XCover 5, 4 GB | lift mechanics, gloves | 2 |
| Moto E13, 2 GB | smallest memory in use | 2 |
| iPhone SE (2020) | oldest iPhone in use | 2 |
| Pixel 8 | newest Android behaviour for background work | 1 |

## Tests

### Nothing is lost (automatic, each night)

- [x] Kill the app at each of the 14 marked points while saving
- [x] Kill the app while sending, after the server stored but before it answered
- [ ] Update the app during sending, 500 times
- [ ] Fill the storage to 299 MB, then record a signature
- [ ] Set the clock back by one hour, one day, one year
- [ ] Send the same batch three times from two connections at once

### Conflicts (automatic and by hand)

| Dispatcher does meanwhile | Expected |
| --- | --- |
| moves the visit to tomorrow | report kept, visit shows today's work, task for the dispatcher |
| gives it to a colleague | both names in the history |
| cancels it | "done after cancellation", no automatic invoice |
| changes the phone number | new number on the phone, report untouched |
| deletes the customer on request | report kept without personal data, phone cleared within 15 minutes of contact |

### In the field (by hand)

Four days with technicians, one observer each, no hints:

- [ ] 24 November, Liftservice Rijnmond, lift shafts in Rotterdam
- [ ] 26 November, Klimaat Noord, apartment blocks in Groningen
- [ ] 1 December, Van Dalen Installatie, new buildings without reception
- [ ] 3 December, one full shift with a phone that is three years old

We note each moment a technician looks for the connection symbol, asks a question or takes out paper. **Fewer than one such moment a visit** is our mark; the present app has 3.4.

## Test data

A copy of one week of visits from our own demonstration firm, with made-up names. No customer data on test devices. Photos come from a set of 400 pictures taken in our cellar.

## When and who

| Week | Work | Who |
| --- | --- | --- |
| 23 to 27 November | nightly runs, two field days, wide beta opens | Mehmet Yildiz, Eva Brandt |
| 30 November to 4 December | two field days, outside security test | Mehmet Yildiz, Sven Kuiper |
| 7 to 11 December | fixes, full run on all ten devices, last release | whole mobile team |
| 14 December to 4 January | watching only: nightly counts, no releases | on-call |
| 6 January 2027 | go or no-go with Marit de Vries | Aisha Benali |

## Open questions

1. The update test needs signed builds from both shops. Apple's takes two days a build; do we accept 100 repetitions on iPhones instead of 500?
2. We cannot produce a real lift shaft in the office. Is a shielded box close enough for the nightly run, or only for development?
3. Who decides on 6 January if four of the five marks are met? Proposed: no lost entry is a must, of the other four one may be missed with a dated fix.

[^1]: 1,200 × 4.1 × 21 × 15 is 1.55 million. The quieter days up to 6 January come on top.
`,
};
