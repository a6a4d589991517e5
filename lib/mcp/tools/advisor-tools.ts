import * as z from "zod";
import { AssumptionMapFindings } from "@/lib/ai/advisors/assumption-map/contract";
import { CompetitiveBattlecardFindings } from "@/lib/ai/advisors/competitive-battlecard/contract";
import { LaunchReadinessFindings } from "@/lib/ai/advisors/launch-readiness/contract";
import { PrdCriticFindings } from "@/lib/ai/advisors/prd-critic/contract";
import { PrioritizationFindings } from "@/lib/ai/advisors/prioritization/contract";
import { StakeholderUpdateFindings } from "@/lib/ai/advisors/stakeholder-update/contract";
import {
  critiqueDocument,
  draftBattlecard,
  draftStakeholderUpdate,
  judgeLaunchReadiness,
  mapAssumptions,
  prioritize,
} from "@/lib/domain/advisors";
import { AdviceHead, AudienceName, competitorName } from "@/lib/schemas/advice";
import { documentId, initiativeId } from "./arguments";
import { defineTool, READS } from "./tool";

const OF_DOCUMENT = { type: "document", argument: "document_id" };
const OF_INITIATIVE = { type: "initiative", argument: "initiative_id" };

/** Each tool asks the AI or the written rules once, and saves nothing. */
export const advisorTools = [
  defineTool({
    name: "advisor_prd_critic",
    title: "Critique a document",
    description:
      "Finds what is weak in a PRD or another document and how to improve it, each with an exact quote.",
    toolset: "advisor",
    annotations: READS,
    input: z.object({ document_id: documentId }),
    output: AdviceHead.extend(PrdCriticFindings.shape),
    target: OF_DOCUMENT,
    run: critiqueDocument,
  }),
  defineTool({
    name: "advisor_assumption_map",
    title: "Map assumptions",
    description:
      "Finds what a document takes for granted (assumptions), and whether the workspace's evidence validates it.",
    toolset: "advisor",
    annotations: READS,
    input: z.object({ document_id: documentId }),
    output: AdviceHead.extend(AssumptionMapFindings.shape),
    target: OF_DOCUMENT,
    run: mapAssumptions,
  }),
  defineTool({
    name: "advisor_launch_readiness",
    title: "Judge launch readiness",
    description:
      "Judges whether an initiative is ready to launch or ship, from its context, documents and goals.",
    toolset: "advisor",
    annotations: READS,
    input: z.object({ initiative_id: initiativeId }),
    output: AdviceHead.extend(LaunchReadinessFindings.shape),
    target: OF_INITIATIVE,
    run: judgeLaunchReadiness,
  }),
  defineTool({
    name: "advisor_prioritization",
    title: "Prioritize",
    description:
      "Says which feature ideas of an initiative to build first, with the evidence for each.",
    toolset: "advisor",
    annotations: READS,
    input: z.object({ initiative_id: initiativeId }),
    output: AdviceHead.extend(PrioritizationFindings.shape),
    target: OF_INITIATIVE,
    run: prioritize,
  }),
  defineTool({
    name: "advisor_stakeholder_update",
    title: "Draft a stakeholder update",
    description:
      "Drafts what to tell one audience about where an initiative stands. Saves and sends nothing.",
    toolset: "advisor",
    annotations: READS,
    input: z.object({
      initiative_id: initiativeId,
      audience: AudienceName.describe(
        "executive: the board, leadership; customer_success: support",
      ),
    }),
    output: AdviceHead.extend(StakeholderUpdateFindings.shape),
    target: OF_INITIATIVE,
    run: draftStakeholderUpdate,
  }),
  defineTool({
    name: "advisor_competitive_battlecard",
    title: "Draft a battlecard",
    description:
      "Drafts what sales says against a competitor, from the context items alone, and names the gaps.",
    toolset: "advisor",
    annotations: READS,
    input: z.object({
      initiative_id: initiativeId,
      competitor_name: competitorName.describe("As the context items name it"),
    }),
    output: AdviceHead.extend(CompetitiveBattlecardFindings.shape),
    target: OF_INITIATIVE,
    run: draftBattlecard,
  }),
];
