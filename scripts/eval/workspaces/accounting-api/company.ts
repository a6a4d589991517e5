import type { SampleContextItem, SampleGoal } from "@/lib/domain/workspace/sample";

export const companyItems: readonly SampleContextItem[] = [
  {
    label: "company_info",
    title: "Ledgerline at a glance",
    content: `Double-entry accounting as an API. London and Gdańsk, 74 people, 318 paying customers, £7.9m ARR (1 October 2026). Median contract £18,400 a year. 212 million events in July 2026.`,
  },
  {
    label: "target_market",
    title: "Software firms that need a ledger",
    content: `Payroll, lending, marketplace and property software in the UK, Ireland and the Nordics with 20 to 500 engineers: about 2,900 firms. The buyer is the CTO, the veto is with the finance director.`,
  },
  {
    label: "key_competitors",
    title: "Numera",
    content: `Amsterdam, founded 2019, about 500 customers. From €1,400 a month, consolidation included in every plan since May. Strong: consolidation, Dutch and German tax codes, a sales team that turns up. Weak: 2.4 s p95 on balance queries, webhooks without signature, no sandbox data. We met them in 31 of 84 deals in the third quarter and won 12.`,
    source_url: "https://numera.example.com/pricing",
  },
  {
    label: "key_competitors",
    title: "Foliant and Tallybook",
    content: `Foliant: consolidation on top of other ledgers, £650 a month per group, no ledger of its own. Tallybook: open source, free to host, two maintainers; firms with 200+ engineers try it first.`,
  },
  {
    label: "tech_stack",
    title: "Stack",
    content: `Go services, PostgreSQL 17 with one schema per customer, Kafka 4.1, Terraform, two AWS regions (London, Dublin). Public API is REST; SDKs for TypeScript, Python and Java are generated.`,
  },
  {
    label: "compliance_requirements",
    title: "SOC 2 and audit",
    content: `SOC 2 Type II, auditor Hartwell, window January to December. Payloads in logs are masked. Any change to posted entries must leave a trail for 7 years. UK data stays in London on request (23 customers).`,
  },
  {
    label: "brand_guidelines",
    title: "Voice and house style",
    content: `Plain, exact, a bit dry. Code before adjectives. Never "seamless", never "leverage". Sentence case in headings. Ink blue #1B2A49. Competitors are never named in public.`,
  },
  {
    label: "technical_constraint",
    title: "Freeze at month end",
    content: `No deployments on the last two and first three working days of a month. Year end: freeze from 21 December 2026 to 8 January 2027. Exceptions: Grace Adeyemi only.`,
  },
];

export const companyGoals: readonly SampleGoal[] = [
  {
    goal_type: "business_outcome",
    title: "£10m ARR",
    description: "Two thirds from existing customers.",
    key_result: "£10.0m annual recurring revenue",
    baseline: "£7.9m on 1 October 2026",
    timeframe: "31 December 2027",
    priority: 100,
  },
  {
    goal_type: "constraint",
    title: "No new offices, no more than 80 people",
    key_result: "80 people at most",
    baseline: "74",
    timeframe: "2027",
    priority: 40,
  },
];
