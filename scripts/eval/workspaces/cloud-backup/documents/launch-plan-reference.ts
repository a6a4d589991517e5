import type { DocumentReference } from "../../../reference";

export const launchPlan: DocumentReference = {
  initiative: "Anomaly alerts",
  type: "launch_plan",
  points: [
    {
      point: "an alert within 15 minutes that names the last good backup",
      words: ["15 minutes"],
      sections: ["What is launched"],
    },
    {
      point: "median of 30 minutes until it is seen",
      words: ["30 minutes"],
      sections: ["Launch goal", "After launch"],
    },
    { point: "95 % keep them on", words: ["95 %"], sections: ["Launch goal", "After launch"] },
    {
      point: "200 customers first",
      words: ["200"],
      sections: ["Audience and phases", "Timeline and owners"],
    },
    {
      point: "for the one administrator of a firm",
      words: ["administrator"],
      sections: ["Audience and phases", "Positioning and messages"],
    },
    {
      point: "the phone rings before the damage is done",
      words: ["phone rings"],
      sections: ["Positioning and messages", "Channels and material"],
    },
    {
      point: "Bluedeep sends mail only",
      words: ["bluedeep", "mail"],
      sections: ["Positioning and messages"],
    },
    {
      point: "the talk in Lisbon",
      words: ["lisbon"],
      sections: ["Channels and material", "Timeline and owners"],
    },
    {
      point: "help page in six languages by 28 May",
      words: ["help page", "28 may"],
      sections: ["Channels and material", "Readiness checklist", "Timeline and owners"],
    },
    {
      point: "who pays for the calls: Felix, 15 January",
      words: ["pays for the calls"],
      sections: ["Readiness checklist", "Timeline and owners", "Risks and rollback"],
    },
    {
      point: "silent run from 11 January",
      words: ["11 january"],
      sections: ["Timeline and owners", "Readiness checklist", "Audience and phases"],
    },
    {
      point: "everybody on 9 June",
      words: ["9 june"],
      sections: ["Timeline and owners", "What is launched", "Audience and phases"],
    },
    {
      point: "start only below 1 false alert",
      words: ["below 1|fewer than 1", "quarter"],
      sections: ["Risks and rollback", "Readiness checklist"],
    },
    { point: "more than 300 calls would queue", words: ["300"], sections: ["Risks and rollback"] },
    {
      point: "look again above €4,000 a month",
      words: ["4,000"],
      sections: ["After launch", "Risks and rollback"],
    },
  ],
  wrong: [
    { says: ["24 february|not even we can"], because: "The launch of the Vault." },
    { says: ["ostrava|redwall|halvorsen"], because: "About the Vault." },
    { says: ["passphrase"], because: "About restore drills." },
    {
      says: ["19 hours"],
      sections: ["Launch goal"],
      because: "Where it starts from is no goal on its own.",
    },
    {
      says: ["false alerts a month"],
      sections: ["Risks and rollback", "Launch goal"],
      because: "Bluedeep's false alerts are no risk of ours.",
    },
    { says: ["military-grade|0F7173|hooded"], because: "House style is no content." },
    {
      says: ["clear and helpful"],
      sections: ["Launch goal", "After launch"],
      because: "It measures nothing.",
    },
    {
      says: ["stopping the attack"],
      sections: ["What is launched", "Positioning and messages"],
      because: "A non-goal.",
    },
    {
      says: ["sister"],
      sections: ["Risks and rollback", "Readiness checklist"],
      because: "A customer's story is no risk.",
    },
  ],
  belongs: {
    "Anomaly alerts": ["What is launched", "Timeline and owners", "Audience and phases"],
    Harborline: ["Audience and phases", "What is launched"],
    "Where we sell": ["Audience and phases"],
    "Certificates and laws": ["Readiness checklist", "Risks and rollback"],
    Freeze: ["Timeline and owners"],
    "Security products carry their share": ["Launch goal", "After launch"],
    "Anomaly alerts, requirements (working draft)": "anywhere",
    "Who gets woken up": ["Audience and phases", "Positioning and messages"],
    "Sigrid at Tromsø Fisk": [
      "Positioning and messages",
      "Channels and material",
      "Audience and phases",
    ],
    "What 18 administrators said": [
      "Positioning and messages",
      "Audience and phases",
      "Risks and rollback",
    ],
    Bluedeep: ["Positioning and messages"],
    "Silent trial on old data": ["Positioning and messages", "Readiness checklist"],
    "Change rates": ["Readiness checklist", "Risks and rollback", "What is launched"],
    "Calls from the first day": [
      "What is launched",
      "Risks and rollback",
      "After launch",
      "Positioning and messages",
    ],
    "How we tell people (Felix)": [
      "Positioning and messages",
      "Channels and material",
      "Timeline and owners",
      "Audience and phases",
      "Readiness checklist",
    ],
    "Too many false alerts": ["Risks and rollback", "Readiness checklist", "After launch"],
    "Telvia is down during an attack on many": ["Risks and rollback"],
    "Noticed in minutes": ["Launch goal", "After launch"],
    "Alerts stay switched on": ["Launch goal", "After launch"],
  },
};
