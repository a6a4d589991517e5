import type { SampleInitiative } from "@/lib/domain/workspace/sample";

export const importer: SampleInitiative = {
  title: "Move-in importer",
  description:
    "Paste the address of a feed and the whole show moves to us overnight, artwork, dates and all. Lead: Sunniva Lie.",
  archived: false,
  documents: [],
  contextItems: [
    {
      label: "user_feedback",
      title: "Trial user, by chat",
      content: `"got to episode 38 of 190 copying the show notes by hand and thought, do I even want to switch"`,
    },
    {
      label: "technical_constraint",
      title: "Redirects",
      content: `The old host has to answer 301 for at least four weeks, or Apple keeps the old feed. Two hosts let people set it themselves, for the rest it's a support ticket there.`,
    },
    {
      label: "market_research",
      title: "Trials that give up",
      content: `Of 1,040 trials in September, 388 started to import and 141 finished.`,
    },
    {
      label: "key_competitors",
      title: "Pipbox",
      content: `Imports 500 episodes in an hour and mails the old host for you. £8 a month, but only three months of statistics.`,
    },
  ],
  goals: [
    {
      goal_type: "success_metric",
      title: "Imports that arrive",
      key_result: "75% of started imports finish",
      baseline: "36%",
      timeframe: "September 2027",
    },
  ],
};

export const prices: SampleInitiative = {
  title: "Prices in 2027",
  description: "Whether and how plans get dearer. Lead: Hannah Price (yes, really).",
  archived: false,
  documents: [],
  contextItems: [
    {
      label: "market_research",
      title: "What Starter is worth",
      content: `Van Westendorp, 412 Starter accounts: acceptable from £8 to £14, sweet spot £11.`,
    },
    {
      label: "decision",
      title: "Starter stays at £9",
      content: `Leadership, 22 October: no change to Starter before July 2027, whatever the survey says. Students and charities keep half price.`,
    },
    {
      label: "risk",
      title: "The 2016 promise",
      content: `1,150 accounts were promised "this price for life". If they get a letter, somebody will screenshot the old blog post.`,
    },
  ],
  goals: [],
};

export const audiograms: SampleInitiative = {
  title: "Audiograms",
  description: "Little videos with a dancing waveform for social media. Switched off in 2025.",
  archived: true,
  documents: [],
  contextItems: [
    {
      label: "market_research",
      title: "Who used audiograms",
      content: `83 shows in a year, 4 of them more than once.`,
    },
  ],
  goals: [],
};
