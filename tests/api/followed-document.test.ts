import { expect, test } from "vitest";
import { Coverage, describeFollowed } from "@/lib/schemas/coverage";
import { freshDatabase } from "@/tests/support/database";
import { makeWorkspace } from "@/tests/support/factories";
import { api } from "@/tests/support/request";
import { createDocument, createInitiative } from "@/tests/support/samples";

freshDatabase();

test("coverage: names the document whose text a generation would keep, which fills sections but no slot", async () => {
  const { key } = await makeWorkspace();
  const client = api(key);
  const { id } = await createInitiative(client);
  const check = (documentType: string) =>
    client.data(Coverage, "GET", `/initiatives/${id}/context-coverage`, {
      query: { documentType },
    });
  const isFilled = async () => {
    const { sections, follows, coverage } = await check("prd");
    const find = (name: string) => sections.find(({ heading }) => heading === name)?.present;
    return { follows, section: find("Requirements"), isIn: coverage.some((slot) => slot.present) };
  };
  expect(await isFilled()).toEqual({ follows: null, section: false, isIn: false });
  const content_markdown = "## Requirements\n\n1. Light within a second";
  const { id: document } = await createDocument(client, id, { type: "prd", content_markdown });
  const { title } = (await isFilled()).follows ?? {};
  expect(await isFilled()).toEqual({
    follows: { title, approved: false },
    section: true,
    isIn: false,
  });
  await client.call("PATCH", `/documents/${document}`, { body: { status: "approved" } });
  expect((await isFilled()).follows).toEqual({ title, approved: true });
  expect((await check("epic")).follows).toBeNull();
});

test("coverage: the document whose text is kept is named in a sentence", () => {
  expect(describeFollowed(null)).toEqual([]);
  expect(describeFollowed({ title: "Lights", approved: true })[0]).toContain(
    "“Lights”, an approved document of this type",
  );
  expect(describeFollowed({ title: "Lights", approved: false })[0]).toContain(
    "“Lights”, a document of this type",
  );
});
