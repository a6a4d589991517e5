import type { SampleContextItem } from "@/lib/domain/workspace/sample";

export const repairItems: readonly SampleContextItem[] = [
  {
    label: "target_users",
    title: "Who's on the other end of the line",
    content: `Most of the calls come from about 1,100 households: families with little ones, and people on shifts who can't hang on at ten in the morning. 620 of our tenants are over 75 and a fair few of them like the phone and will keep it, thank you very much. It isn't for leaseholders, they've got their own arrangement.`,
  },
  {
    label: "user_feedback",
    title: "Tea with Mrs Adeyemi, Thornhill Court",
    content: `"I took the whole Wednesday off for the boiler man and he put a card through at ten past eight saying I wasn't in. I was in the bath!" Third day off she's lost this year. Lovely cake, mind.`,
  },
  {
    label: "user_feedback",
    title: "What came up at the tenants' forum",
    content: `31 people on the hottest night of the year. Lots of love for the new bin stores. 14 hands went up for evening slots and 9 for Saturdays, and Ken would like it minuted that the lift in Block C smells. "Just text me when he's ten minutes off" got a round of applause.`,
  },
  {
    label: "market_research",
    title: "Dawn's numbers for October",
    content: `We had 2,940 repair calls. People waited 17 minutes on average and 22% gave up. Nearly one visit in five (19%) finds nobody at home, and every one of those costs us £48. 61% of the people who rang already pay their rent on our website.`,
  },
  {
    label: "market_research",
    title: "How the other landlords are getting on",
    content: `From this year's sector survey, 84 landlords about our size: 57% let tenants book online. They miss 8% of visits on average, the rest of us 18%. Most of them said the first three months were chaos.`,
  },
  {
    label: "key_competitors",
    title: "Don Valley Homes and their FixMate",
    content: `They bought it last year, £2.40 a home per year all in. Tenants can book and send photos, which people like, but it's weekdays nine to four and you can't move a booking without ringing up. Two families have told Kim they'd swap to Don Valley tomorrow because of it.`,
  },
  {
    label: "feature_idea",
    title: "Text when he's ten minutes away",
    content: `The van's tracker knows where he is anyway. A text with the name and a picture of whoever's coming, so nobody opens the door to a stranger. Jonny reckons two weeks' work.`,
  },
  {
    label: "feature_idea",
    title: "Send us a photo of it",
    content: `A picture of the drip, so Darren brings the right washer. It'd save one return visit in six, but that's Darren's figure.`,
  },
  {
    label: "feature_idea",
    title: "Video call with a plumber",
    content: `We talked this one through in August and it's a no. Nobody wants to be on camera in their dressing gown.`,
  },
  {
    label: "technical_constraint",
    title: "The diary only talks to us at night",
    content: `Slotwise sends the next day's diary at 2 in the morning and that's your lot. With the new connector (£6,200, once) we get live slots for plumbing, electrics and joinery. Gas stays overnight, because the contractor has a system of their own.`,
  },
  {
    label: "compliance_requirements",
    title: "Damp, mould and the deadlines",
    content: `Since Awaab's Law came in, damp and mould has to be looked into within 10 working days, and anything that's an emergency made safe within 24 hours. So that must never be something you book for three weeks on Tuesday, it goes straight to Dawn's team. And nothing about anybody's health in a text, says our data protection officer.`,
    source_url: "https://www.gov.example.uk/awaabs-law-guidance",
  },
  {
    label: "decision",
    title: "Gas stays on the phone",
    content: `Bev, Dawn and Jonny, 21 October 2026. No gas to begin with, because we only get the contractor's diary overnight. We did think about taking requests and ringing people back, but that's two calls where there used to be one. We'll look again when the contract's up in April 2028.`,
  },
  {
    label: "general_note",
    title: "Bacon sandwiches with the trades",
    content: `Sat down with Kim and the lads on 4 November. They'll do two evenings a week till eight so long as it's voluntary and time and a third, and Marge from Unite has put that in writing. We settled on Tuesdays and Thursdays. Saturdays are a separate conversation.`,
  },
  {
    label: "risk",
    title: "People who aren't online",
    content: `I'd guess 300 of our over-75s have no internet at all. If the phone gets worse because we've moved the staff, they lose out twice. So the line keeps its four people until next Christmas whatever happens, and scheme managers can book for anybody who asks.`,
  },
  {
    label: "risk",
    title: "Everybody wants half past five",
    content: `If the good slots are gone in ten minutes, all we've built is a quicker way of being disappointed. We haven't got an answer to that one.`,
  },
  {
    label: "general_note",
    title: "Molly, may she rest",
    content: `In 2024 this was going to be a chatbot called Molly, £70,000, live by spring 2025. It was stopped before my time and it isn't coming back, so please don't quote it at anybody.`,
  },
];
