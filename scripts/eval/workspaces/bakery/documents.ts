import type { DocumentReference } from "../../reference";

const initiative = "Order ahead";

export const documents: readonly DocumentReference[] = [
  {
    initiative,
    type: "user_story",
    points: [
      {
        point: "the person is on the way to work, with minutes to spare",
        words: ["way to work|before nine|4 minutes"],
        sections: ["Story", "Context"],
      },
      {
        point: "chooses a slot and collects at the hatch",
        words: ["slot", "hatch"],
        sections: ["Story", "Acceptance criteria"],
      },
      {
        point: "23 in an hour walk on to Greggs",
        words: ["23 in an hour|greggs"],
        sections: ["Context"],
      },
      { point: "at most 6 bags a slot", words: ["6 bags"], sections: ["Acceptance criteria"] },
      {
        point: "orders close 15 minutes before the slot",
        words: ["close 15 minutes"],
        sections: ["Acceptance criteria"],
      },
      {
        point: "change or cancel until then",
        words: ["change or cancel"],
        sections: ["Acceptance criteria"],
      },
      {
        point: "it is paid in the app when ordering",
        words: ["paid|pay", "app"],
        sections: ["Acceptance criteria", "Notes for design and engineering"],
      },
      {
        point: "an uncollected bag stays until closing",
        words: ["uncollected", "until closing"],
        sections: ["Edge cases and errors", "Notes for design and engineering"],
      },
      {
        point: "the repeating list is not part of it",
        words: ["saturday", "repeat|not in the first version"],
        sections: ["Not in this story"],
      },
      {
        point: "stock is known at closing time only, so there is an allowance",
        words: ["allowance"],
        sections: ["Notes for design and engineering"],
      },
      {
        point: "allergens before paying",
        words: ["allergen", "before"],
        sections: ["Acceptance criteria", "Notes for design and engineering"],
      },
    ],
    wrong: [
      { says: ["sourdough on mondays"], because: "A wish about bread." },
      { says: ["card machine is slow"], because: "About the counter, which this story avoids." },
      {
        says: ["trading standards"],
        sections: ["Acceptance criteria"],
        because: "Nobody can test for an inspector.",
      },
      {
        says: ["same order each saturday"],
        sections: ["Story", "Acceptance criteria"],
        because: "The repeating list is not in the first version.",
      },
      { says: ["valued customer"], because: "House style is no content." },
      { says: ["artisan"], because: "House style is no content." },
      {
        says: ["oven 2"],
        sections: ["Acceptance criteria", "Edge cases and errors"],
        because: "An old oven is no case of the app's.",
      },
      { says: ["birthday cake"], sections: ["Acceptance criteria"], because: "It is only a wish." },
    ],
    belongs: {
      "Order ahead": ["Context"],
      "Hartley's in short": ["Context", "Notes for design and engineering"],
      "Office people before nine, parents on Saturday": ["Story", "Context"],
      "Moira, Headingley shop": ["Context"],
      "Cards from the counter, September": ["Context", "Not in this story"],
      "Pick a ten-minute slot, bag at the hatch": ["Story", "Acceptance criteria"],
      "Saturday list that repeats": ["Not in this story"],
      "Tills send stock at closing time only": [
        "Notes for design and engineering",
        "Edge cases and errors",
      ],
      "Allergens before paying": ["Acceptance criteria", "Notes for design and engineering"],
      "You pay when you order": ["Acceptance criteria", "Notes for design and engineering"],
      "Bags nobody collects": ["Edge cases and errors", "Notes for design and engineering"],
      "Oven 2": ["Notes for design and engineering"],
      "A fifth of the morning ordered ahead": ["Story", "Context"],
      "In and out": ["Story", "Context", "Acceptance criteria"],
    },
  },
  {
    initiative,
    type: "launch_plan",
    points: [
      {
        point: "order and pay by phone, pick up at the hatch",
        words: ["phone", "hatch"],
        sections: ["What is launched"],
      },
      {
        point: "Headingley and Kirkstall first, on 1 February",
        words: ["headingley", "kirkstall", "1 february"],
        sections: ["Audience and phases", "Timeline and owners"],
      },
      {
        point: "all shops by Easter",
        words: ["14 shops", "easter|28 march"],
        sections: ["Audience and phases", "Timeline and owners"],
      },
      {
        point: "Tariq runs it, Joan speaks for the shops",
        words: ["tariq", "joan"],
        sections: ["Timeline and owners"],
      },
      {
        point: "a fifth of sales before 9.30",
        words: ["20 %", "9.30"],
        sections: ["Launch goal", "After launch"],
      },
      {
        point: "11 minutes become 4",
        words: ["11 minutes", "4 minutes"],
        sections: ["Launch goal", "After launch"],
      },
      {
        point: "office people on weekdays, parents on Saturdays",
        words: ["parents|way to work"],
        sections: ["Audience and phases"],
      },
      {
        point: "the allergens have to be there before the launch",
        words: ["allergen"],
        sections: ["Readiness checklist"],
      },
      {
        point: "the repeating list stays behind",
        words: ["not in the first version"],
        sections: ["What is launched"],
      },
      {
        point: "uncollected bags go to the food bank",
        words: ["food bank"],
        sections: ["Risks and rollback"],
      },
      {
        point: "without oven 2 half of the orders fall away",
        words: ["oven 2"],
        sections: ["Risks and rollback"],
      },
    ],
    wrong: [
      {
        says: ["card machine is slow"],
        sections: ["Positioning and messages", "Audience and phases"],
        because: "A complaint about the counter is no message.",
      },
      {
        says: ["they ring the bakehouse"],
        sections: ["Positioning and messages"],
        because: "Cafés are not the audience.",
      },
      {
        says: ["400 households"],
        sections: ["What is launched", "Launch goal"],
        because: "A guess about something that stays behind.",
      },
      {
        says: ["stotty"],
        because: "House style is no message to customers.",
      },
      { says: ["valued customer"], because: "House style is no message to customers." },
      {
        says: ["walk on to greggs"],
        sections: ["Audience and phases", "Timeline and owners", "Readiness checklist"],
        because: "A complaint names neither audience nor date.",
      },
      {
        says: ["38,000"],
        sections: ["Launch goal", "What is launched"],
        because: "It is a quotation for something that nobody ordered.",
      },
      {
        says: ["sourdough on mondays"],
        sections: ["Positioning and messages", "What is launched"],
        because: "A wish about bread.",
      },
    ],
    belongs: {
      "Order ahead": "anywhere",
      "Hartley's in short": ["Audience and phases", "Positioning and messages"],
      "Office people before nine, parents on Saturday": [
        "Audience and phases",
        "Positioning and messages",
      ],
      "Moira, Headingley shop": ["Positioning and messages"],
      "Cards from the counter, September": ["Positioning and messages"],
      "Pick a ten-minute slot, bag at the hatch": ["What is launched", "Positioning and messages"],
      "Saturday list that repeats": ["What is launched"],
      "Tills send stock at closing time only": [
        "What is launched",
        "Readiness checklist",
        "Risks and rollback",
      ],
      "Allergens before paying": ["Readiness checklist"],
      "You pay when you order": ["What is launched"],
      "Bags nobody collects": ["Risks and rollback", "After launch"],
      "Oven 2": ["Risks and rollback", "Readiness checklist"],
      "A fifth of the morning ordered ahead": ["Launch goal", "After launch"],
      "In and out": ["Launch goal", "After launch"],
      "The people at the counter would not want to go back": ["Launch goal", "After launch"],
    },
  },
];
