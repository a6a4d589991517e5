import type { DocumentReference } from "../../../reference";

export const testPlan: DocumentReference = {
  initiative: "Immutable Vault",
  type: "ai_test_plan",
  points: [
    {
      point: "backups that nobody can delete before their date",
      words: ["nobody can delete|cannot be changed or deleted"],
      sections: ["Scope"],
    },
    {
      point: "no locked backup deleted early",
      words: ["0 locked backups|locked backups deleted"],
      sections: ["Pass criteria"],
    },
    { point: "first restored file in 20 minutes", words: ["20 min"], sections: ["Pass criteria"] },
    {
      point: "a lock gets longer, never shorter",
      words: ["never shorter"],
      sections: ["Functional cases", "Limits and rules"],
    },
    {
      point: "deleting fails with V-409, entry within 5 seconds",
      words: ["v-409"],
      sections: ["Functional cases", "Failure and abuse cases"],
    },
    {
      point: "closing the account",
      words: ["closing the account"],
      sections: ["Functional cases", "Failure and abuse cases", "Limits and rules"],
    },
    {
      point: "a second person above 5 TB",
      words: ["5 tb"],
      sections: ["Functional cases", "Limits and rules"],
    },
    {
      point: "a clock that is off by 2 seconds",
      words: ["2 seconds"],
      sections: ["Failure and abuse cases", "Limits and rules"],
    },
    {
      point: "a region is unreachable",
      words: ["unreachable"],
      sections: ["Failure and abuse cases"],
    },
    {
      point: "deletion through the billing API, replayed token",
      words: ["billing api|replay"],
      sections: ["Failure and abuse cases", "Regression and monitoring"],
    },
    {
      point: "40,000 locks a second",
      words: ["40,000"],
      sections: ["Limits and rules", "Environment and method"],
    },
    {
      point: "audit log for 400 days",
      words: ["400 days"],
      sections: ["Functional cases", "Limits and rules"],
    },
    {
      point: "a deleted key makes files unreadable",
      words: ["key", "unreadable"],
      sections: ["Failure and abuse cases", "Limits and rules", "Functional cases"],
    },
    {
      point: "staging is a tenth of production; k6, Playwright",
      words: ["k6"],
      sections: ["Environment and method"],
    },
    {
      point: "clock tested every week",
      words: ["every week|every monday"],
      sections: ["Regression and monitoring", "Failure and abuse cases"],
    },
  ],
  wrong: [
    { says: ["cohestra|bluedeep"], because: "A rival is nothing to test." },
    {
      says: ["300 customers|2.5m"],
      sections: ["Pass criteria"],
      because: "No test shows how many customers buy.",
    },
    { says: ["webinar|lisbon"], because: "Marketing is nothing to test." },
    {
      says: ["lock for years|1 to 10 years"],
      sections: ["Scope", "Functional cases"],
      because: "Not built.",
    },
    {
      says: ["detection of encryption|last good"],
      sections: ["Functional cases"],
      because: "Of another initiative.",
    },
    { says: ["8 to 15 %|insurer"], because: "Insurers are nothing to test." },
    { says: ["tie up"], because: "What hardware would cost." },
    { says: ["military-grade|0F7173"], because: "House style is no content." },
    {
      says: ["0.011|€220"],
      sections: ["Pass criteria", "Functional cases"],
      because: "The price of the product.",
    },
  ],
  belongs: {
    "Immutable Vault": ["Scope"],
    "What it runs on": ["Environment and method"],
    "Certificates and laws": ["Limits and rules", "Failure and abuse cases"],
    Freeze: ["Environment and method"],
    "PRD: Immutable Vault (signed off 2 October)": "anywhere",
    "Launch plan: Immutable Vault, 24 February": [
      "Scope",
      "Pass criteria",
      "Failure and abuse cases",
      "Environment and method",
      "Regression and monitoring",
    ],
    "Design partners, first week": ["Test data", "Failure and abuse cases"],
    "Object lock": [
      "Limits and rules",
      "Failure and abuse cases",
      "Environment and method",
      "Functional cases",
    ],
    "Compliance mode, not governance mode": [
      "Scope",
      "Functional cases",
      "Failure and abuse cases",
      "Limits and rules",
    ],
    "No appliance": ["Scope"],
    "Penetration test, Redwall, 12 October": [
      "Failure and abuse cases",
      "Regression and monitoring",
      "Environment and method",
    ],
    "Someone turns the clock forward": ["Failure and abuse cases", "Regression and monitoring"],
    "Everybody chooses 90 days": ["Limits and rules", "Failure and abuse cases"],
    "Erasure under the GDPR against a lock": [
      "Failure and abuse cases",
      "Limits and rules",
      "Functional cases",
    ],
    "Lock for years": ["Scope"],
    "No backup lost to a stolen password": ["Pass criteria", "Scope", "Regression and monitoring"],
    "Customers switch it on": ["Regression and monitoring"],
  },
};
