import { resolve } from "@/lib/ai/advisors/shared/references";
import type {
  Point,
  StakeholderUpdateAnswer,
  StakeholderUpdateOptions,
} from "@/lib/ai/advisors/stakeholder-update/answer";
import type { StakeholderUpdateFindings } from "@/lib/ai/advisors/stakeholder-update/findings";
import { cleanLine } from "@/lib/ai/grounding/clean-line";
import type { Material } from "@/lib/ai/inquiry";

/** `[^E3]`, `[E3]`, `[^E3, ^E4]`, as models write them. */
const BODY_REFERENCE = /[ \t]?\[\^?E\d{1,6}(?:, ?\^?E\d{1,6}){0,20}\]/g;

/** Leaves out points that rest on nothing, and moves the references of the body into `sources`. */
export function checkUpdate(
  { summary, subject_line, body_markdown, ...points }: StakeholderUpdateAnswer,
  { evidence, options, subject }: Material<StakeholderUpdateOptions>,
): StakeholderUpdateFindings {
  const bodyRefs = (body_markdown.match(BODY_REFERENCE) ?? []).flatMap(
    (mark) => mark.match(/E\d+/g) ?? [],
  );
  const refs = [...bodyRefs];
  let unfounded = 0;
  const founded = (list: readonly Point[]) => {
    const kept = list.filter(({ text, evidence: named }) => {
      refs.push(...named);
      const isFounded = resolve(named, evidence).sources.length > 0;
      // A point that names nothing at all counts as one reference to nothing.
      if (!isFounded && named.length === 0) unfounded++;
      return isFounded && text !== "";
    });
    return [...new Set(kept.map(({ text }) => text))];
  };
  const highlights = founded(points.highlights);
  const risks = founded(points.risks);
  const asks = founded(points.asks);
  const { sources, removed } = resolve(refs, evidence);
  const body = withoutAddresses(body_markdown.replaceAll(BODY_REFERENCE, ""));
  return {
    summary,
    audience: options.audience,
    subject_line: subject_line || subject.title,
    body_markdown: body.text.trim(),
    highlights,
    risks,
    asks,
    sources,
    removed_references: removed + unfounded + body.removed,
  };
}

/** A persuaded model must not make a page load or link to anything. */
function withoutAddresses(markdown: string) {
  let removed = 0;
  const rules = {
    numberOf: () => undefined,
    isAllowedAddress: () => false,
    onRemoved: () => {
      removed++;
    },
  };
  const lines = markdown.split("\n").map((line) => cleanLine(line, rules));
  return { text: lines.join("\n"), removed };
}
