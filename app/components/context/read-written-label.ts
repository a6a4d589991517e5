import { humanize } from "@/app/shared/labels";
import { CONTEXT_LABELS, type ContextLabel } from "@/lib/schemas/enums";

const SHORT: Partial<Record<ContextLabel, string>> = {
  key_competitors: "competitor",
  user_feedback: "feedback",
  feature_idea: "idea",
  technical_constraint: "constraint",
  external_link: "link",
  general_note: "note",
  brand_guidelines: "brand",
  compliance_requirements: "compliance",
};

const normalizeName = (name: string) => name.trim().toLowerCase().replace(/s$/, "");

const BY_NAME = new Map(
  CONTEXT_LABELS.flatMap((label) =>
    [humanize(label), SHORT[label]].flatMap((name) =>
      name ? [[normalizeName(name), label] as const] : [],
    ),
  ),
);

export function readWrittenLabel(text: string): { label?: ContextLabel; rest: string } {
  const [, name = "", rest = ""] = /^([\p{L} ]{1,40}):\s+(.*)$/su.exec(text) ?? [];
  const label = BY_NAME.get(normalizeName(name));
  return label && rest.trim() ? { label, rest: rest.trim() } : { rest: text };
}
