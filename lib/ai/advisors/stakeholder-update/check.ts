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
  { summary, subject, body_markdown, ...points }: StakeholderUpdateAnswer,
  { evidence, options, subject: about }: Material<StakeholderUpdateOptions>,
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
  const { sources, dropped } = resolve(refs, evidence);
  return {
    summary,
    audience: options.audience,
    subject: subject || about.title,
    body_markdown: withoutAddresses(body_markdown.replaceAll(BODY_REFERENCE, "")).trim(),
    highlights,
    risks,
    asks,
    sources,
    dropped_references: dropped + unfounded,
  };
}

/** A persuaded model must not make a page load or link to anything. */
const withoutAddresses = (markdown: string) =>
  markdown
    .split("\n")
    .map((line) =>
      cleanLine(line, {
        numberOf: () => undefined,
        isAllowedUrl: () => false,
        onRemoved: () => {},
      }),
    )
    .join("\n");
