import type { SampleContextItem } from "@/lib/domain/workspace/sample";

export const rollCallItems: readonly SampleContextItem[] = [
  {
    label: "target_users",
    title: "Fire wardens and the person with the megaphone",
    content: `Two roles. Fire wardens sweep a floor and report it empty: 8 to 40 per site, trained once a year, most have never opened Gatewell. The assembly lead stands in the car park, counts, and tells the fire brigade who is missing.

Visitors themselves don't use roll call. Neither do sites with fewer than 30 people, they shout.`,
  },
  {
    label: "user_feedback",
    title: "Birgit Amsel, site safety, Norwell Coatings",
    content: `Call of October 12: "We print the visitor list at seven in the morning, because nobody will run back to reception for it in a fire. By ten it's fiction."`,
  },
  {
    label: "user_feedback",
    title: "Tickets about evacuation, July to October",
    content: `#30117: the list showed 61 people, 44 of them had gone home without signing out

#30482: our contractors come in through gate C, no kiosk there, they are on no list at all

#31006: "drill took 14 minutes of me yelling surnames in the rain"

#31377: can we have the list on two phones, we have two assembly points`,
  },
  {
    label: "market_research",
    title: "22 drills timed",
    content: `Eleven customers timed two drills each between May and September.

| Measure | Result |
| --- | --- |
| Alarm to complete count, median | 14 min |
| Slowest | 31 min |
| People on the list who weren't in the building | 23% |
| People in the building who weren't on the list | 6% |`,
  },
  {
    label: "market_research",
    title: "Why the Plus plan doesn't sell",
    content: `Hanna went through 52 lost upgrades. 29 said the evacuation list was the reason they had asked for Plus, and that a PDF by email wasn't enough.`,
  },
  {
    label: "feature_idea",
    title: "Tick off by floor",
    content: `A warden picks a floor and marks it swept. Everybody who was last seen there turns from red to amber for the assembly lead.`,
  },
  {
    label: "feature_idea",
    title: "Text to everyone who is missing",
    content: `One button: "Are you safe? Reply 1." The answer ticks the person off. Needs phone numbers, which 71% of visitors leave.`,
  },
  {
    label: "feature_idea",
    title: "Sign out by leaving the Wi-Fi",
    content: `When a visitor's phone has been off the guest Wi-Fi for an hour, ask them by text whether they have left. Not in the first version.`,
  },
  {
    label: "technical_constraint",
    title: "No network in the car park",
    content: `At 5 of the 11 drill sites there was no usable mobile signal at the assembly point, and the building's Wi-Fi is off when the power is cut. The list has to be on the phone before the alarm, at most 60 seconds old.`,
  },
  {
    label: "technical_constraint",
    title: "Turnstiles",
    content: `Only Dormex and Saltek turnstiles report who leaves. The other four makes we connect to report entries and nothing else.`,
  },
  {
    label: "compliance_requirements",
    title: "Keeping the list",
    content: `Aisha, November 4: under GDPR a muster list with names on private phones must be deleted within 24 hours of the all-clear, and the customer has to be able to show that it was. In the US, OSHA 1910.38 wants a procedure to account for all employees after an evacuation.`,
  },
  {
    label: "decision",
    title: "Wardens need no account",
    content: `November 9, 2026, Dana with Ines. A warden opens roll call by a link that is good for one shift. Accounts for every warden were considered and dropped: at 40 wardens a site nobody would remember a password in a fire.`,
  },
  {
    label: "risk",
    title: "Somebody is ticked off by mistake",
    content: `Two people with the same surname, the wrong one is marked safe. Mitigation: photo and company next to each name, and a tick can be undone for ten minutes. Owner: Tom Becker.`,
  },
  {
    label: "risk",
    title: "People think it calls the fire brigade",
    content: `In three of eight interviews somebody assumed that starting a roll call raises the alarm. No answer to that yet.`,
  },
  {
    label: "general_note",
    title: "Dates as of November 20",
    content: `- January 18, 2027: beta with six sites
- March 1: on for all Plus customers
- Norwell's yearly drill is on February 9, Dana goes there
- Back to the printed PDF if a beta site can't open the list in a drill. Tom decides, the same day.`,
  },
];
