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

  test("fills in what public collections lack, and bears empty lines and CRLF", () => {
    write({ docs: '{"id":"d","text":"words"}\r\n\r\n', qrels: "q\td\t2\r\n" });
    expect(readCollection(folder)).toEqual({
      docs: [{ id: "d", type: "document", title: "", text: "words" }],
      queries: [{ id: "q", group: "all", text: "words" }],
      grades: new Map([["q", new Map([["d", 2]])]]),
    });
  });

  test.each([
    [{ docs: '{"id":"d","text":"words"}\n{"id":"e"}\n' }, "docs.jsonl, line 2"],
    [{ queries: "{\n" }, "queries.jsonl, line 1"],
    [{ docs: '{"id":"d","text":"a"}\n{"id":"d","text":"b"}\n' }, 'the id "d" occurs twice'],
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

  test("has texts of every type and at least six queries of every group", () => {
    expect(new Set(docs.map(({ type }) => type))).toEqual(new Set(SOURCE_TYPES));
    const groups = ["keyword", "typo", "prefix", "identifier", "paraphrase", "cjk"];
    expect(new Set(queries.map(({ group }) => group))).toEqual(new Set(groups));
    for (const name of groups) {
      const size = queries.filter(({ group }) => group === name).length;
      expect(size, name).toBeGreaterThanOrEqual(6);
    }
  });

  test("knows what each query wants", () => {
    for (const { id } of queries) expect([...(grades.get(id)?.values() ?? [])], id).toContain(2);
  });
});
