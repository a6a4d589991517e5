import { competitorLayouts } from "./competitor-layouts";
import { decisionLayouts } from "./decision-layouts";
import { goalLayouts } from "./goal-layouts";
import type { Layouts } from "./layout";
import { riskLayouts } from "./risk-layouts";
import { story } from "./story-layout";

export const LAYOUTS: Layouts = {
  ...competitorLayouts,
  ...decisionLayouts,
  ...goalLayouts,
  ...riskLayouts,
  story,
};
