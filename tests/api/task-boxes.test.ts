import { expect, test } from "vitest";
import { tickBox } from "@/lib/domain/documents/tick-box";
import { Document } from "@/lib/schemas/documents";
import { freshDatabase } from "@/tests/support/database";
import { makeWorkspace } from "@/tests/support/factories";
import { openDocument } from "@/tests/support/open-document";

freshDatabase();

const TASKS = "# Plan\r\n\r\n- [ ] one\r\n- [X] two\r\n\r\nText\r\n";

async function open() {
  const { client, caller, document } = await openDocument({ content_markdown: TASKS });
  const { id } = document;
  const tick = (line: number, is_done: boolean, base_version = 1) =>
    tickBox(caller, { id, base_version, line, is_done });
  const patch = (content_markdown: string) =>
    client.call("PATCH", `/documents/${id}`, { body: { content_markdown } });
  const read = () => client.data(Document, "GET", `/documents/${id}`);
  return { id, tick, patch, read };
}

test("task boxes: a tick changes one character of its line, as one version", async () => {
  const { tick, read } = await open();
  await tick(3, true);
  expect(await read()).toMatchObject({
    version: 2,
    content_markdown: TASKS.replace("[ ] one", "[x] one"),
  });
  await tick(4, false, 2);
  expect(await read()).toMatchObject({
    version: 3,
    content_markdown: TASKS.replace("[ ] one", "[x] one").replace("[X] two", "[ ] two"),
  });
});

test("task boxes: a tick of an earlier version is merged with changes of other lines", async () => {
  const { tick, patch, read } = await open();
  await patch(`New\r\n\r\n${TASKS.replace("Text", "Other text")}`);
  expect(await tick(3, true)).toMatchObject({ merged: { base_version: 1, with_version: 2 } });
  const { content_markdown } = await read();
  expect(content_markdown).toBe(
    `New\r\n\r\n${TASKS.replace("Text", "Other text").replace("[ ] one", "[x] one")}`,
  );
});

test.each([
  ["another text", TASKS.replace("one", "another")],
  ["no box", TASKS.replace("- [ ] one", "one")],
  ["no line", TASKS.replace("- [ ] one\r\n", "")],
])(
  "task boxes: where the line now has %s, a tick is refused and stores nothing",
  async (_, text) => {
    const { tick, patch, read } = await open();
    await patch(text);
    await expect(tick(3, true)).rejects.toMatchObject({ code: "EDIT_CONFLICT" });
    expect(await read()).toMatchObject({ version: 2, content_markdown: text });
  },
);

test("task boxes: a tick that its version already has stores nothing, and is refused if there is a later version", async () => {
  const { tick, patch, read } = await open();
  expect((await tick(3, false)).document.version).toBe(1);
  await patch(TASKS.replace("Text", "Other text"));
  await tick(3, true);
  await expect(tick(3, false)).rejects.toMatchObject({ code: "EDIT_CONFLICT" });
  const content_markdown = TASKS.replace("Text", "Other text").replace("[ ] one", "[x] one");
  expect(await read()).toMatchObject({ version: 3, content_markdown });
});

test("task boxes: a line without a box, and a document of another workspace, are refused", async () => {
  const { id, tick, read } = await open();
  for (const line of [1, 2, 6, 100])
    await expect(tick(line, true)).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
  await expect(tick(3, true, 2)).rejects.toMatchObject({ code: "NOT_FOUND" });
  const { caller } = await makeWorkspace();
  const foreign = tickBox(caller, { id, base_version: 1, line: 3, is_done: true });
  await expect(foreign).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect((await read()).version).toBe(1);
});
