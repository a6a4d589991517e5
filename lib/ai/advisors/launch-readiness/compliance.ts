import { joinWords } from "@/lib/ai/advisors/shared/content-words";
import { type Area, labelled, own, quoted } from "./check";

/** Whether the rules and limits that bind the launch are known for this initiative. */
export const complianceAndConstraints: Area = {
  name: "Compliance and constraints",
  weight: 10,
  look(material) {
    const rules = labelled(own(material), "compliance_requirements");
    const general = labelled(
      material.evidence.filter(({ scope }) => scope === "workspace"),
      "compliance_requirements",
    );
    const limits = [
      ...labelled(material.evidence, "technical_constraint"),
      ...material.evidence.filter(
        ({ type, ...rest }) => type === "goal" && "label" in rest && rest.label === "constraint",
      ),
    ];
    const pieces = [...rules, ...general, ...limits].slice(0, 6);
    if (rules.length > 0) {
      return {
        status: "pass",
        finding: `${joinWords(quoted(rules))} ${rules.length === 1 ? "says" : "say"} which rules bind this launch${limits.length > 0 ? `, and ${joinWords(quoted(limits.slice(0, 2)))} which limits` : ""}.`,
        pieces,
      };
    }
    if (general.length > 0) {
      return {
        status: "warn",
        finding: `${joinWords(quoted(general.slice(0, 2)))} ${general.length === 1 ? "holds" : "hold"} for the whole workspace; nothing says how this initiative keeps to it.`,
        pieces,
        action: `Record as a compliance requirement what ${joinWords(quoted(general.slice(0, 1)))} means for this launch, or that it changes nothing.`,
      };
    }
    return {
      status: "warn",
      finding: `No compliance requirement is recorded${limits.length > 0 ? `; ${joinWords(quoted(limits.slice(0, 2)))} ${limits.length === 1 ? "is" : "are"} the limits known` : ""}.`,
      pieces,
      action: "Ask legal which rules apply, and record the answer, even if it is none.",
    };
  },
};
