import { describe, expect, test } from "vitest";
import { applyRules } from "@/lib/ai/advisors/prd-critic/rules";
import { writeDraftPrompt } from "@/lib/ai/engines/claude/write-prompts";
import { listGaps } from "@/lib/ai/grounding/describe-gaps";
import { groundDraft } from "@/lib/ai/grounding/ground-draft";
import { dropOutline, extractOwnWords } from "@/lib/ai/grounding/own-words";
import { createSectionFinder, nameSection } from "@/lib/ai/reading/section-names";
import { createFeeding } from "@/lib/ai/select-evidence";
import { BUILT_IN_TYPES } from "@/lib/document-types/built-in-types";
import { DOCUMENT_TYPES, type DocumentType } from "@/lib/schemas/enums";
import { FOREIGN, type Foreign, foreignEvidence } from "./foreign-workspaces";
import { briefFor, draft, related } from "./pieces";

const CASES = FOREIGN.flatMap((language) =>
  DOCUMENT_TYPES.map((type) => [language, type] as const),
);

const makeBrief = (language: Foreign, type: DocumentType) =>
  briefFor(type, foreignEvidence(language), { language });

const generate = async (brief: ReturnType<typeof makeBrief>) =>
  (await groundDraft(await draft(brief), brief)).markdown;

const listHeadings = (markdown: string) =>
  [...markdown.matchAll(/^## (.+)$/gm)].map(([, it]) => it);

const review = (type: DocumentType, text: string) =>
  applyRules({
    subject: { type: "document", id: "", title: "" },
    text,
    isTextCut: false,
    evidence: [],
    options: { documentType: type },
  }).suggestions;

describe.each(CASES)("foreign drafts: in %s, a %s", (language, type) => {
  const { outline } = BUILT_IN_TYPES[type];
  const headings = outline.map((section) => nameSection(section, language));

  test("has the headings of its language, for both engines", async () => {
    const brief = makeBrief(language, type);
    expect(listHeadings(await generate(brief))).toEqual(headings);
    const { messages } = writeDraftPrompt(brief);
    for (const heading of headings) expect(JSON.stringify(messages)).toContain(`## ${heading}`);
  });

  test("gets the headings that a model left out, but none twice", async () => {
    const [first = "", second = ""] = outline.map(({ heading }) => heading);
    const written = await groundDraft(
      `## ${first}\n\nText.\n\n## ${headings[1]}\n\nMore.`,
      makeBrief(language, type),
    );
    expect(listHeadings(written.body)).toEqual([first, ...headings.slice(1)]);
    expect(second).not.toBe("");
  });

  test("is read back section by section once it is approved", async () => {
    const first = await generate(makeBrief(language, type));
    const text = dropOutline(extractOwnWords(first));
    const approved = related(type, "Earlier", text, "approved");
    const again = await draft(briefFor(type, [approved], { language }));
    const readBodies = (markdown: string) =>
      markdown
        .split(/^## /m)
        .slice(1)
        .map((part) => {
          const [heading = "", ...lines] = part.split("\n");
          return [heading, lines.filter((line) => /^(?:- |\| \*)/.test(line)).length > 0];
        });
    expect(readBodies(again)).toEqual(readBodies(text));
    expect(createFeeding(outline)(`## ${headings[0]}`)).toBe(true);
  });

  test("has sections that the critic and the list of gaps find", async () => {
    const text = headings.map((heading) => `## ${heading}\n`).join("\n");
    const { body } = await groundDraft("", { ...makeBrief(language, type), evidence: [] });
    const issues = review(type, body).map(({ issue }) => issue);
    expect(issues.filter((issue) => issue.includes("no heading for these"))).toEqual([]);
    const findSection = createSectionFinder(outline);
    for (const { severity, suggestion, quote } of review(type, text)) {
      expect(severity).toBe("high");
      expect(suggestion).toContain(findSection(quote)?.purpose);
    }
    for (const { heading, wanted } of listGaps(body, outline)) {
      expect(headings).toContain(heading);
      expect(Object.values(wanted).flat()).not.toEqual([false]);
    }
  });
});
