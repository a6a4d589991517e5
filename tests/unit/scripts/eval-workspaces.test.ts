import { describe, expect, test } from "vitest";
import { BUILT_IN_TYPES } from "@/lib/document-types/built-in-types";
import { fold, hasWords } from "@/scripts/eval/matching";
import { WORKSPACES } from "@/scripts/eval/workspaces";

const pick = ({ title, description }: { title: string; description: string }) => ({
  title,
  description,
});
const titles = (entries: readonly { title: string }[]) => entries.map(({ title }) => title);

describe.each(WORKSPACES.map((evaluated) => [evaluated.workspace.name, evaluated] as const))(
  "evaluation: %s",
  (_name, { workspace, documents, pastes, advisors }) => {
    const initiatives = workspace.initiatives.filter(({ archived }) => !archived);

    test("evaluation: a document's reference names sources and sections that exist", () => {
      for (const { initiative, type, points, wrong, belongs } of documents) {
        const own = initiatives.find(({ title }) => title === initiative);
        expect(own, initiative).toBeDefined();
        const sources = [
          ...workspace.contextItems,
          ...workspace.goals,
          ...(own ? [pick(own), ...own.contextItems, ...own.goals, ...own.documents] : []),
        ];
        for (const source of Object.keys(belongs)) expect(titles(sources)).toContain(source);
        const headings = BUILT_IN_TYPES[type].outline.map(({ heading }) => heading);
        const named = [...points, ...wrong, ...Object.values(belongs).filter(Array.isArray)];
        for (const entry of named) {
          const sections = "length" in entry ? entry : (entry.sections ?? []);
          for (const section of sections) expect(headings, type).toContain(section);
        }
        const texts = sources.map((source) => Object.values(source).join("\n"));
        for (const { point, words } of points) {
          expect(
            texts.some((text) => hasWords(text, words)),
            point,
          ).toBe(true);
        }
      }
    });

    test("evaluation: a pasted text has content in every part", () => {
      for (const { initiative, parts } of pastes) {
        expect(titles(initiatives)).toContain(initiative);
        for (const { text, says = text } of parts) {
          expect(fold(says)).not.toBe("");
          expect(fold(text).split(" ")).toEqual(expect.arrayContaining(fold(says).split(" ")));
        }
      }
    });

    test("evaluation: an advisor's reference names items that exist", () => {
      const written = titles(initiatives.flatMap((initiative) => initiative.documents));
      for (const reference of advisors) {
        const readsDocument = ["prd_critic", "assumption_map"].includes(reference.advisor);
        expect(readsDocument ? written : titles(initiatives)).toContain(reference.about);
        if (reference.advisor !== "prioritization") continue;
        const own = initiatives.find(({ title }) => title === reference.about);
        const ideas = [...workspace.contextItems, ...(own?.contextItems ?? [])].filter(
          ({ label }) => label === "feature_idea",
        );
        for (const title of reference.candidates) expect(titles(ideas)).toContain(title);
      }
    });
  },
);

test("evaluation: words match as beginnings, without case, accents and marks", () => {
  expect(hasWords("**Café** costs 11 %, not 5.", ["cafe", "11 %", "cost"])).toBe(true);
  expect(hasWords("The disadvantage", ["advantage"])).toBe(false);
  expect(hasWords("Zum Preis von 40 Euro", ["price|preis"])).toBe(true);
  expect(hasWords("来週までに決定する", ["決定"])).toBe(true);
  expect(hasWords("割合は約38%です", ["38 %"])).toBe(true);
});
