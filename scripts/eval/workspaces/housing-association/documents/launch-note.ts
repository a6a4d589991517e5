import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const launchNote: SampleDocument = {
  type: "launch_plan",
  status: "draft",
  title: "Starting in Thornhill, second go",
  content_markdown: `Bev, 13 November. Comments to me please, not to the whole of Marketing.

## What's starting

Booking a plumbing, electrics or joinery repair on your phone, for the 212 homes in Thornhill.

## When

- Mon 1 Feb: the trades try it for a fortnight with dummy jobs
- Mon 1 March: Thornhill
- Thurs 1 July: the rest of Sheffield
- Thurs 30 September: everybody

## What we're assuming

Most people in Thornhill have got a smartphone, I should think. And once they've booked one repair that way they'll never ring us again.

## Before we start

- [x] Evening rota agreed with Unite
- [ ] Connector tested (Jonny, by 5 Feb)
- [ ] Letter in big print
- [ ] Data protection sheet signed

## If it goes wrong

If more than one booking in ten ends with nobody turning up, we take the slots down and go back to the phone the same day. Dawn decides, and she's said she will.

## Still to sort out

- Who tells the leaseholders they can't use it?
- Do we need it in Urdu and Slovak? (Priti, by 11 December)
`,
};
