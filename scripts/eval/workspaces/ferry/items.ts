import type { SampleContextItem } from "@/lib/domain/workspace/sample";

export const boardingItems: readonly SampleContextItem[] = [
  {
    label: "target_users",
    title: "Who drives on",
    content: `Islanders with a resident's card make up about 45% of cars and travel at short notice. Visitors book weeks ahead and turn up early. Hauliers have accounts and their own lane at Carrick.

Foot passengers, cyclists and coach parties are not part of this.`,
  },
  {
    label: "user_feedback",
    title: "Isla Rennie, Harrasay",
    content: `"I've been on that 0710 every Tuesday for eleven years and I still have to wind the window down in the rain and read a booking reference to a lad who went to school with my daughter." Spoken to on board, 27 August.`,
  },
  {
    label: "user_feedback",
    title: "Booth staff at Carrick",
    content: `Session with six of them in September. Three worried about their jobs, all six would be glad to see the back of the paper manifest. They pointed out that hire cars and trailers never match the booking: on a Saturday in July that's one vehicle in eight.`,
  },
  {
    label: "market_research",
    title: "Check-in timed, July 2026",
    content: `We stood at Carrick with stopwatches for nine sailings.

| Measure | Result |
| --- | --- |
| Median time at the booth | 74 s |
| Longest queue | 51 vehicles, back to the A-road |
| Sailings that left late | 5 of 9 |
| Average delay of those | 11 min |

In 4 of the 5 late departures check-in was the cause, in the other it was fog.`,
  },
  {
    label: "market_research",
    title: "Summer passenger survey",
    content: `1,140 replies. Overall satisfaction 7.1 out of 10; "getting on board" scored lowest of all, at 4.9. 82% said they would be happy to have their plate read, 9% would not.`,
  },
  {
    label: "key_competitors",
    title: "Northway Ferries",
    content: `Runs Portlennan to Harrasay, an hour longer by road. Has had plate recognition since 2023 and cuts off check-in 15 minutes before sailing (we need 30). A car and driver is £38.50 single, ours £41. No resident's rate at all.`,
  },
  {
    label: "feature_idea",
    title: "Lane number on the big screen",
    content: `Plate is read at the gate, a screen 40 metres on shows "SK19 → Lane 4". No need to stop. Supplier demonstrated it in May with a 2 second delay.`,
  },
  {
    label: "feature_idea",
    title: "Change your plate by text",
    content: `Reply to the reminder with the registration of the car you're really bringing. Would deal with most hire cars. Roughly two weeks of work for Dev.`,
  },
  {
    label: "feature_idea",
    title: "Standby list on your phone",
    content: `Shows how many are in front of you for a full sailing. Asked for by the Harrasay community council and by 60-odd people in the survey.`,
  },
  {
    label: "technical_constraint",
    title: "Cameras and salt",
    content: `Housings have to be IP67 and cleaned weekly. In the spring trial the cameras read 97.2% of plates by day, 91% at night and 78% in driving rain. The slip at Harrasay has no fibre, only 4G that drops when the visitors arrive.`,
  },
  {
    label: "compliance_requirements",
    title: "Passenger counts",
    content: `The number of people on board must be known before the ramp goes up, and names held ashore for any crossing over 20 nautical miles. Ours is 23. A plate says nothing about who is in the car, so somebody still has to confirm the number of heads.`,
  },
  {
    label: "compliance_requirements",
    title: "Plates are personal data",
    content: `Impact assessment signed off by the ICO contact on 14 October. Images deleted after 24 hours, plates 7 days after the crossing. There has to be a lane where nobody's plate is read.`,
  },
  {
    label: "decision",
    title: "One manned booth stays open",
    content: `Decided by the board on 20 October 2026. At each port one booth remains staffed for every sailing, for those who do not want to be read and for vehicles that don't match. Going fully unmanned would have saved a further £96,000 a year and was turned down because of the head count and the promise to the union. To be looked at again after two summers.`,
  },
  {
    label: "decision",
    title: "Harbourgate supplies the cameras",
    content: `30 October 2026, Morag Sinclair. Three bids: Harbourgate £212,000, Tolvision £187,000, Pierlink £240,000. Tolvision was cheaper but had never worked on a quay. Harbourgate services from Oban, four hours away.`,
  },
  {
    label: "risk",
    title: "Misread plate, wrong car",
    content: `One in fifty plates could be taken for another and the wrong booking checked in. Mitigated: anything under 95% confidence goes to the booth, and the deckhand's tablet shows make and colour. Owner: Dev Anand.`,
  },
  {
    label: "risk",
    title: "Harrasay drops off the network",
    content: `If 4G fails there's no list of bookings at the slip. It happened twice in August. We have no answer to this yet.`,
  },
  {
    label: "general_note",
    title: "Plan as of November",
    content: `- Cameras up at Carrick by 26 February 2027
- Shadow running, booths still checking everything: March
- Live at Carrick: 6 April, before the Easter getaway on the 9th
- Harrasay: 18 May
- Fall back to paper if more than 5 cars in any sailing end up in the wrong lane. The duty manager decides, no need to ring anyone.`,
  },
];
