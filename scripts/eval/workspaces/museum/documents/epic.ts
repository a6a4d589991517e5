import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const audioStops: SampleDocument = {
  type: "epic",
  status: "in_review",
  title: "Epic: audio stops in your pocket (draft 3)",
  content_markdown: `Owner: Jago Trevail. Last touched 6 November, comments to Morwenna please.

## Outcome

A visitor hears the stories below deck without borrowing one of our last nine handsets.

## Background

The pack is too big for the wifi at the desk. People will happily download 80 MB if the screen says how long it takes. Everybody who comes here has headphones in their bag.

## In scope

- [x] Four packs, one for each deck
- [x] Text size follows the phone's setting
- [ ] Transcript for every stop (19 of 22 done, Tris, by 15 January)
- [ ] The player works with the screen locked for at least 30 minutes
- [ ] Finding a stop is easy and intuitive
- [ ] A stop starts within 2 seconds of typing its number

## Out of scope

- Selling tickets
- Languages other than English and Cornish place names (2028 at the earliest)

## Done when

- Sight Cornwall's audit on 20 January finds nothing of level A or AA
- Five visitors over 70 reach stop 6 without help

## Open questions

- Do we keep the handsets for people without a phone?
- Who pays for the second recording day? Morwenna asks the Friends by 1 December.
`,
};
