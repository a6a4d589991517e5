import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const vaultPrd: SampleDocument = {
  type: "prd",
  status: "approved",
  title: "PRD: Immutable Vault (signed off 2 October)",
  content_markdown: `| | |
| --- | --- |
| Owner | Ines Carvalho |
| Engineering | Bart Kowalczyk |
| Last change | 2 October 2026, v1.3 |

## Summary

A backup in the Vault cannot be changed or deleted before its date, by anybody: not by the customer's administrator, not by us. Customers switch it on for each backup set, for 7 to 90 days.

## Problem

In the 31 ransomware cases that our support handled in 2025, the intruder had an administrator's password in 22, and deleted backups in 17. Seven of those customers paid.

## Goals and success metrics

| Metric | Today | Target | By |
| --- | --- | --- | --- |
| Customers with the Vault on | 0 | 300 | 31 December 2027 |
| Locked backups deleted early | – | 0 | always |
| Median time to the first restored file | 42 min | 20 min | 30 June 2027 |

## Non-goals

- An appliance in the customer's building
- Locks on backups that are older than the switch
- Detection of encryption (that is Anomaly alerts)

## Requirements

1. A lock lasts 7 to 90 days and can be made longer, never shorter.
2. Deleting a locked backup fails with error V-409 and writes an entry in the audit log within 5 seconds.
3. Closing the account stops billing, but locked backups stay until their date.
4. A restore from the Vault needs a second person of the customer if it is larger than 5 TB.
5. The console shows for each backup set until when it is locked.
6. An audit log entry cannot be removed for 400 days.

## How it behaves

### Main flow

The administrator opens a backup set, chooses the days, reads what cannot be undone, types the name of the set and confirms.

### Edge cases

- The clock of a node is off by more than 2 seconds: the node takes no locks and raises an alarm.
- A region is unreachable: the lock counts once both regions have confirmed; until then the set shows "not yet protected".
- The customer stops paying: locked data is kept, new backups are refused after 30 days.

## Rollout

- [x] Internal: our own backups, 5 October
- [x] Design partners: six customers, 9 November
- [ ] Everybody, behind a switch, 24 February 2027

## Open questions

| Question | Who | By |
| --- | --- | --- |
| May a court order lift a lock? | Legal, Marta Ruiz | 18 December 2026 |
`,
};
