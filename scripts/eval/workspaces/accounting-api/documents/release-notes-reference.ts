import type { DocumentReference } from "../../../reference";

export const releaseNotes: DocumentReference = {
  initiative: "Webhooks v2",
  type: "release_notes",
  points: [
    {
      point: "at least once and in order",
      words: ["at least once", "order"],
      sections: ["Highlights"],
    },
    { point: "replay for 30 days", words: ["replay", "30 days"], sections: ["Highlights", "New"] },
    {
      point: "found under Developers, Webhooks",
      words: ["developers, webhooks"],
      sections: ["New", "Availability and help"],
    },
    { point: "signed requests", words: ["hmac"], sections: ["New"] },
    { point: "test events in 0.4 s", words: ["0.4 s"], sections: ["Improved"] },
    {
      point: "duplicates after a deployment are gone",
      words: ["duplicate events"],
      sections: ["Fixed"],
    },
    { point: "created is in UTC", words: ["utc"], sections: ["Fixed"] },
    { point: "press Move to v2", words: ["move to v2"], sections: ["Changes that need action"] },
    {
      point: "before 30 June 2027",
      words: ["30 june 2027"],
      sections: ["Changes that need action"],
    },
    {
      point: "large ledgers can be late",
      words: ["900|one huge ledger"],
      sections: ["Known issues"],
    },
    {
      point: "for everybody since 2 November",
      words: ["2 november"],
      sections: ["Availability and help", "Highlights", "New"],
    },
    {
      point: "help in the customer Slack",
      words: ["#webhooks"],
      sections: ["Availability and help"],
    },
  ],
  wrong: [
    { says: ["sqs"], sections: ["New", "Highlights"], because: "Not started." },
    { says: ["wrong balance with a regulator"], because: "An exit call is not for customers." },
    { says: ["£31,000"], because: "A customer's contract is not for customers." },
    { says: ["rings the forty largest"], because: "Internal." },
    { says: ["price we pay"], because: "An internal reason." },
    { says: ["kestrel"], because: "A customer who left is not named in release notes." },
    { says: ["numera"], because: "Competitors are never named in public." },
    { says: ["vault is down"], because: "An internal risk, which has not happened." },
    { says: ["#1B2A49"], because: "House style is no content." },
  ],
  belongs: {
    "Webhooks v2": ["Highlights", "Availability and help", "Changes that need action"],
    "PRD: Webhooks v2 (approved 14 September)": [
      "Highlights",
      "New",
      "Changes that need action",
      "Known issues",
      "Availability and help",
    ],
    "Replay from the console": ["Highlights", "New"],
    "Signed requests": ["Highlights", "New"],
    "Delivery to SQS and Pub/Sub": ["Known issues"],
    "Release week notes": [
      "Improved",
      "Fixed",
      "Changes that need action",
      "Availability and help",
    ],
    "One huge ledger": ["Known issues"],
    "Order per ledger, not per customer": ["New"],
    "Customers sleep through the end of v1": ["Changes that need action"],
    "Design partners after two weeks, 19 October": ["Known issues", "Highlights"],
    "Events arrive": ["Highlights"],
  },
};
