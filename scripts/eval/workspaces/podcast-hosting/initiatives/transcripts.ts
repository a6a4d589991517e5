import type { SampleInitiative } from "@/lib/domain/workspace/sample";
import { transcriptRequirements } from "../documents/transcript-requirements";

export const transcripts: SampleInitiative = {
  title: "Transcripts by default",
  description:
    "Every new episode gets a transcript without anybody asking for it. Lead: Beth Lindqvist. Second cycle of 2027.",
  archived: false,
  documents: [transcriptRequirements],
  contextItems: [
    {
      label: "user_feedback",
      title: "Mail from a listener",
      content: `"I lost my hearing at 52 and with it about thirty shows that I loved. Three of them have transcripts. I read those three." Forwarded by Nightbus Stories.`,
    },
    {
      label: "market_research",
      title: "Whisper bake-off",
      content: `Four hours of our own shows, checked by hand.

| Model | Word errors | £ per hour |
| --- | --- | --- |
| large-v3 | 6.1% | 0.19 |
| small | 11.8% | 0.04 |
| Scribewell API | 5.4% | 0.72 |

Worst were two Glaswegians and a hen.`,
    },
    {
      label: "technical_constraint",
      title: "GPUs at breakfast",
      content: `2,300 episodes a day, a third of them between five and seven in the morning. We can get 12 GPUs in eu-west-1 on demand, which is 50 episodes in parallel at best.`,
    },
    {
      label: "feature_idea",
      title: "Speaker names",
      content: `Tell the voices apart once and remember them for the whole show.`,
    },
    {
      label: "decision",
      title: "New episodes only",
      content: `19 October, Beth and Marek. The archive would be 1.9 million hours, some £360,000 with large-v3. Hosts can request single old episodes.`,
    },
    {
      label: "risk",
      title: "Wrong word, real person",
      content: `A misheard sentence about a living person is libel, whoever typed it. We have had one letter about that already, from a councillor in Stroud.`,
    },
  ],
  goals: [
    {
      goal_type: "success_metric",
      title: "Shows one can read",
      key_result: "70% of new episodes have a transcript",
      baseline: "11%",
      timeframe: "end of 2027",
    },
  ],
};
