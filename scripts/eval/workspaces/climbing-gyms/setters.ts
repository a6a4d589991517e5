import type { SampleInitiative } from "@/lib/domain/workspace/sample";
import { setterCase } from "./documents/setter-case";

export const setterBoard: SampleInitiative = {
  title: "Setter board",
  description:
    "Route setters log what they put on which wall and members vote on it. Tess Kowalczyk looks after it. Nothing starts before summer 2027.",
  archived: false,
  documents: [setterCase],
  contextItems: [
    {
      label: "target_users",
      title: "Setters",
      content: `Two to six per gym, paid by the set, phones full of chalk. They plan on a whiteboard and photograph it. The head setter answers to the owner for how often a wall is reset.`,
    },
    {
      label: "user_feedback",
      title: "Malik, head setter, Basecamp Tulsa",
      content: `"Ask me how old the slab is and I'll tell you. Ask anyone else and it's a shrug. Then I'm on vacation and they strip the wrong wall."`,
    },
    {
      label: "user_feedback",
      title: "Comments on the suggestion card box, Granite Union",
      content: `Dana typed them up: "more blue" (6), "the V3s are not V3s" (14), "fix the shower" (22), "love the new comp wall" (3), "less country music" (9).`,
    },
    {
      label: "market_research",
      title: "Call-around in September",
      content: `Tess rang 24 gyms. 19 plan resets on a whiteboard or in a spreadsheet. A wall stays up for 7 weeks on average, and 5 gyms could not say. Nine said they would pay for a board, the amounts named were $20 to $60 a month.`,
    },
    {
      label: "feature_idea",
      title: "Wall age at a glance",
      content: `A map of the gym, each wall colored by the number of weeks since its last reset.`,
    },
    {
      label: "feature_idea",
      title: "Soft, fair, sandbagged",
      content: `Members tap one of three words on a route they climbed. The setter sees the tally, other members don't.`,
    },
    {
      label: "technical_constraint",
      title: "No map of any gym",
      content: `We have no floor plans. Each gym would have to draw its walls once, and there is no drawing tool in our code.`,
    },
    {
      label: "risk",
      title: "Setters feel graded",
      content: `Two head setters said their crew would quit over public votes. Answer so far: only the head setter sees the tally, never by name.`,
    },
  ],
  goals: [
    {
      goal_type: "user_outcome",
      title: "Members notice fresh walls",
      description: "They come back because something is new, and they know which wall it is.",
    },
    {
      goal_type: "success_metric",
      title: "Gyms that log every reset",
      key_result: "40 gyms log every reset for three months in a row",
      timeframe: "end of 2027",
    },
  ],
};
