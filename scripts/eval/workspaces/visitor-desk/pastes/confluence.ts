import type { PasteReference } from "../../../reference";
import { debris } from "../../parts";

export const confluence: PasteReference = {
  name: "Confluence decision page",
  initiative: "Roll call",
  parts: [
    debris("Skip to main content\nSpaces\nPeople\nApps\nTemplates\nCreate"),
    {
      is: "frame",
      text: "Product\n/\n…\n/\nDecisions 2026\nDECISION: Where the list of people comes from",
    },
    debris("Created by Dana Kowalski\nLast updated: Nov 25, 2026 by Tom Becker\n3 min read\n17"),
    {
      is: "frame",
      text: "Status\t\nDECIDED\nImpact\t\nHIGH\nDriver\t\n@Dana Kowalski\nApprover\t\n@Ines Roth\nContributors\t\n@Tom Becker @Lena Fox\nDue date\t\nNov 25, 2026",
    },
    { is: "frame", text: "Outcome" },
    {
      is: "decision",
      text: "We merge kiosk, calendar and turnstile into one list and mark where each name comes from. The kiosk alone was rejected because it misses everyone who walks in through a side gate.",
    },
    { is: "frame", text: "Background" },
    {
      is: "market_research",
      text: "In the logs of 40 sites for October, 31% of entries came from the kiosk, 52% from a turnstile and 17% from a calendar invitation only.",
    },
    { is: "frame", text: "Options considered" },
    {
      is: "decision",
      text: `	Option 1: kiosk only	Option 2: merged list	Option 3: turnstile only
Pros and cons	
+ simple, shipped in two weeks
- misses side gates
	
+ complete
- duplicates have to be matched by name
	
+ exits are known at Dormex and Saltek sites
- 380 sites have no turnstile
Estimated cost	
SMALL
	
LARGE
	
MEDIUM`,
      says: `Option 1: kiosk only Option 2: merged list Option 3: turnstile only
simple, shipped in two weeks, misses side gates
complete, duplicates have to be matched by name
exits are known at Dormex and Saltek sites, 380 sites have no turnstile`,
    },
    { is: "frame", text: "Consequences" },
    {
      is: "technical_constraint",
      text: "Matching by name can't tell two people called Kim Lee apart, so the badge number must be part of the key.",
    },
    {
      is: "risk",
      text: "If a customer's calendar is wrong, people who never came could be searched for in a burning building. Nobody has an answer to this yet.",
    },
    { is: "frame", text: "Action items" },
    {
      is: "noise",
      text: "@Lena Fox draft the matching test by Dec 4, 2026\n@Tom Becker tell Saltek about the new endpoint Dec 9, 2026",
    },
    debris("Type your action, use '@' to assign to someone."),
    debris("decision\nmuster\nAdd label"),
    debris("Like\nBe the first to like this\nWrite a comment…"),
  ],
};
