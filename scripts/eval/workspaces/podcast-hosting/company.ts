import type { SampleContextItem, SampleGoal } from "@/lib/domain/workspace/sample";

export const companyItems: readonly SampleContextItem[] = [
  {
    label: "company_info",
    title: "Tidecast in a paragraph",
    content: `Podcast hosting since 2015. Bristol, 34 people, two thirds of them remote. 11,200 paying accounts, 17,400 shows, 96 million downloads a month, MRR £268k (October 2026). We have never taken outside money. Plans: Starter £9, Pro £19, Network from £79 a month.`,
  },
  {
    label: "tech_stack",
    title: "Stack",
    content: `- Rails 7.1 monolith, Postgres 15, Sidekiq
- Audio in S3 (eu-west-1), delivered through Fastly
- Feeds rendered by a small Go service, \`feedr\`
- Analytics: log lines to Kinesis to ClickHouse
- Encoding: ffmpeg on Fargate`,
  },
  {
    label: "brand_guidelines",
    title: "Voice",
    content: `Like a producer in the next room: knows the job, doesn't show off. "Show", never "content"; "host" or "producer", never "creator". No exclamation marks in the product. Coral #F26B38 is for the record dot and for nothing else.`,
  },
  {
    label: "target_market",
    title: "Who pays us",
    content: `October 2026

| Plan | Accounts | MRR, £k |
| --- | --- | --- |
| Starter | 7,900 | 71 |
| Pro | 2,950 | 56 |
| Network | 350 | 141 |

Six in ten are in the UK and Ireland, most of the rest in the Nordics and the Netherlands.`,
  },
  {
    label: "external_link",
    title: "IAB podcast measurement guidelines",
    content: `The rules for what counts as a download. We're certified under 2.2, and the certificate has to be renewed in June 2027.`,
    source_url: "https://iabtechlab.com/standards/podcast-measurement-guidelines/",
  },
  {
    label: "general_note",
    title: "How we work",
    content: `Six-week cycles, two weeks of cool-down. First cycle of 2027 starts on 4 January, second on 1 March. Nobody is on more than one bet at a time. Tomasz reviews all design. Demo on the last Thursday, with cake if Hannah is in.`,
  },
];

export const companyGoals: readonly SampleGoal[] = [
  {
    goal_type: "business_outcome",
    title: "A third of a million",
    key_result: "MRR of £330,000",
    baseline: "£268,000 (October 2026)",
    timeframe: "December 2027",
  },
  {
    goal_type: "general",
    title: "Stay independent",
    description: "Profitable every quarter, no investors. We don't sell listeners.",
  },
];
