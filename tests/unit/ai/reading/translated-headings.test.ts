import { expect, test } from "vitest";
import { findKinds } from "@/lib/ai/reading/section-kinds";
import { createSectionFinder, listNames, nameSection } from "@/lib/ai/reading/section-names";
import { BUILT_IN_TYPES } from "@/lib/document-types/built-in-types";
import { GERMAN_HEADINGS } from "@/lib/document-types/headings/german-headings";
import { translateHeading } from "@/lib/document-types/headings/translations";
import { DOCUMENT_TYPES } from "@/lib/schemas/enums";
import { LANGUAGES } from "@/lib/text/languages";

const all = DOCUMENT_TYPES.map((type) => [type, BUILT_IN_TYPES[type].outline] as const);
const others = LANGUAGES.filter((language) => language !== "en");

test.each(all)("translated headings: of a %s are there in four languages", (_, outline) => {
  for (const section of outline) {
    expect(section.translations, section.heading).toBeDefined();
    for (const language of others) {
      const heading = nameSection(section, language);
      expect(heading, section.heading).toMatch(/^[\p{L}\p{N} ,’\-・]{2,50}$/u);
      if (language === "ja") expect(heading).toMatch(/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u);
    }
  }
});

test.each(all)("translated headings: of a %s lead to one section each", (_, outline) => {
  const findSection = createSectionFinder(outline);
  for (const section of outline)
    for (const name of listNames(section))
      for (const written of [name, `${name.toLowerCase()}:`, name.replaceAll("’", "'")])
        expect(findSection(written), written).toBe(section);
  expect(findSection("Something else")).toBeUndefined();
});

test.each(["left_out", "question", "scope"])(
  "translated headings: are about %s if the English heading is",
  (kind) => {
    for (const section of all.flatMap(([, outline]) => outline))
      for (const language of others) {
        const heading = nameSection(section, language);
        const isWanted = findKinds(section.heading).has(kind);
        expect(findKinds(heading).has(kind), `${heading} (${section.heading})`).toBe(isWanted);
      }
  },
);

test("translated headings: are those of a section", () => {
  const used = new Set(all.flatMap(([, outline]) => outline.map(({ heading }) => heading)));
  expect(translateHeading("Nobody writes this")).toBeUndefined();
  expect(Object.keys(GERMAN_HEADINGS).filter((heading) => !used.has(heading))).toEqual([]);
});

test("translated headings: a section of a workspace's own type keeps its heading", () => {
  const section = { heading: "Requirements", purpose: "", good: "" };
  expect(nameSection(section, "de")).toBe("Requirements");
  const own = createSectionFinder([{ ...section, heading: "Anforderungen" }, section]);
  expect(own("Requirements")).toBe(section);
});
