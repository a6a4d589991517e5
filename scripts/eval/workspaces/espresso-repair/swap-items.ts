import type { SampleContextItem } from "@/lib/domain/workspace/sample";

export const swapItems: readonly SampleContextItem[] = [
  {
    label: "target_users",
    title: "Which cafés it suits",
    content: `Cafés with one two-group machine on single phase, 200 to 500 cups a day, and nothing to fall back on. That's about 700 of ours. Roasters who lend machines out are the second lot, they'd book in batches.

Not for three-group machines on three phase, and not for the hotels, they have a contract and a spare.`,
  },
  {
    label: "user_feedback",
    title: "Con Stavrou, Sydney Rd",
    content: `Rang on 14 October about his date for the overhaul, cancelled for the third time: "Mate, I'm not closing for nine days to have you clean it. I'll run it till it dies and then I'll ring you and swear."`,
  },
  {
    label: "user_feedback",
    title: "Northside Roasters (Jacinta)",
    content: `60 machines out on loan with cafés. "I don't mind what it costs, I mind not knowing. Last year your quotes went over on five out of eleven and I had to explain every one of them to my boss."`,
  },
  {
    label: "user_feedback",
    title: "Toolbox talk 22 Oct",
    content: `what the techs said, my notes sorry - Nadia

- fine with it if swap machines are all the SAME, nobody wants to learn five
- Sanjay: plumbing is never where you think. Two cafés in the trial had no isolating tap
- carrying 68 kg up the stairs in Fitzroy is a two-man job + the good trolley
- Marcus asked if they get paid for the Saturday drop offs. Yes
- Deb wants it in writing that a boiler test isn't skipped because a swap is due back`,
  },
  {
    label: "market_research",
    title: "Job book 2025/26",
    content: `Pulled from FileMaker by Lorraine, 1 July 2025 to 30 June 2026.

| | |
| --- | --- |
| Overhauls | 412 |
| Days in the workshop, median | 9 |
| of those on the bench | 2 |
| Waiting for the customer to say yes to extras | 4 days |
| Invoice higher than the quote | 31% |
| Booked and then called off by the café | 118 |`,
  },
  {
    label: "market_research",
    title: "Ring-around, August",
    content: `Lorraine and the work experience kid rang 60 cafés. 38 had put an overhaul off in the last year because they'd have no machine. Lost takings per closed day: $1,350 on average. 44 would pay $300 more for a swap, 9 said it should be free.`,
  },
  {
    label: "key_competitors",
    title: "Espresso Medics",
    content: `Franchise, 6 vans in Melbourne. $2,690 flat for labour, parts on top, usually lands at 3,600 or so. They do it on the counter, overnight, so no boiler gets pulled. Come out seven days a week, we don't. Warranty three months, ours is twelve. No swap machine.`,
  },
  {
    label: "key_competitors",
    title: "Cuppa Hire",
    content: `Hires machines by the day: $95 plus $180 to deliver. Over nine days that is not far off a third of an overhaul. They don't plumb in.`,
    source_url: "https://www.cuppahire.example/prices",
  },
  {
    label: "feature_idea",
    title: "A photo from the bench",
    content: `Text the owner one photo when the machine is open and one when it's done. Costs a minute, and they stop ringing.`,
  },
  {
    label: "feature_idea",
    title: "Quick-connect kit",
    content: `Leave a tap and a hose with a snap coupling at every café on the first swap, $64 of parts. The next swap takes ten minutes.`,
  },
  {
    label: "feature_idea",
    title: "Tune the grinder while we're there",
    content: `New burrs in the same visit, $240. Not at the start, we'd blow the hour.`,
  },
  {
    label: "technical_constraint",
    title: "Power, taps and benches",
    content: `The swap machines draw 4.2 kW and need a 20 A outlet. One café in six only has 15 A, there the machine has to be set to one boiler, which is slow. They're 54 cm deep, and under a low shelf they don't fit. Somebody has to measure before the day.`,
  },
  {
    label: "compliance_requirements",
    title: "Lending out hot, heavy things",
    content: `From the broker and the accountant, 30 Oct:

- tested and tagged again before every single loan, date on a sticker
- our liability cover has to be extended to goods on loan, $1,150 a year
- warranty paper must carry the wording of the Australian Consumer Law
- no security registration as long as a loan is under two years`,
  },
  {
    label: "decision",
    title: "$3,480, one price",
    content: `2 November 2026, Phil and Nadia. $3,480 plus GST for any two-group: pick-up, overhaul, parts, boiler test, swap machine, back again. We looked at three price classes by brand and dropped them because nobody at the counter knows what they've got. We look at it again after the first 100 jobs.`,
  },
  {
    label: "decision",
    title: "Ten Lario second-hand",
    content: `9 November 2026, Nadia. We buy ten two-group Larios from a hotel group that is refitting, $2,900 each. Leasing new ones was $210 a month each and would have been dearer after 14 months. All the same model, as the techs asked. Two are for parts if it comes to that.`,
  },
  {
    label: "risk",
    title: "Swap machine doesn't come back",
    content: `A café likes ours better, or shuts. Mitigation: the overhauled machine is only handed over in exchange for ours, and a $1,000 hold on the card. Owner: Phil.`,
  },
  {
    label: "risk",
    title: "Rotten boilers",
    content: `One boiler in nine can't be saved and a new one is $900 to $1,600. At a fixed price that's our money. Nothing decided.`,
  },
  {
    label: "general_note",
    title: "Running the numbers",
    content: `Per job, ex GST:

| | $ |
| --- | --- |
| Labour, 14 h at 78 | 1,092 |
| Parts | 870 |
| Two trips | 170 |
| Wear on the swap machine | 60 |
| **Cost** | **2,192** |
| Price | 3,480 |
| **Left over** | **1,288** |

To get going: ten machines 29,000, doing them up 11,500, tail lift for the van 6,200. Makes $46,700. Back after 37 jobs. Rotten boilers not in here!`,
  },
  {
    label: "general_note",
    title: "When and who",
    content: `- Larios collected by 15 Jan, done up by 19 Feb (Marcus)
- Tail lift fitted 8 Feb
- Letter to the 700 cafés, 1 Feb, Lorraine. Card on the counter of the parts shop
- Phone script for Lorraine and Tash
- First swaps Mon 1 March, metro only, five a week to begin with
- Look at it on 12 April: if more than 1 swap in 10 takes over two hours, we stop taking bookings till we know why. Nadia decides
- Geelong and Ballarat 1 June`,
  },
  {
    label: "general_note",
    title: "Van 3",
    content: `Front tyres bald, rego due 4 Dec. The radio only gets the races. Tash to ring the tyre bloke in Reservoir.`,
  },
];
