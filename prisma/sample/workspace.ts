import type { SampleContextItem, SampleGoal } from "@/lib/domain/workspace/sample";

/** Facts that hold for every initiative of the company. */
export const workspaceContextItems: readonly SampleContextItem[] = [
  {
    label: "company_info",
    title: "Roundsman in numbers, 1 October 2026",
    content: `Scheduling and dispatch software for heating, plumbing, electrical and lift-maintenance firms. Utrecht, 58 people.

- 412 customers, 9,840 paid technician seats, 24 seats on average
- Standard €29 a technician a month (6,888 seats), Plus €41 (2,952 seats)
- €3.85 million annual recurring revenue
- Revenue churn 1.4% a month: about half is lost customers, half is seats cut by customers who stay
- About 40,000 visits on a working day, 4.1 for each technician`,
  },
  {
    label: "target_market",
    title: "Who we sell to",
    content: `Service firms with 10 to 150 technicians in the Netherlands (271 customers), Belgium (83) and, since 2025, Germany (58). There are about 14,200 such firms in the three countries.

The buyer is the owner or the operations manager. The dispatcher decides whether the trial goes well. Firms above 150 technicians usually want their own integrations and go to Vantello.`,
    source_url: "https://research.example.com/field-service-benelux-dach-2026",
  },
  {
    label: "key_competitors",
    title: "CrewGrid",
    content: `Our most frequent rival: in 46 of 118 deals in the third quarter of 2026, of which we won 19. One plan at €35 a technician a month with a live map link for customers included. Strong phone app, works offline for reading only. Weak at shared parts stock and at planning for more than one depot.`,
    source_url: "https://crewgrid.example.com/pricing",
  },
  {
    label: "key_competitors",
    title: "Servana and Vantello",
    content: `Servana: €24 a technician a month, text messages passed on at €0.09 each, popular with firms below 15 technicians, onboarding without a sales call. Vantello: by quotation, 200 technicians and more, full offline mode since 2024, implementation takes three to six months.`,
    source_url: "https://servana.example.com/plans",
  },
  {
    label: "tech_stack",
    title: "What the product is built with",
    content: `Technician app: React Native 0.82, Android 10 and iOS 16 or newer (78% and 22% of devices). Dispatch board: React. Backend: Kotlin services on PostgreSQL 17, one cluster in Frankfurt. Messages through one provider for SMS and WhatsApp. Map distances from a hosted matrix service.`,
  },
  {
    label: "compliance_requirements",
    title: "Personal data we hold for our customers",
    content: `We are a processor under the GDPR: names, addresses and phone numbers of our customers' customers belong to the service firm. Data stays in the EU. Deletion requests are done within 14 days, on every device too. Changes to the list of subprocessors are announced 30 days ahead.`,
    source_url: "https://legal.example.com/roundsman/data-processing-agreement",
  },
  {
    label: "brand_guidelines",
    title: "How Roundsman writes",
    content: `Short sentences, no jargon, no exclamation marks. We say "technician", "visit" and "dispatcher", never "resource", "job ticket" or "operator". Numbers before adjectives. We name competitors only in sales material, and only with facts that have a public source.`,
  },
  {
    label: "technical_constraint",
    title: "No technician app releases from 14 December to 4 January",
    content: `Heating season: visits rise by 35% and a broken app costs our customers emergency calls. The last app release of 2026 is on 11 December. Server changes are allowed behind a switch, with Sven Kuiper's approval.`,
  },
];

export const workspaceGoals: readonly SampleGoal[] = [
  {
    goal_type: "business_outcome",
    title: "Grow recurring revenue to €5 million",
    description:
      "Two thirds from new customers, one third from Plus upgrades and add-ons. Owner: Nora Willems, CEO.",
    key_result: "€5.0 million annual recurring revenue",
    baseline: "€3.85 million on 1 October 2026",
    timeframe: "31 December 2027",
    priority: 100,
  },
  {
    goal_type: "business_outcome",
    title: "Lose fewer customers and seats",
    description: "Retention first: each tenth of a point a month is worth €46,000 a year.",
    key_result: "Revenue churn of 1.0% a month, averaged over a quarter",
    baseline: "1.4% a month in the third quarter of 2026",
    timeframe: "Second quarter of 2027",
    priority: 90,
  },
  {
    goal_type: "constraint",
    title: "Stay within the 2027 hiring plan",
    description: "No initiative may count on more than four new engineers in total.",
    key_result: "62 people at most",
    baseline: "58 people",
    timeframe: "Calendar year 2027",
    priority: 60,
  },
];
