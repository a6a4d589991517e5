import { resolve } from "@/lib/ai/advisors/shared/references";
import type { Material } from "@/lib/ai/inquiry";
import type { Point, StakeholderUpdateAnswer, StakeholderUpdateOptions } from "./answer";
import type { StakeholderUpdateFindings } from "./findings";
import { withoutAddresses } from "./without-addresses";

/** `[^E3]`, `[E3]`, `[^E3, ^E4]`, as models write them. */
const REFERENCE = /[ \t]?\[\^?E\d{1,6}(?:, ?\^?E\d{1,6}){0,20}\]/g;

/**
 * Leaves out points that rest on nothing, moves the references of the body into `sources`, and takes
 * out of every text what leads somewhere. @throws 503 when too many texts are to be read at once
 */
export async function checkUpdate(
  { summary, subject_line, body_markdown, ...points }: StakeholderUpdateAnswer,
  { evidence, options, subject }: Material<StakeholderUpdateOptions>,
): Promise<StakeholderUpdateFindings> {
  const refs = (body_markdown.match(REFERENCE) ?? []).flatMap((mark) => mark.match(/E\d+/g) ?? []);
  let removedBeside = 0;
  const clean = async (text: string) => {
    const { text: cleaned, removed } = await withoutAddresses(text.replaceAll(REFERENCE, ""));
    removedBeside += removed;
    return cleaned.trim();
  };
  const founded = async (list: readonly Point[]) => {
    const kept = new Set<string>();
    for (const { text, evidence: named } of list) {
      refs.push(...named);
      const isFounded = resolve(named, evidence).sources.length > 0;
      // A point that names nothing at all counts as one reference to nothing.
      if (!isFounded && named.length === 0) removedBeside++;
      if (isFounded) kept.add(await clean(text));
    }
    return [...kept].filter((text) => text !== "");
  };
  const texts = {
    summary: await clean(summary),
    audience: options.audience,
    subject_line: await clean(subject_line || subject.title),
    body_markdown: await clean(body_markdown),
    highlights: await founded(points.highlights),
    risks: await founded(points.risks),
    asks: await founded(points.asks),
  };
  const { sources, removed } = resolve(refs, evidence);
  return { ...texts, sources, removed_references: removed + removedBeside };
}
