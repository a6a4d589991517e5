import { describe, expect, test } from "vitest";
import { applyRules } from "@/lib/ai/advisors/prd-critic/rules";
import { DRAFT_WORDS } from "@/lib/ai/draft-words/draft-words";
import { describeGaps, listGaps } from "@/lib/ai/grounding/describe-gaps";
import { DRAFT_NOTES } from "@/lib/ai/grounding/draft-notes";
import { dropEmptySections } from "@/lib/ai/grounding/drop-empty-sections";
import { groundDraft } from "@/lib/ai/grounding/ground-draft";
import { dropNotes, hasOwnWords, openChecks } from "@/lib/ai/grounding/own-words";
import { nameSection } from "@/lib/ai/reading/section-names";
import { BUILT_IN_TYPES } from "@/lib/document-types/built-in-types";
import { DOCUMENT_TYPES } from "@/lib/schemas/enums";
import { dropGeneratedParts } from "@/lib/search/to-plain-text";
import { LANGUAGES } from "@/lib/text/languages";
import { FOREIGN, foreignEvidence } from "./foreign-workspaces";
import { briefFor, draft, goal, item, related } from "./pieces";

const { notes, heads, story, noOwner, ...english } = DRAFT_WORDS.en;
/** What only an English draft has. `Date` is French too. */
const ENGLISH = [
  ...Object.values(notes),
  ...Object.values(story),
  ...Object.values(noOwner),
  ...Object.values(heads).flatMap((head) => (head === "Date" ? [] : [`| ${head} |`])),
  ...[english.openQuestions, english.asDrafted, english.kept, english.leftOut, english.notInFull],
  ...[english.checkNotes, english.verify, "nothing:", "approved", "Ask whether"],
  ...[" Write it", " Add a", " Check ", "Groundwork", "This initiative"],
];

const CASES = FOREIGN.flatMap((language) =>
  DOCUMENT_TYPES.map((type) => [language, type] as const),
);

describe.each(CASES)("foreign notes: in %s, a %s", (language, type) => {
  const words = DRAFT_WORDS[language];
  const { outline } = BUILT_IN_TYPES[type];
  const generate = async (evidence: ReturnType<typeof foreignEvidence>) => {
    const brief = briefFor(type, evidence, { language, instructions: "X." });
    return (await groundDraft(await draft(brief), brief)).body;
  };
  const expectNoEnglish = (text: string) => {
    for (const word of ENGLISH) expect(text).not.toContain(word);
  };

  test("has no English head, word or note, whatever it says about itself", async () => {
    const evidence = foreignEvidence(language);
    const many = { ...item("user_feedback", "4711", "0815"), mentions: 3 };
    const bare = goal("business_outcome", "1234");
    const page = (title: string, status?: "approved") =>
      related(
        type,
        title,
        `## ${nameSection(outline[0] ?? { heading: "", purpose: "", good: "" }, language)}\n\nXx 12.\n\n## Qwertz\n\nXx 13.`,
        status,
      );
    const full = await generate([...evidence, many, bare, page("P1", "approved"), page("P2")]);
    expectNoEnglish(full);
    expect(full).toContain(`> ${words.notes.assembled}`);
    expect(full).toContain(words.leftOut);
    if (type === "prd") expect(full).toContain(` ${words.mentions(3)} `);
    expect(full).toContain(words.notInFull);
    expect(full).toContain(words.notes.instructions);
    expectNoEnglish(await generate([...evidence, related(type, "P3", "## Qwertz\n\nXx 13.")]));
    const brief = briefFor(type, evidence, { language });
    expectNoEnglish(
      (
        await groundDraft(`## ${outline[0]?.heading}\n\nXx 42.`, {
          ...brief,
          outline: outline.slice(0, 1),
        })
      ).body.replace(/^## .*$/m, ""),
    );
  });

  test("has notes that are read, left out and found like English ones", async () => {
    const text = await generate(foreignEvidence(language));
    expect(dropNotes(text)).not.toMatch(/^>/m);
    expect(openChecks(text)).not.toMatch(/^ {0,3}> ?[-*] /m);
    const gaps = listGaps(text, outline);
    const exported = dropEmptySections(text);
    expect(listGaps(exported, outline).filter(({ isEmpty }) => isEmpty)).toEqual([]);
    for (const { heading } of gaps) expect(exported).not.toContain(heading);
    const empty = await generate([]);
    expect(hasOwnWords(empty)).toBe(false);
    expect(listGaps(empty, outline)).toHaveLength(outline.length);
    expectNoEnglish(empty);
  });

  test("has gaps of which the warnings and the critic speak English", async () => {
    const text = await generate([]);
    expect(describeGaps(text).join()).toMatch(/^\d+ of \d+ sections have nothing: /);
    const { suggestions } = applyRules({
      subject: { type: "document", id: "", title: "" },
      text,
      isTextCut: false,
      evidence: [],
      options: { documentType: type },
    });
    const [first] = suggestions.filter(({ issue }) => issue.endsWith("is still empty."));
    expect(first?.suggestion).toMatch(/^[A-Z].* Write what belongs here, or take the heading out/);
  });
});

test.each(FOREIGN)(
  "foreign notes: a section whose text nothing supports is marked (%s)",
  async (language) => {
    const brief = briefFor("prd", [], { language });
    const heading = nameSection(
      BUILT_IN_TYPES.prd.outline[0] ?? { heading: "", purpose: "", good: "" },
      language,
    );
    const { body } = await groundDraft(`## ${heading}\n\nXx 42.`, brief);
    expect(body).toContain(`> **${DRAFT_NOTES[language].ungrounded}`);
    expect(listGaps(body, BUILT_IN_TYPES.prd.outline)[0]).toMatchObject({
      heading,
      isEmpty: false,
    });
  },
);

test("foreign notes: their beginnings are unlike each other and free of patterns", () => {
  const all = LANGUAGES.flatMap((language) => Object.values(DRAFT_NOTES[language]));
  for (const note of all) {
    expect(note).toMatch(/^[^\\^$*+?()[\]{}|]{5,80}$/);
    expect(all.filter((other) => other.includes(note))).toEqual([note]);
  }
});

test.each(FOREIGN)(
  "foreign notes: footnotes name the kind of each source in the draft's language (%s)",
  async (language) => {
    const shared = goal("success_metric", "4711", {}, { scope: "workspace" });
    const earlier = related("okrs", "0815", "## Abc\n\nXx 12.");
    const brief = briefFor("okrs", [...foreignEvidence(language), shared, earlier], { language });
    const cited = brief.evidence.map(({ ref }) => `[^${ref}]`).join("");
    const { markdown } = await groundDraft(`## X\n\nXx ${cited}`, brief);
    const names = [...markdown.matchAll(/^\[\^\d+\]: .*\), (.+)$/gm)].map(([, name]) => name);
    expect(names).toHaveLength(brief.evidence.length);
    const { kind } = DRAFT_WORDS[language];
    expect(names).toContain(`${kind("workspace_goal")}, ${kind("success_metric")}`);
    expect(names).toContain(`${kind("okrs")}, ${kind("draft")}`);
    for (const name of names)
      expect(name).not.toMatch(/_|goal|users|user feedback|decision$|general note|idea$/);
    expect(dropGeneratedParts(markdown)).not.toContain("[^1]:");
  },
);
