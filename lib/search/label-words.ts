import type { ContextLabel } from "@/lib/schemas/enums";

/** The words by which people ask for items of a label, indexed with each item. A note can be about anything. */
export const LABEL_WORDS: Record<ContextLabel, string> = {
  target_users: "target user audience persona",
  key_competitors: "competitor competition rival",
  market_research: "market research survey study",
  user_feedback: "user feedback complaint",
  feature_idea: "feature idea request",
  technical_constraint: "technical constraint limitation",
  external_link: "link",
  general_note: "",
  company_info: "company",
  tech_stack: "tech stack technology",
  target_market: "target market segment",
  brand_guidelines: "brand guideline",
  compliance_requirements: "compliance requirement regulation law",
  decision: "decision decide",
  risk: "risk",
};
