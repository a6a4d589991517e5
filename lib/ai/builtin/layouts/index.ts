import type { LayoutName } from "@/lib/document-types/definition";
import {
  competitor,
  competitorPrice,
  competitorStrengths,
  competitorWeaknesses,
} from "./competitor";
import { decisionReasons, decisions } from "./decisions";
import { goalFigures, goalResults, goals, objectives } from "./goals";
import type { Layout } from "./layout";
import { riskCauses, riskContingencies, riskResponses, riskSigns, risks } from "./risks";
import { story } from "./story";

/** Each layout that an outline can name. */
export const LAYOUTS: Readonly<Record<LayoutName, Layout>> = {
  goals,
  goal_figures: goalFigures,
  goal_results: goalResults,
  objectives,
  risks,
  risk_causes: riskCauses,
  risk_responses: riskResponses,
  risk_signs: riskSigns,
  risk_contingencies: riskContingencies,
  decisions,
  decision_reasons: decisionReasons,
  competitor,
  competitor_price: competitorPrice,
  competitor_strengths: competitorStrengths,
  competitor_weaknesses: competitorWeaknesses,
  story,
};
