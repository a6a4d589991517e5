import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const aiImplementationSpec: SampleDocument = {
  type: "ai_implementation_spec",
  status: "approved",
  title: "Implementation spec: the send queue",
  content_markdown: `# Implementation spec: the send queue

**Author:** Jonas Hellwig, 25 September 2026 · **Updated:** 12 November 2026, after the first beta week
**Covers:** requirements 2, 3, 4 and 5 of "Product requirements: offline visits"

Read this as a complete description of the queue. Where it is silent, keep the behaviour of the present app and ask in #offline.

## Result

A technician's entries leave the phone exactly once in effect: none is lost, and one that is sent twice is stored once.

## Where it lives

| Part | Place | Language |
| --- | --- | --- |
| Queue and local store | technician app, package \`visit-queue\` | TypeScript, React Native 0.82, SQLite |
| Receiving side | visit service | Kotlin, PostgreSQL 17 |
| Waiting counter | technician app, home screen | TypeScript |

Do not add a dependency for background work; the app has one already.

## Data

An entry is one fact that the technician recorded.

| Field | Type | Rule |
| --- | --- | --- |
| \`entryId\` | UUID | made on the phone, never reused |
| \`visitId\` | UUID | must be one of the phone's visits |
| \`deviceId\` | UUID | made at installation |
| \`sequence\` | integer | rises by one on each device, gaps are a fault |
| \`kind\` | reading, part, time, signature, photo or done | unknown kinds are stored and passed on |
| \`body\` | JSON, at most 64 KB | photos hold a reference to a file, not the file |
| \`recordedAt\` | time of the phone's clock | shown to people, **never used for ordering** |

## Behaviour

1. Saving writes the entry and the visible state in one transaction. The screen confirms only after the commit.
2. Sending takes up to 50 entries in order of \`sequence\`; photo files go in a second queue, after all other entries.
3. The server answers with the highest \`sequence\` below which it has everything. The phone marks those entries as sent and keeps them for seven days.
4. No answer within 20 seconds counts as a failure. Wait 5, 15, 60 seconds, then every 5 minutes. A new connection starts again at once.
5. A refused entry (the server answers 4xx for it) is set aside, and the rest goes on. The counter includes it, and support sees it in the device page.
6. The queue stops while the battery is under 5% and the phone is not charging.

~~~json
{
  "deviceId": "7d0f3c52-91aa-4a53-8d3e-0c7f5b1a9e10",
  "entries": [
    {
      "entryId": "f2b1…",
      "sequence": 4182,
      "visitId": "a91c…",
      "kind": "reading",
      "recordedAt": "2026-11-12T10:42:07+01:00",
      "body": { "point": "supply_temperature", "value": 58.5, "unit": "C" }
    }
  ]
}
~~~

## Conflicts

The server stores every entry. It decides only what the visit shows:

- Entries by a technician set what **happened**: readings, parts, times, signature, photos.
- The dispatcher sets what is **planned**: date, address, technician, cancellation.
- If entries arrive for a visit that was cancelled or moved, store them, mark the visit \`done_after_change\`, and create a task for the dispatcher. Never answer with an error for this.

## Limits

- 300 MB on the phone, photos included. At 250 MB, show the notice of the requirements; at 300 MB refuse new photos, never readings or signatures.
- Cold start within 3 seconds on a Galaxy A14 with 2,000 waiting entries.
- Everything in the local store is encrypted. No entry body in logs or crash reports.
- Each new behaviour sits behind a switch of the server, because of the release freeze from 14 December.

## Done when

- [ ] Killing the app at any of the 14 marked points loses no confirmed entry
- [ ] The same batch sent three times makes no second row
- [ ] A clock set back by a year changes no order
- [ ] An app update during sending loses nothing, 500 of 500 times
- [ ] The counter and the device page agree after every test
- [x] An unknown \`kind\` from a newer app is stored by an older server

## Not part of this

Downloading visits to the phone, the dispatch board, and creating visits on site.

## Open

1. Is seven days right for keeping sent entries on small phones? Measure in the wide beta.
2. Accounting links read the older of two records. If Sven Kuiper cannot change that, the task of the dispatcher must be created before the export at 18:00.
`,
};
