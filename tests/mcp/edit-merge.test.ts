import { describe, expect, test } from "vitest";
import { listCalls } from "@/tests/support/activity";
import { freshDatabase } from "@/tests/support/database";
import { ERAS, type Era } from "@/tests/support/mcp";
import { ALL_TOOLS, scene } from "@/tests/support/scene";

freshDatabase();

/** A document whose version 2 another person has written, and an assistant that has read version 1. */
async function open(era: Era, first: string, second: string) {
  const { assistant, rest, document, workspaceId } = await scene(era);
  const { id } = document;
  const write = (content_markdown: string) =>
    rest.call("PATCH", `/documents/${id}`, { body: { content_markdown } });
  await write(first);
  await write(second);
  const replace = (content: string, expected_version = 2) => {
    const edit = { id, expected_version, mode: "replace", content };
    return assistant.call("update_document", edit, ALL_TOOLS);
  };
  const read = async () => (await rest.call("GET", `/documents/${id}`)).body.data;
  return { replace, read, workspaceId };
}

describe.each(ERAS)(
  "MCP updates: update_document with an earlier expected_version, in %s",
  (era) => {
    test("merges a text that replaces, and says so", async () => {
      const { replace, read } = await open(era, "one\ntwo\nthree\n", "ONE\ntwo\nthree\n");
      const { structuredContent } = await replace("one\ntwo\nTHREE\n");
      expect(structuredContent).toMatchObject({
        content_markdown: "ONE\ntwo\nTHREE\n",
        version: 4,
        merged: { base_version: 2, with_version: 3 },
      });
      expect(await read()).toMatchObject({ content_markdown: "ONE\ntwo\nTHREE\n" });
    });

    test("refuses an overlap with its facts, and stores nothing", async () => {
      const { replace, read, workspaceId } = await open(era, "one\ntwo\n", "zero\nONE\ntwo\n");
      const before = await read();
      const { failure } = await replace("I\ntwo\n");
      expect(failure).toMatchObject({
        code: "EDIT_CONFLICT",
        error: expect.stringMatching(/Read the document again.*expected_version 3\. get_document/),
        details: [
          {
            path: "content_markdown",
            code: "overlap",
            message: expect.stringContaining("line 1"),
            line: 1,
            base: "one",
            sent: "I",
            current: "zero\nONE",
          },
        ],
      });
      expect(await read()).toEqual(before);
      expect(await listCalls(workspaceId)).toMatchObject([{ outcome: "EDIT_CONFLICT" }]);
    });

    test("reports long overlaps in a result of bounded size", async () => {
      const text = (letter: string) => `${letter.repeat(400)}\n=\n`.repeat(500);
      const { replace } = await open(era, text("a"), text("b"));
      const { failure, content } = await replace(text("c"));
      expect(failure?.error).toContain("in 500 places");
      expect(failure?.details).toHaveLength(100);
      expect(content[0]?.text.length).toBeLessThan(70_000);
    });

    test("refuses a version that the document has not reached", async () => {
      const { replace } = await open(era, "one", "two");
      const { failure } = await replace("three", 9);
      expect(failure).toMatchObject({ code: "PRECONDITION_FAILED" });
    });
  },
);
