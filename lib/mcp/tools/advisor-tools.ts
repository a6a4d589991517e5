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
import { AUDIENCE_MEANINGS, listMeanings } from "@/lib/schemas/meanings";
import { documentId, initiativeId } from "./arguments";
import { defineTool, READS } from "./tool";

const { executive, customer_success } = AUDIENCE_MEANINGS;

const OF_DOCUMENT = { type: "document", argument: "document_id" } as const;
const OF_INITIATIVE = { type: "initiative", argument: "initiative_id" } as const;

export const advisorTools = [
  defineTool({
    name: "advisor_prd_critic",
    title: "Critique a document",
    description:
      "Reviews a PRD or another document: what is weak or wrong and how to improve it, each with an exact quote. Changes nothing.",
    toolset: "advisor",
    annotations: READS,
    asksAi: true,
    input: z.object({ document_id: documentId }),
    output: AdviceHead.extend(PrdCriticFindings.shape),
    target: OF_DOCUMENT,
    run: critiqueDocument,
  }),
  defineTool({
    name: "advisor_assumption_map",
    title: "Map assumptions",
    description:
      "Finds what a document takes for granted (assumptions), and whether evidence validates each.",
    toolset: "advisor",
    annotations: READS,
    asksAi: true,
    input: z.object({ document_id: documentId }),
    output: AdviceHead.extend(AssumptionMapFindings.shape),
    target: OF_DOCUMENT,
    run: mapAssumptions,
  }),
  defineTool({
    name: "advisor_launch_readiness",
    title: "Judge launch readiness",
    description:
      "Judges whether an initiative is ready to launch, ship, release or go live, and what blocks it or is in the way, from its context, documents and goals.",
    toolset: "advisor",
    annotations: READS,
    asksAi: true,
    input: z.object({ initiative_id: initiativeId }),
    output: AdviceHead.extend(LaunchReadinessFindings.shape),
    target: OF_INITIATIVE,
    run: judgeLaunchReadiness,
  }),
  defineTool({
    name: "advisor_prioritization",
    title: "Prioritize",
    description:
      "Ranks the feature ideas of an initiative: which to build first or next, with evidence for each.",
    toolset: "advisor",
    annotations: READS,
    asksAi: true,
    input: z.object({ initiative_id: initiativeId }),
    output: AdviceHead.extend(PrioritizationFindings.shape),
    target: OF_INITIATIVE,
    run: prioritize,
  }),
  defineTool({
    name: "advisor_stakeholder_update",
    title: "Draft a stakeholder update",
    description:
      "Drafts a message that tells one audience where an initiative stands. Saves and sends nothing.",
    toolset: "advisor",
    annotations: READS,
    asksAi: true,
    input: z.object({
      initiative_id: initiativeId,
      audience: AudienceName.describe(listMeanings({ executive, customer_success })),
    }),
    output: AdviceHead.extend(StakeholderUpdateFindings.shape),
    target: OF_INITIATIVE,
    run: draftStakeholderUpdate,
  }),
  defineTool({
    name: "advisor_competitive_battlecard",
    title: "Draft a battlecard",
    description:
      "Drafts a sheet for sales: what to say against a competitor when selling or losing a deal, from context items alone, and names the gaps.",
    toolset: "advisor",
    annotations: READS,
    asksAi: true,
    input: z.object({
      initiative_id: initiativeId,
      competitor_name: competitorName.describe("As the context items name it"),
    }),
    output: AdviceHead.extend(CompetitiveBattlecardFindings.shape),
    target: OF_INITIATIVE,
    run: draftBattlecard,
  }),
];
