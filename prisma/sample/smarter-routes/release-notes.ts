import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const releaseNotes: SampleDocument = {
  type: "release_notes",
  status: "approved",
  title: "Release notes: smarter daily routes, 22 September 2026",
  content_markdown: `# Smarter daily routes

**Available from Tuesday, 22 September 2026** · Standard and Plus · Netherlands, Belgium, Germany

Roundsman plans tomorrow's routes in a new way. It knows what each technician can do, what you have promised and which parts are in which van. You switch it on when it suits you.

## What is new

### A plan you can follow

The morning plan takes into account:

- **skills and certificates** of each technician,
- **times you promised** to the customer,
- **more than one depot**, also when a technician starts at one and ends at another,
- **parts in the van** (Plus).

In our test with 22 firms, travel went down from 24 to 21 minutes a visit.

### Pinned visits

You know things we do not: who gets along with whom, where the dog is. Click the pin on a visit and it stays with that technician, at that time or both. Everything else is planned around it.

### A new plan during the day

A visit takes two hours longer, or an emergency comes in. Choose **Plan the rest of the day**. You see what would change, side by side, and accept all of it, some of it or nothing. Visits that begin within 90 minutes are left alone.

### Faster

| Firm | Before | Now |
| --- | ---: | ---: |
| 12 technicians, one depot | 1 min 50 s | 6 s |
| 60 technicians, one depot | 11 min | 40 s |
| 112 technicians, three depots | not possible together | 1 min 30 s |

## What you have to do

Nothing changes until you switch it on.

1. Check skills under **Team → Skills**. A technician without any skill gets only visits that need none.
2. Open **Settings → Planning** and choose the first day.
3. Look at the plan for that day at 05:30 or later, and pin what must not move.

Owners and operations managers can switch it on. You can go back on any day; the old planning stays until 31 March 2027.

## What has been improved

- Lunch breaks are planned near the route, not at a fixed time.
- A technician's home address can be the start of the day. It is shown to nobody but the planning itself.
- The board loads a week with 600 visits in 1.4 seconds (before: 5).

## What has been mended

- Visits with two technicians are planned together. Until now the second could arrive up to 40 minutes late.
- The clock change no longer moves visits of the following day by an hour.
- An address without a house number is marked, and no longer placed in the middle of the town.

## Known limits

- Ferries and roads closed for a day are not known. Pin the visits concerned.
- Parts are taken from one van only; sharing between vans during the day still has to be done by hand.
- More than about one pinned visit in three leaves little room: you gain less than a minute a visit.
- The reason for a route is not shown yet. We know that you want it.

## For technicians

The app looks as before. When the rest of the day is planned again, visits that changed carry a blue dot until they are opened.

## Questions

**Will my technicians have other customers?** Only if you allow it. Under **Settings → Planning** you can ask for the same technician as last time; that costs about 0.8 minutes of travel a visit.

**Does it cost extra?** No.

**Who sees how far somebody drives?** The dispatcher sees planned travel for each route. We store no positions.

Help: [Planning routes](https://help.example.com/roundsman/planning) · [Skills and certificates](https://help.example.com/roundsman/skills) · support weekdays from 07:00 to 18:00.
`,
};
