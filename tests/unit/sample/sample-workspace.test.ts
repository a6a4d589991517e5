import { describe, expect, test } from "vitest";
import { BUILT_IN_TYPES } from "@/lib/document-types/built-in-types";
import { evaluateCoverage } from "@/lib/domain/context/context-coverage";
import { NewContextItem } from "@/lib/schemas/context-items";
import { DocumentChange, NewDocument } from "@/lib/schemas/documents";
import { NewGoal } from "@/lib/schemas/goals";
import { NewInitiative } from "@/lib/schemas/initiatives";
import { sampleWorkspace } from "@/prisma/sample";

const { initiatives } = sampleWorkspace;
const documents = initiatives.flatMap((initiative) => initiative.documents);
const contextItems = [
  ...sampleWorkspace.contextItems,
  ...initiatives.flatMap((initiative) => initiative.contextItems),
];
const goals = [...sampleWorkspace.goals, ...initiatives.flatMap((initiative) => initiative.goals)];

const INITIATIVE_ID = "019aa3f2-6c1e-7c3a-9d5b-2f8e4a7b1c0d";
const words = (markdown: string) => markdown.match(/\p{L}[\p{L}\p{N}'-]*/gu)?.length ?? 0;

describe("sample workspace: the sample fits the contract's bounds", () => {
  test.each(initiatives)("initiative: $title", (initiative) => {
    const { title, description } = initiative;
    expect(NewInitiative.parse(initiative)).toEqual({ title, description });
  });

  test.each(documents)("document: $title", (document) => {
    const { status, ...fields } = document;
    expect(DocumentChange.parse({ status })).toEqual({ status });
    expect(NewDocument.parse({ initiative_id: INITIATIVE_ID, ...fields })).toMatchObject(fields);
  });

  test.each(contextItems)("context item: $title", (item) => {
    expect(NewContextItem.parse({ scope: "workspace", ...item })).toMatchObject(item);
    expect(item.content).not.toBe("");
  });

  test.each(goals)("goal: $title", (goal) => {
    expect(NewGoal.parse({ scope: "workspace", ...goal })).toMatchObject(goal);
  });
});

describe("sample workspace: the sample is worth looking at", () => {
  test("has four initiatives, one of them archived", () => {
    expect(initiatives).toHaveLength(4);
    expect(initiatives.filter((initiative) => initiative.archived)).toHaveLength(1);
  });

  test("has documents of 400 to 900 words under a heading of their own", () => {
    for (const { title, content_markdown } of documents) {
      expect(words(content_markdown), title).toBeGreaterThanOrEqual(400);
      expect(words(content_markdown), title).toBeLessThanOrEqual(900);
      expect(content_markdown, title).toMatch(/^# .+\n\n[\s\S]+[^\n]\n$/);
    }
  });

  test("repeats no title", () => {
    for (const list of [initiatives, documents, contextItems, goals]) {
      expect(new Set(list.map((entry) => entry.title)).size).toBe(list.length);
    }
  });

  test("links only to example.com", () => {
    const hosts = [...JSON.stringify(sampleWorkspace).matchAll(/https?:\/\/([^/\s",)\\]+)/g)];
    expect(hosts.length).toBeGreaterThan(0);
    for (const [, host] of hosts) expect(host).toMatch(/\.example\.com$/);
  });

  test("has enough for a PRD in every initiative except the newest, which shows gaps", () => {
    const readyForPrd = initiatives.map((initiative) => {
      const facts = {
        labels: new Set<string>([
          ...[...sampleWorkspace.contextItems, ...initiative.contextItems].map(
            (item) => item.label,
          ),
          ...[...sampleWorkspace.goals, ...initiative.goals].map((goal) => goal.goal_type),
          ...initiative.documents.map((document) => document.type),
        ]),
        uploads: 0,
      };
      return evaluateCoverage(BUILT_IN_TYPES.prd.checklist, facts).adequate;
    });
    expect(readyForPrd).toEqual([true, true, true, false]);
  });
});
