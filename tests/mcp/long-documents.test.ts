import { describe, expect, test } from "vitest";
import * as z from "zod";
import { DocumentPart } from "@/lib/mcp/tools/document-part";
import { freshDatabase } from "@/tests/support/database";
import { ERAS } from "@/tests/support/mcp";
import { createDocument, createInitiative } from "@/tests/support/samples";
import { ALL_TOOLS, open } from "@/tests/support/scene";

freshDatabase();

const MAX_BYTES = 60_000;
const FULL = 500_000;

/** A text of at most 500,000 characters, made of sections. */
const sections = (section: (index: number) => string) => {
  let text = "";
  for (let index = 0; ; index++) {
    const next = section(index);
    if ([...text].length + [...next].length > FULL) return text;
    text += next;
  }
};
const filled = (character: string) => `${character.repeat(39)}\n`.repeat(50);

const TEXTS: [string, string][] = [
  ["plain sections", sections((index) => `## Part ${index}\n\n${filled("a")}\n`)],
  ["heavy headings", sections((index) => `# ${index}${"🚀".repeat(150)}\r\n${filled("漢")}`)],
  ["escapes in one line", "\u0001".repeat(FULL)],
  ["one line of emoji", "🚀".repeat(FULL)],
  ["headings alone", sections((index) => `# ${"\u0001".repeat(80)}${index}\n`)],
];

async function withDocument(text: string, era?: (typeof ERAS)[number]) {
  const opened = await open(era);
  const { id: initiativeId } = await createInitiative(opened.rest);
  const title = "🚀".repeat(200);
  const fields = { title, content_markdown: text };
  const document = await createDocument(opened.rest, initiativeId, fields);
  return { ...opened, document };
}

describe.each(TEXTS)("MCP long documents: a document of %s", (_, text) => {
  test("comes in parts that fit, and that are the text when put together", async () => {
    const { assistant, document } = await withDocument(text);
    let read = "";
    let offset: number | undefined | null;
    do {
      const args = { id: document.id, ...(offset && { offset }) };
      const { structuredContent, content } = await assistant.call("get_document", args);
      const part = DocumentPart.parse(structuredContent);
      expect(Buffer.byteLength(content[0]?.text ?? "")).toBeLessThanOrEqual(MAX_BYTES);
      expect(part.offset).toBe(offset ?? 0);
      if (offset) expect(part.outline).toBeUndefined();
      else expect(part.outline?.length).toBeLessThanOrEqual(100);
      expect(part).toMatchObject({ id: document.id, title: document.title, version: 1 });
      read += part.content_markdown;
      offset = part.next_offset;
    } while (offset);
    expect(offset).toBeNull();
    expect(read === text).toBe(true);
  });
});

describe.each(ERAS)("MCP long documents: in %s", (era) => {
  const TEXT = `Intro\n\n# Goal\n\nLess driving.\n\n## Why\n\nFuel.\n\n# Plan\n\n${"Step.\n\n".repeat(20_000)}# End\n\nBye.\n`;

  test("a short document comes as REST gives it, without the fields of parts", async () => {
    const { assistant, document } = await withDocument("# Goal\r\n\nx  \n", era);
    const { structuredContent } = await assistant.call("get_document", { id: document.id });
    expect(structuredContent).toEqual(document);
  });

  test("one section comes with its subsections, the outline and where it starts", async () => {
    const { assistant, document } = await withDocument(TEXT, era);
    const part = (section: string) =>
      assistant.data(DocumentPart, "get_document", { id: document.id, section });
    const goal = await part("Goal");
    expect(goal).toMatchObject({
      content_markdown: "# Goal\n\nLess driving.\n\n## Why\n\nFuel.\n\n",
      offset: TEXT.indexOf("# Goal"),
      next_offset: null,
    });
    expect(goal.outline).toEqual(
      ["# Goal", "## Why", "# Plan", "# End"].map((line) => ({
        level: line.lastIndexOf("#") + 1,
        title: line.replace(/^#+ /, ""),
        offset: TEXT.indexOf(line),
      })),
    );
    expect((await part("## why")).content_markdown).toBe("## Why\n\nFuel.\n\n");
    const plan = await part("Plan");
    expect(plan.next_offset).toBe((plan.offset ?? 0) + plan.content_markdown.length);
  });

  test("the second text says that it is a part, and how to read on until the last one", async () => {
    const { assistant, document } = await withDocument(TEXT, era);
    const say = async (args: object) => {
      const { content } = await assistant.call("get_document", { id: document.id, ...args });
      return content[1]?.text;
    };
    const part = await assistant.data(DocumentPart, "get_document", { id: document.id });
    const readOn =
      "This is a piece of the text. To read on, call get_document again with the same arguments and offset";
    expect(await say({})).toBe(`${readOn} ${part.next_offset}.`);
    expect(await say({ section: "Plan" })).toContain(readOn);
    expect(await say({ section: "Goal" })).toBeUndefined();
    expect(await say({ offset: TEXT.length - 10 })).toBeUndefined();
  });

  test("an unknown section or offset is refused by its name", async () => {
    const { assistant, document } = await withDocument(TEXT, era);
    const section = await assistant.refusal("get_document", { id: document.id, section: "Costs" });
    expect(section).toMatchObject({ code: "VALIDATION_ERROR", details: [{ path: "section" }] });
    expect(section.error).toContain("Goal");
    const offset = await assistant.refusal("get_document", { id: document.id, offset: FULL });
    expect(offset).toMatchObject({ code: "VALIDATION_ERROR", details: [{ path: "offset" }] });
  });

  test("as a resource it says how to read on", async () => {
    const { assistant, document } = await withDocument(TEXT, era);
    const uri = `workspace://documents/${document.id}`;
    const { body } = await assistant.rpc("resources/read", { uri });
    const { contents } = z
      .object({ contents: z.tuple([z.object({ text: z.string() })]) })
      .parse(body?.result);
    const [{ text }] = contents;
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MAX_BYTES);
    const offset = Number(/get_document with id \S+ and offset (\d+)\.\]$/.exec(text)?.[1]);
    expect(text.startsWith(TEXT.slice(0, offset))).toBe(true);
    const next = await assistant.data(DocumentPart, "get_document", { id: document.id, offset });
    expect(TEXT.slice(offset).startsWith(next.content_markdown)).toBe(true);
  });

  test("updating it answers with the part that changed, and restoring it with the first", async () => {
    const { assistant, rest, document } = await withDocument(TEXT, era);
    const change = { id: document.id, expected_version: 1, mode: "append", content: "P.S." };
    const answer = await assistant.data(DocumentPart, "update_document", change, ALL_TOOLS);
    expect(answer).toMatchObject({ version: 2, offset: expect.any(Number), next_offset: null });
    expect(`${TEXT}\nP.S.`.endsWith(answer.content_markdown)).toBe(true);
    const renamed = { id: document.id, expected_version: 2, title: "x" };
    const { content } = await assistant.call("update_document", renamed, ALL_TOOLS);
    expect(content[1]?.text).toMatch(/^The whole text is stored; this answer shows only a part/);
    const { body } = await rest.call("GET", `/documents/${document.id}`);
    expect(body.data).toMatchObject({ content_markdown: `${TEXT}\nP.S.` });
    const back = { id: document.id, version: 1 };
    const restored = await assistant.data(
      DocumentPart,
      "restore_document_version",
      back,
      ALL_TOOLS,
    );
    expect(restored).toMatchObject({ version: 3, offset: 0, next_offset: expect.any(Number) });
  });
});
