import { expect, test, vi } from "vitest";
import { Document } from "@/lib/schemas/documents";
import * as ahead from "@/lib/search/cut";
import { freshDatabase } from "@/tests/support/database";
import { heldShare } from "@/tests/support/event-loop";
import { searchedWorkspace } from "@/tests/support/search";

freshDatabase();

/** The longest text of a document, of one sort. */
const longest = (part: string) => part.repeat(Math.ceil(500_000 / part.length)).slice(0, 500_000);

test.each([
  ["characters that become many", "ﷺ "],
  ["Chinese", "我们需要在下一个季度之前完成产品的用户研究和竞争分析报告，然后提交给管理层审批。"],
  ["Thai", "เราต้องการทำวิจัยผู้ใช้ให้เสร็จก่อนไตรมาสหน้าและส่งรายงาน "],
  ["headings", "# H\n"],
])(
  "long texts: others have their turn while %s are indexed",
  { timeout: 200_000 },
  async (_, part) => {
    const { client, initiative } = await searchedWorkspace();
    const body = { initiative_id: initiative.id, type: "prd", title: "Long" };
    const { id } = await client.data(Document, "POST", "/documents", { body });
    const store = (content_markdown: string) =>
      client.data(Document, "PATCH", `/documents/${id}`, { body: { content_markdown } });
    const text = longest(part);
    const share = await heldShare(
      () => store(text),
      async () => void (await store("Short.")),
    );
    expect(share).toBeLessThan(1 / 5);
  },
);

test("long texts: a long version that comes back is cut before its transaction", async () => {
  const { client, initiative } = await searchedWorkspace();
  const body = { initiative_id: initiative.id, type: "prd", title: "Long" };
  const fields = { ...body, content_markdown: "one two three\n\n".repeat(2_000) };
  const { id } = await client.data(Document, "POST", "/documents", { body: fields });
  const change = { body: { content_markdown: "Short." } };
  await client.data(Document, "PATCH", `/documents/${id}`, change);
  const cut = vi.spyOn(ahead, "cutAhead");
  const restored = await client.data(Document, "POST", `/documents/${id}/versions/1/restore`);
  expect(cut).toHaveBeenCalledTimes(1);
  expect(restored.content_markdown).toBe(fields.content_markdown);
});
