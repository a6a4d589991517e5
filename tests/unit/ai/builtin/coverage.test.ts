import { describe, expect, test } from "vitest";
import { assembleDraft } from "@/lib/ai/engines/builtin/draft";
import { foreseeDraft } from "@/lib/ai/engines/builtin/plan-draft";
import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import { describeGaps, nameGaps } from "@/lib/ai/grounding/describe-gaps";
import { BUILT_IN_TYPES } from "@/lib/document-types/built-in-types";
import { type Slot, WORDING_LABEL } from "@/lib/document-types/definition";
import { evaluateCoverage } from "@/lib/domain/context/context-coverage";
import { CONTEXT_LABELS, DOCUMENT_TYPES, type DocumentType, GOAL_TYPES } from "@/lib/schemas/enums";
import { sampleWorkspace } from "@/prisma/sample";
import { sampleEvidence } from "@/tests/support/sample-evidence";
import { briefFor, goal, initiative, item, related } from "./pieces";

const upload: Evidence = {
  ...initiative("Notes of the first interview."),
  type: "upload",
  label: "upload",
};

const everything = (words: string, scope: Evidence["scope"] = "initiative") => [
  initiative(words),
  ...CONTEXT_LABELS.map((label) => item(label, `A ${label}`, words, { scope })),
  ...GOAL_TYPES.map((type) => goal(type, `A ${type}`, {}, { scope })),
  ...DOCUMENT_TYPES.map((type) => related(type, `A ${type}`, `# ${type}\n\n${words}`)),
  upload,
];

/** Workspaces as a generation would see them, by type of document. */
const WORKSPACES: Record<string, (type: DocumentType) => Evidence[]> = {
  ...Object.fromEntries(
    sampleWorkspace.initiatives.map(({ title }) => [
      title,
      (type: DocumentType) => sampleEvidence(title, type),
    ]),
  ),
  "one of everything": () => everything("It says something."),
  "one of everything, of the workspace": () => everything("It says something.", "workspace"),
  "in German": () => everything("Die Fahrer melden sich am 3. Mai zurück, 12 % zu spät."),
  "in Japanese": () => everything("技術者は訪問を完了します。接続は不要です。"),
  "words that belong elsewhere": () =>
    everything("Out of scope. Risk: fails. Costs €5. Launch, release and review were shipped."),
  "twelve of each label": (type) =>
    Array.from({ length: 12 }, (_, index) =>
      sampleEvidence("Offline", type).map((piece) => ({
        ...piece,
        ref: `${piece.ref}${index}`,
        title: `${piece.title} ${index}`,
      })),
    ).flat(),
  "empty texts": () => everything(""),
  "every second piece": () =>
    everything("It says something.").filter((_, index) => index % 2 === 0),
};

const fills = (slot: Slot, piece: Evidence) =>
  (slot.kind === "upload" ? piece.type === "upload" : hasLabel(piece, ...slot.satisfiesLabels)) &&
  !hasLabel(piece, WORDING_LABEL);

describe.each(Object.keys(WORKSPACES))("checklist and draft: in the workspace “%s”", (name) => {
  test.each(DOCUMENT_TYPES)("every slot that is present is used in a %s", (type) => {
    const evidence = WORKSPACES[name]?.(type) ?? [];
    const { coverage } = evaluateCoverage(BUILT_IN_TYPES[type].checklist, {
      labels: new Set(evidence.flatMap((p) => ("label" in p ? [p.label] : []))),
      uploads: evidence.filter((p) => p.type === "upload").length,
    });
    const draft = assembleDraft(briefFor(type, evidence));
    const used = evidence.filter(({ ref }) => draft.includes(`[^${ref}]`));
    const unused = coverage.filter(
      (slot) =>
        slot.present &&
        evidence.some((piece) => fills(slot, piece)) &&
        !used.some((piece) => fills(slot, piece)),
    );
    expect(unused.map(({ key }) => key)).toEqual([]);
  });

  test.each(DOCUMENT_TYPES)("the sections that a %s leaves empty are foreseen", (type) => {
    const brief = briefFor(type, WORKSPACES[name]?.(type) ?? []);
    const { sections: foreseen } = foreseeDraft(brief);
    const draft = assembleDraft(brief);
    const written = draft.split(/^## /m).slice(1);
    const isWritten = (text: string) => text.trim().includes("\n");
    expect(foreseen.map(({ heading }) => heading)).toEqual(
      written.map((text) => text.split("\n")[0]),
    );
    expect(foreseen.map(({ present }) => present)).toEqual(written.map(isWritten));
    const toCheck = foreseen.filter((section) => section.toCheck).map(({ heading }) => heading);
    const warning = nameGaps([], toCheck, foreseen.length);
    expect(describeGaps(draft)).toEqual(warning);
    for (const sentence of warning) expect(draft.split("\n")[0]).toContain(sentence);
  });
});
