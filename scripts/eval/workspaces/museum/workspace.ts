import type { SampleContextItem, SampleGoal, SampleWorkspace } from "@/lib/domain/workspace/sample";
import { audioStops } from "./documents/epic";

const contextItems: readonly SampleContextItem[] = [
  {
    label: "target_users",
    title: "Who comes",
    content: `61,000 visits in 2025. Four in ten come with children under ten, one in six is over 70. Not for school groups: they have Bryony's worksheets.`,
  },
  {
    label: "user_feedback",
    title: "Comment cards, August to October",
    content: `212 cards. 58 say the labels in the Net Loft are too dark to read. 31 want to hear the lifeboat crew "in their own voices". 14 about the café queue.`,
  },
  {
    label: "user_feedback",
    title: "Walk-round with Mr and Mrs Odgers",
    content: `Mr Odgers, 74, hearing aid: "I had it up to my ear like a telephone and still only got half." Typed the stop number right twice, the third time gave up. Nine minutes in all. She liked the rope-maker.`,
  },
  {
    label: "market_research",
    title: "How 1.3 is used",
    content: `7.4 % of visitors opened it in 2025 (4,510). Median: 2 stops of 22. 64 % leave at "Download pack (310 MB)". From Jago's counter, Jan–Dec.`,
  },
  {
    label: "key_competitors",
    title: "Harbour House",
    content: `Free guide in the browser, nothing to download, five languages. 28 % of their visitors use it (annual report 2025). Nothing for children.`,
  },
  {
    label: "feature_idea",
    title: "Scan the brass number",
    content: `Point the camera at the brass plate, the stop starts. No typing. Jago: two weeks. Plates are polished daily, glare?`,
  },
  {
    label: "feature_idea",
    title: "Trail for under-tens",
    content: `12 stops with Pip the ship's cat. Bryony has written 8 of them. Families stay 25 minutes longer where Harbour Arts did the same.`,
  },
  {
    label: "feature_idea",
    title: "Tickets in the app",
    content: `Ruled out: the contract for the tills runs until March 2028.`,
  },
  {
    label: "technical_constraint",
    title: "No signal below deck",
    content: `No mobile signal in the hold or the Net Loft, and the wifi reaches stops 1 to 9 only. Whatever has been loaded must play offline. Android 9 and iOS 15 upwards.`,
  },
  {
    label: "compliance_requirements",
    title: "Accessibility",
    content: `Regulations of 2018 for public bodies: WCAG 2.2 AA, a transcript for each recording, a statement in the app. Sight Cornwall audits on 20 January.`,
  },
  {
    label: "decision",
    title: "Packs by deck, no streaming",
    content: `14 October, Morwenna, Jago, Tris. Four packs of 60 to 90 MB in place of one of 310. Streaming would have meant wifi below deck for £18,400. Look again if fewer than 12 % open the app by the end of June 2027.`,
  },
  {
    label: "risk",
    title: "The desk forgets to mention it",
    content: `On busy days volunteers say nothing about the app. Wenna puts it in the morning briefing, and every desk gets a card to hand out.`,
  },
  {
    label: "risk",
    title: "Families have not signed for the lifeboat recordings",
    content: `Two of five families have yet to sign the release form. Stops 18 and 21 would stay silent.`,
  },
  {
    label: "general_note",
    title: "1.4: state of things (Jago, 9 Nov)",
    content: `New: packs by deck; transcripts for 19 of 22 stops.
Better: the map opens in 1 second (was 6); text follows the phone's size.
Fixed: sound stopped when the screen locked; stop 17 played the recording of stop 7.
Still wrong: on Android 9 the map does not turn with the phone.
People with the old pack have to delete it and load the decks again, the app asks them at the start.`,
  },
  {
    label: "external_link",
    title: "Stop numbers",
    content: `Spreadsheet of all 22 stops: https://penwarne-museum.example/stops`,
  },
];

const goals: readonly SampleGoal[] = [
  {
    goal_type: "user_outcome",
    title: "More visitors open the app",
    key_result: "15 % of visitors open it",
    baseline: "7.4 % in 2025",
    timeframe: "30 September 2027",
    priority: 100,
  },
  {
    goal_type: "success_metric",
    title: "They listen further",
    key_result: "Median of 6 stops",
    baseline: "2 stops",
    timeframe: "30 September 2027",
  },
  {
    goal_type: "constraint",
    title: "Money from the Friends",
    key_result: "No more than £9,500 until 31 March 2027",
  },
];

export const museumWorkspace: SampleWorkspace = {
  name: "Penwarne Maritime Museum",
  contextItems: [
    {
      label: "company_info",
      title: "The museum",
      content: `Independent trust, 19 staff, 84 volunteers. Five decks of a sail loft and one tall ship, the Mary Hesketh. Admission £11.50.`,
    },
    {
      label: "brand_guidelines",
      title: "How we write",
      content: `Plain, a bit salty, never "immersive experience". Ships are "she". Navy #0B2545.`,
    },
  ],
  goals: [],
  initiatives: [
    {
      title: "Visitor app 1.4",
      description:
        "Visitors listen to the 22 stops on their own phone, below deck too. In the stores on 8 February 2027, in time for half-term on 15 February. Lead: Morwenna Pascoe, built by Jago Trevail.",
      archived: false,
      documents: [audioStops],
      contextItems,
      goals,
    },
    {
      title: "New tills for the shop",
      description: "The till by the door freezes twice a day.",
      archived: false,
      documents: [],
      contextItems: [
        {
          label: "user_feedback",
          title: "Sandra, shop",
          content: `"I keep a calculator under the counter, and a pencil."`,
        },
      ],
      goals: [],
    },
  ],
};
