import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const prd: SampleDocument = {
  type: "prd",
  status: "approved",
  title: "Product requirements: offline visits",
  content_markdown: `# Product requirements: offline visits

**Owner:** Aisha Benali, product · **Engineering:** Jonas Hellwig · **Design:** Eva Brandt
**Approved:** Marit de Vries, 11 September 2026 · **Last change:** 9 November 2026

## Summary

Technicians lose reports when the connection drops. We will keep three days of visits on the phone, let a technician finish a visit without any connection, and send everything in the background. There will be no "offline mode" to switch on.

## The problem

We measured 402,000 visits from 14 to 25 September 2026.[^1]

| Without a usable connection | Share of visits | Visits a day |
| --- | ---: | ---: |
| more than 60 seconds | 23% | 9,250 |
| more than 15 minutes | 9% | 3,620 |
| the whole visit | 1.2% | 480 |
| report entered again | 1.8% | 720 |

Today the app keeps a form open until the server answers. If the phone is locked or a call comes in, the form is gone. Technicians have learned to write on paper first, which means that dispatchers see readings and parts hours late and invoices go out the next day.

> "If I have paper notes anyway, what is the app for?"
> Ferry, lift mechanic, Liftservice Rijnmond

## Who it is for

1. **Lift mechanics**: 61% of their visits lose the connection; long checklists, many photos.
2. **Heating engineers in apartment blocks**: 29% of visits; short reports, but a signature every time.
3. **Dispatchers**: not offline themselves, but they need to see that a technician is out of reach rather than idle.

Office staff and subcontractors with guest access are not part of this.

## Goals

- 95% of visits without a connection are finished on site (38% today).
- Fewer than 0.3% of visits have a report entered again (1.8% today).
- No more than 2 percentage points of extra battery use over a shift.

We do **not** aim at planning or reassigning visits from the phone, or at searching the whole customer archive offline.

## Requirements

### Must have

1. Visits of today and the next two working days are on the phone, with address, contact, history of the last five visits and documents up to 10 MB each.
2. Readings, parts, photos, times and the customer's signature can be recorded without a connection, for at least eight hours.
3. Whatever was entered survives a locked screen, a killed app and a restarted phone.
4. A counter on the home screen shows how many visits are waiting to be sent. It disappears at zero.
5. When both sides changed a visit, the technician's record of what happened and the dispatcher's plan both stay. The phone never asks who is right.
6. The dispatch board shows "out of reach since 10:42" instead of the last known status.
7. Data on a phone is encrypted, and removed after 72 hours without contact or on remote sign-out.

### Should have

- Reports are sent before photos.
- A firm can choose to send photos over Wi-Fi only.

### Left for later

- Creating a new visit on site (asked for by 4 of 6 beta customers; see open questions).
- Parts stock of other vans.

## How it behaves

| Situation | What the technician sees | What the dispatcher sees |
| --- | --- | --- |
| Connection drops in the middle of a report | Nothing changes | "Out of reach since 10:42" |
| Visit moved to a colleague meanwhile | A note on the visit after reconnecting; the report is kept | Both names in the history |
| Visit cancelled meanwhile | The report is kept and marked "done after cancellation" | A task to decide on the invoice |
| Storage nearly full | "12 photos are waiting. Connect to Wi-Fi to send them." | Number of waiting photos |

## Trade-offs

We looked at letting technicians resolve conflicts themselves. In five tests with a paper prototype nobody understood the choice, and two people chose wrongly with confidence. Keeping both and letting the office decide costs dispatchers about four decisions a day at a firm of 60 technicians; we accept that.

Three days of data instead of seven keeps us under 300 MB on small phones. Firms with remote sites may find that tight.

## Plan

- [x] Local store and queue in the app, 16 October
- [x] Closed beta with 6 customers and 214 technicians, from 2 November
- [ ] Wide beta with 1,200 technicians, from 23 November
- [ ] Last app release before the freeze, 11 December
- [ ] Go or no-go, 6 January 2027
- [ ] General availability, 12 January 2027

## Open questions

1. Is offline available on Standard, or a reason to buy Plus? Daniel Okafor to bring numbers by 27 November.
2. Should new visits be possible on site in the first version? It doubles the conflict cases. Aisha Benali, by 4 December.
3. What do we tell firms whose phones run Android 9 (1.3% of devices)? Lieke Smit.

[^1]: Ruben Haas, "Connection loss in visits", dashboard of 28 September 2026. Visits without a start time were left out.
`,
};
