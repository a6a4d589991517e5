import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { SOURCE_TYPES } from "@/lib/schemas/enums";
import { readCollection } from "@/scripts/search/collection";

describe("search collection: readCollection", () => {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "collection-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (files: { docs?: string; queries?: string; qrels?: string }) => {
    writeFileSync(join(folder, "docs.jsonl"), files.docs ?? '{"id":"d","text":"words"}\n');
    writeFileSync(join(folder, "queries.jsonl"), files.queries ?? '{"id":"q","text":"words"}\n');
    writeFileSync(join(folder, "qrels.tsv"), files.qrels ?? "q\td\t2\n");
  };

  test("fills in fields that public collections lack, and accepts empty lines and CRLF", () => {
    write({ docs: '{"id":"d","text":"words"}\r\n\r\n', qrels: "q\td\t2\r\n" });
    expect(readCollection(folder)).toEqual({
      docs: [{ id: "d", type: "document", title: "", text: "words" }],
      queries: [{ id: "q", group: "all", half: "tune", text: "words" }],
      grades: new Map([["q", new Map([["d", 2]])]]),
    });
  });

  test.each([
    [{ docs: '{"id":"d","text":"words"}\n{"id":"e"}\n' }, "docs.jsonl, line 2"],
    [{ queries: "{\n" }, "queries.jsonl, line 1"],
    [{ docs: '{"id":"d","text":"a"}\n{"id":"d","text":"b"}\n' }, 'the id "d" occurs twice'],
    [{ docs: '{"id":"d","label":"prose","text":"a"}\n' }, "label"],
    [{ docs: '{"id":"d","type":"upload","archived":true,"text":"a"}\n' }, "archived"],
    [{ docs: '{"id":"d","initiative":null,"text":"a"}\n' }, "initiative"],
    [{ docs: '{"id":"d","initiative":"x","text":"a"}\n' }, 'no initiative "x" above'],
    [{ queries: '{"id":"q","half":"both","text":"a"}\n' }, "queries.jsonl, line 1"],
    [{ qrels: "q\td\t2\nx\td\t1\n" }, 'qrels.tsv, line 2: There is no query "x"'],
    [{ qrels: "q\tx\t1\n" }, 'There is no document "x"'],
    [{ qrels: "q\td\t2\nq\td\t1\n" }, "judged twice"],
    [{ qrels: "q\td\tgood\n" }, "qrels.tsv, line 1"],
    [{ qrels: "q\td\n" }, "qrels.tsv, line 1"],
  ])("refuses %j", (files, message) => {
    write(files);
    expect(() => readCollection(folder)).toThrow(message);
  });
});

describe("search collection: the planning collection", () => {
  const { docs, queries, grades } = readCollection(
    join(import.meta.dirname, "../../fixtures/search/planning"),
  );

  test("has texts of every type, and at least six queries of every group to tune on", () => {
    expect(new Set(docs.map(({ type }) => type))).toEqual(new Set(SOURCE_TYPES));
    for (const name of new Set(queries.map(({ group }) => group))) {
      const tuned = queries.filter(({ group, half }) => group === name && half === "tune");
      expect(tuned.length, name).toBeGreaterThanOrEqual(6);
    }
  });

  test("has a relevant text for each query, except those that should find nothing", () => {
    for (const { id, group } of queries) {
      const best = Math.max(0, ...(grades.get(id)?.values() ?? []));
      if (group === "nothing") expect(best, id).toBe(0);
      else expect(best, id).toBeGreaterThanOrEqual(2);
    }
  });

  test("keeps at least 75 queries aside from tuning", () => {
    const kept = queries.filter(({ half }) => half === "kept").length;
    expect(kept).toBeGreaterThanOrEqual(75);
  });
});
