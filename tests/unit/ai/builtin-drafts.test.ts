import { expect, test } from "vitest";
import { builtinEngine } from "@/lib/ai/choose-engine";
import type { Brief } from "@/lib/ai/engine";
import { groundDraft } from "@/lib/ai/grounding";
import { BUILT_IN_TYPES } from "@/lib/document-types";
import { headingsOf } from "@/lib/markdown/outline";
import type { DocumentType } from "@/lib/schemas/enums";
import { sampleEvidence } from "@/tests/support/sample-evidence";

/** For each type the initiative of the sample in which a reader would ask for it. */
const DRAFTS: readonly [DocumentType, initiative: string, title: string][] = [
  ["business_case", "Arrival", "Business case: arrival updates"],
  ["prd", "Offline", "Product requirements: offline visits"],
  ["epic", "Arrival", "Epic: messages to people at home"],
  ["user_story", "Offline", "Finish a visit without a connection"],
  ["launch_plan", "Arrival", "Launch plan: arrival updates"],
  ["release_notes", "Smarter", "Release notes: smarter daily routes"],
  ["executive_summary", "Arrival", "Arrival updates on one page"],
  ["competitive_battlecard", "Arrival", "Battlecard: CrewGrid"],
  ["okrs", "Self-service", "Objectives for the first quarter of 2027"],
  ["ai_implementation_spec", "Offline", "Implementation spec: offline visits"],
  ["ai_test_plan", "Offline", "Test plan: offline visits"],
  ["retrospective", "Smarter", "Retrospective: smarter daily routes"],
  ["decision_log", "Offline", "Decision log: offline visits"],
  ["risk_register", "Offline", "Risk register: offline visits"],
];

const briefOf = (type: DocumentType, initiative: string, title: string): Brief => ({
  documentType: type,
  typeName: type,
  outline: BUILT_IN_TYPES[type].outline,
  title,
  instructions: "",
  evidence: sampleEvidence(initiative, type),
});

test("built-in drafts: is tried on every document type", () => {
  expect(DRAFTS.map(([type]) => type)).toEqual(Object.keys(BUILT_IN_TYPES));
});

test.each(DRAFTS)(
  "built-in drafts: drafts a %s as it was read and found good",
  async (type, initiative, title) => {
    const brief = briefOf(type, initiative, title);
    const { markdown } = await groundDraft((await builtinEngine.draft(brief)).markdown, brief);
    await expect(markdown).toMatchFileSnapshot(`../../golden/drafts/${type}.md`);
  },
);

test.each(DRAFTS)(
  "built-in drafts: rests every statement of a %s on evidence",
  async (type, initiative, title) => {
    const brief = briefOf(type, initiative, title);
    const { markdown: draft, spent } = await builtinEngine.draft(brief);
    const grounding = await groundDraft(draft, brief);
    expect(spent).toBeNull();
    expect(grounding.statements).toBeGreaterThan(3);
    expect(grounding.grounded).toBe(grounding.statements);
    expect(grounding.removedReferences).toBe(0);
    expect(draft).toMatch(
      new RegExp(
        `^> Assembled without AI from ${grounding.cited.size} pieces of this workspace\\.`,
      ),
    );
    expect(headingsOf(draft).map(({ title }) => title)).toEqual(
      BUILT_IN_TYPES[type].outline.map(({ heading }) => heading),
    );
  },
);

test.each(DRAFTS)(
  "built-in drafts: writes nothing twice in a %s",
  async (type, initiative, title) => {
    const { markdown } = await builtinEngine.draft(briefOf(type, initiative, title));
    const lines = markdown.split("\n").filter((line) => /^(?:- |\| \*\*)/.test(line));
    const sentences = lines.map((line) => line.replace(/^[-| ]+(?:\*\*.*?\*\*)?/, ""));
    expect(new Set(sentences).size).toBe(lines.length);
  },
);
