import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const webhooksPrd: SampleDocument = {
  type: "prd",
  status: "approved",
  title: "PRD: Webhooks v2 (approved 14 September)",
  content_markdown: `# PRD: Webhooks v2

| | |
| --- | --- |
| Owner | Priyanka Nair |
| Engineering | Tomasz Wilk, 4 engineers |
| Approved | 14 September 2026, Grace Adeyemi (CTO) |
| Ships | 2 November 2026 to everybody |

## Summary

Every event reaches the customer's server at least once, in order for each ledger, and can be replayed for 30 days. Customers stop polling us, and their month-end closes stop waiting for a missed event. Share of events delivered within 60 seconds goes from 94.2% to 99.9%.

## Problem

v1 gives up after three attempts in ten minutes. In July 2026 that lost 41,300 events of 212 million; 9 customers found out at month end. To be safe 61% of customers poll every minute as well, which is 38% of our API traffic.

> We reconcile twice: once from your webhooks and once because we don't believe your webhooks.
>
> Ruth Abara, Payrolla

## Target users

1. **Integration engineers** at our customers: build once, then want to forget it.
2. **Their on-call engineers**: woken at month end, know nothing about accounting.

Not for accountants. They never see a webhook.

## Goals and success metrics

| Metric | Baseline | Target | By |
| --- | ---: | ---: | --- |
| Events delivered within 60 s | 94.2% | 99.9% | 31 January 2027 |
| Customers that poll each minute | 61% | 25% | 31 March 2027 |
| Tickets tagged "missing event" a month | 74 | 15 | 31 January 2027 |

## Non-goals

- Exactly-once delivery. Nobody can promise it; we send an event id, so that receivers can drop repeats.
- Delivery to queues (SQS, Pub/Sub). Perhaps in the second half of 2027.
- A graphical rule editor for filtering. Three customers asked, all three have engineers.

## Requirements

1. An event is retried for 72 hours with growing pauses (10 s up to 1 h).
2. Events of one ledger arrive in order; a failing event blocks its ledger only.
3. Each request carries an HMAC-SHA256 signature and a timestamp; older than 5 minutes is to be refused.
4. Any event of the last 30 days can be replayed by id, by ledger or by time.
5. An endpoint that fails for 24 hours is switched off and its owner gets a mail.
6. p99 from commit to first attempt is at most 5 seconds at 4,000 events a second.
7. A customer may have up to 20 endpoints, each with its own secret and event types.

## User experience

1. The engineer adds an endpoint in the console and sees the secret once.
2. "Send test event" shows the response code, the time taken and the first 2 kB of the answer.
3. An endpoint that fails turns amber after 1 hour and red after 12.

| State | What the engineer sees | What helps |
| --- | --- | --- |
| No endpoint yet | a curl line that works | copy button |
| Signature refused | the two hashes side by side | link to the guide |
| Switched off | since when, how many events wait | "Switch on and replay" |

## Constraints and dependencies

- Kafka cluster upgrade to 4.1 by the platform team (Lars Eide), done 3 October.
- Secrets live in the vault; at most 50 reads a second, so they are cached for 5 minutes.
- SOC 2: payloads in logs are masked.

## Rollout

- [x] 5 October: 6 design partners
- [x] 19 October: 10% of new endpoints
- [x] 2 November: everybody; v1 stays on
- [ ] 30 June 2027: v1 is switched off

We stop if deliveries within 60 s fall under 98% for an hour.

## Open questions and risks

- Does ordering per ledger slow down customers with one very large ledger? Tomasz measures it at Payrolla by 20 November.
- Customers forget the end of v1. We mail owners at 180, 90, 30 and 7 days and show it in the console.
`,
};
