import type { SampleContextItem } from "@/lib/domain/workspace/sample";

export const handoverItems: readonly SampleContextItem[] = [
  {
    label: "user_feedback",
    title: "Daz (chargehand)",
    content: `"Half the time the site managers gone home by the time were sheeted and tagged. So I leave the pad on his desk n have to drive back next morning for it. And when its been in the wagon in the rain you cant read the pink copy anyway"`,
  },
  {
    label: "user_feedback",
    title: "Kirkwood Homes rang, not happy",
    content: `Angela Firth, their site mgr at Morley, to Karen 22/10: "I've had brickies stood about from eight till half ten because nobody could put their hand on a cert. I don't care if it's paper or a phone, I want it before your lads drive off."`,
  },
  {
    label: "market_research",
    title: "Karen's count",
    content: `Pads for September, all gangs

| what happened to the cert | how many |
|---|---|
| in the office same day | 87 |
| within the week | 96 |
| later | 21 |
| never found | 8 |
| total handovers | 212 |

so 41% same day.

credit notes because of arguing over start dates (they say wk 1 starts Monday, we say the Thursday before)

| month | £ |
|---|---|
| Apr | 1,900 |
| May | 2,640 |
| Jun | 2,210 |
| Jul | 2,980 |
| Aug | 1,720 |
| Sep | 2,650 |

Thats £2,350 a month on avg`,
  },
  {
    label: "key_competitors",
    title: "Pennine Access",
    content: `Halifax. Gone digital last winter, client gets the cert by email inside ten minutes with photos. Charge £65 for every extra inspection call-out, ours are in the hire. Subcontract most of their erecting, so clients say its a different gang every week.`,
  },
  {
    label: "feature_idea",
    title: "photo of the tag",
    content: `Lee: take a picture of the scafftag, the ties and a baseplate when you do the cert, with the time on it. Then nobody can say it wasnt tied in when we left.`,
  },
  {
    label: "feature_idea",
    title: "text him a link",
    content: `If the site manager isnt there, text him a link and he signs on his own phone. Would save most of Dazs drives back. SiteSlip say its an extra, they havent given a price`,
  },
  {
    label: "technical_constraint",
    title: "Phones / signal",
    content: `Chargehands got a Samsung A15 each in March. About 1 site in 5 has no signal to speak of (Holme Valley, anything w/ a basement) so it has to work without and send later. They've gloves on, big buttons or forget it.`,
  },
  {
    label: "compliance_requirements",
    title: "regs",
    content: `Work at Height Regs 2005. Scaffold to be inspected before first use and every 7 days after. Written report to whoever ordered it inside 24 hours, kept on site till the job's finished and then 3 months in our office. Handover cert has to say load class and whether it's TG20 or to a drawing.`,
  },
  {
    label: "decision",
    title: "Buying SiteSlip, not having one built",
    content: `4 Nov, Pete and Gemma. £9 a month for each chargehand, so £1,512 a year for the 14. Lad in Leeds quoted £18,000 to build us one, turned down because we'd be stuck if he packed in. Photos on WhatsApp would cost nowt but there's no signature you could show anybody. Look at it again after 12 months.`,
  },
  {
    label: "risk",
    title: "Old hands won't use it",
    content: `Three of the chargehands are over 55 and told Steve straight they'll carry on with pads. So Steve spends a fortnight on site with each of the three, and their pads are only taken off them once they've done ten on the phone. Steve Marsden's job.`,
  },
  {
    label: "risk",
    title: "Designed jobs",
    content: `Anything outside TG20 needs the engineer's drawing no. and revision on the cert. The SiteSlip form lets you send it with that box empty. Could end up handing over to an old drawing. Not sorted, nobody's got it.`,
  },
  {
    label: "general_note",
    title: "dates, roughly",
    content: `- 7 Dec: Gemma has the templates done (housing, domestic, designed)
- 11 Jan: Daz's gang and Lee's gang start
- 29 Jan: sit down with both & decide if we carry on
- from 8 Feb: Steve shows the other 12 gangs in the yard at half six, two a day
- 1 March: everybody
- 31 March: last pads come out of the cabs

If more than 1 cert in 10 isn't through by 6 the same night we go back to pads, Gemma says when. Letter to clients goes out with the January statements (Karen).`,
  },
  {
    label: "general_note",
    title: "forklift tickets",
    content: `Jordan and Big Mark's forklift tickets run out 19 Jan. Ring Batley for a refresher, £140 each. Wagon 6 MOT same week.`,
  },
];
