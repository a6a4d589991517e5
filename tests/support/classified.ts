import { checkAnswer } from "@/lib/ai/classifier/check";
import type { ClassifierOptions } from "@/lib/ai/classifier/contract";
import { applyRules } from "@/lib/ai/classifier/rules";

import type { Material } from "@/lib/ai/inquiry";
import { Proposals } from "@/lib/schemas/classify";
import type { ContextLabel } from "@/lib/schemas/enums";

const Findings = Proposals.omit({ method: true }).strict();

const asked = (
  text: string,
  targetLabels: readonly ContextLabel[] = [],
  rivals: readonly string[] = [],
): Material<ClassifierOptions> => ({
  subject: { type: "initiative", id: "initiative-1", title: "Arrival updates" },
  text,
  evidence: [],
  options: { targetLabels, rivals },
});

/** Returns the checked proposals of the rules for a text. */
export function byRules(
  text: string,
  targetLabels?: readonly ContextLabel[],
  rivals?: readonly string[],
) {
  const material = asked(text, targetLabels, rivals);
  return Findings.parse(checkAnswer(applyRules(material)));
}

const listWords = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words of `text` that `other` lacks, in order; a word counts as often as it is missing. */
export function lacking(text: string, other: string): string[] {
  const left = new Map<string, number>();
  for (const word of listWords(other)) left.set(word, (left.get(word) ?? 0) + 1);
  return listWords(text).filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}

/** The source that the rules write below a passage. */
const SOURCE = /\n\n— .*$/s;

/** The words of a text that proposals and their sources lack, and those that proposals have more often. */
export function compared(text: string) {
  const { proposals, goals } = applyRules(asked(text));
  const contents = [
    ...proposals.map(({ content }) => content),
    ...goals.map(({ description }) => description ?? ""),
  ];
  const passages = contents.map((content) => content.replace(SOURCE, "")).join("\n");
  const sources = new Set(contents.map((content) => SOURCE.exec(content)?.[0] ?? ""));
  const lost = lacking(lacking(text, passages).join(" "), [...sources].join(" "));
  return { lost: lost.join(" "), added: lacking(passages, text) };
}
