import { resolveSources } from "@/lib/ai/advisors/shared/resolve-sources";
import { cleanLine } from "@/lib/ai/grounding/clean-line";
import { closeAddresses } from "@/lib/ai/grounding/close-addresses";
import type { Material } from "@/lib/ai/inquiry";
import { splitLines } from "@/lib/text/line-ends";
import type { Answer, Point, StakeholderUpdateFindings, UpdateOptions } from "./contract";

/** `[^E3]`, `[E3]`, `[^E3, ^E4]`, as models write them. */
const REFERENCE = /[ \t]?\[\^?E\d{1,6}(?:, ?\^?E\d{1,6}){0,20}\]/g;

/** Updates are sent to people, so they keep no links. */
const KEEP_NO_LINKS = { footnotes: [], isAllowedAddress: () => false };
/** An escaped less-than sign that cannot begin HTML. */
const LESS_THAN = /&lt;(?![a-z/!?])/gi;

/** Removes points without evidence, repeated points and links. @throws 503 when too many texts are checked at once */
export async function checkAnswer(
  { summary, subject_line, body_markdown, ...points }: Answer,
  { evidence, options, subject }: Material<UpdateOptions>,
): Promise<StakeholderUpdateFindings> {
  const refs = (body_markdown.match(REFERENCE) ?? []).flatMap((mark) => mark.match(/E\d+/g) ?? []);
  let removedElsewhere = 0;
  const rules = {
    ...KEEP_NO_LINKS,
    numberReference: () => undefined,
    onRemoved: () => removedElsewhere++,
  };
  const clean = async (text: string) => {
    const lines = splitLines(text.replaceAll(REFERENCE, ""));
    const plain = lines.map((line) => cleanLine(line, rules)).join("\n");
    const { body, closed } = await closeAddresses(plain.replace(LESS_THAN, "<"), KEEP_NO_LINKS);
    removedElsewhere += closed;
    return body.trim();
  };
  const body = await clean(body_markdown);
  const said = new Set<string>();
  const isRepeated = (text: string) => normalize(body).includes(normalize(text)) || said.has(text);
  const keepFounded = async (list: readonly Point[]) => {
    const kept: string[] = [];
    for (const { text, evidence: named } of list) {
      refs.push(...named);
      const isFounded = resolveSources(named, evidence).sources.length > 0;
      // A point without any reference counts as one unknown reference.
      if (named.length === 0) removedElsewhere++;
      const cleaned = isFounded ? await clean(text) : "";
      if (cleaned !== "" && !isRepeated(cleaned)) kept.push(cleaned);
      said.add(cleaned);
    }
    return kept;
  };
  const texts = {
    summary: await clean(summary),
    audience: options.audience,
    language: options.language,
    subject_line: await clean(subject_line || subject.title),
    body_markdown: body,
    highlights: await keepFounded(points.highlights),
    risks: await keepFounded(points.risks),
    asks: await keepFounded(points.asks),
  };
  const { sources, removed } = resolveSources(refs, evidence);
  return { ...texts, sources, removed_references: removed + removedElsewhere };
}

const normalize = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[\s*_.]+/g, " ")
    .trim();
