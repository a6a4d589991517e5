import type { SampleContextItem, SampleGoal } from "@/lib/domain/workspace/sample";

export const companyItems: readonly SampleContextItem[] = [
  {
    label: "company_info",
    title: "Harborline",
    content: `Backups for firms of 50 to 800 people. 2,140 customers, 61 petabytes, 164 staff in Porto and Gdańsk. Recurring revenue €23.8m in 2025, churn 6.1 %.`,
  },
  {
    label: "target_market",
    title: "Where we sell",
    content: `Germany, Benelux, Portugal, the Nordics. Manufacturing 38 %, logistics 17 %, local government 12 %. Not banks: they want data centres of their own.`,
  },
  {
    label: "tech_stack",
    title: "What it runs on",
    content: `Go 1.23 services on Kubernetes, PostgreSQL 16, S3-compatible storage of our own in Frankfurt and Dublin. Agents for Windows and Linux in Rust. Staging is a tenth of production. k6 for load, Playwright for the console.`,
  },
  {
    label: "compliance_requirements",
    title: "Certificates and laws",
    content: `ISO 27001 until November 2028. NIS2: customers must report an incident within 24 hours and ask us for logs. GDPR, processors' contract with each customer.`,
  },
  {
    label: "brand_guidelines",
    title: "Voice",
    content: `Sober. No hooded hackers, no padlocks, never "military-grade". Teal #0F7173. Say "backup set", not "job".`,
  },
  {
    label: "general_note",
    title: "Freeze",
    content: `No releases from 18 December to 4 January.`,
  },
];

export const companyGoals: readonly SampleGoal[] = [
  {
    goal_type: "business_outcome",
    title: "Security products carry their share",
    key_result: "€2.5m recurring revenue from security products",
    baseline: "€0",
    timeframe: "31 December 2027",
  },
];
