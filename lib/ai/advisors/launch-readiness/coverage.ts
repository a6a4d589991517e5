import { joinWords } from "@/lib/ai/advisors/shared/content-words";
import type { Area } from "./check";

/** Whether the workspace holds what a launch plan has to be written from. */
export const launchPlanMaterial: Area = {
  name: "Material for the launch plan",
  weight: 5,
  look({ options: { coverage } }) {
    const missing = coverage.filter(({ present }) => !present);
    const required = missing.filter((slot) => slot.required).map(({ label }) => `“${label}”`);
    const optional = missing.filter((slot) => !slot.required).map(({ label }) => `“${label}”`);
    if (required.length > 0) {
      return {
        status: "fail",
        finding: `The launch plan still lacks ${joinWords(required)}.`,
        pieces: [],
        action: `Add ${joinWords(required)} to the initiative; the coverage check says what each should hold.`,
      };
    }
    if (optional.length > 0) {
      return {
        status: "warn",
        finding: `All that a launch plan must have is there; it would be better with ${joinWords(optional)}.`,
        pieces: [],
        action: `Add ${joinWords(optional)} where they matter for this launch.`,
      };
    }
    return {
      status: "pass",
      finding: `All ${coverage.length} things a launch plan draws on are there.`,
      pieces: [],
    };
  },
};
