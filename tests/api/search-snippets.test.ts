import { describe, expect, test } from "vitest";
import { freshDatabase } from "@/tests/support/database";
import { createContextItem, createDocument } from "@/tests/support/samples";
import { searchedWorkspace } from "@/tests/support/search";

freshDatabase();

describe("search: snippets", () => {
  test("show the first sentences if only the title matches", async () => {
    const { client, initiative, search } = await searchedWorkspace();
    const body = [
      "# Owners",
      "https://wiki.example/messages",
      "| Owner | Date |\n|---|---|\n| Mia | May |",
      "Owner: Mia · **Reviewed:** 3 May · Next: June",
      "Send no more than two messages a day.",
      "Nothing else. ".repeat(100),
    ];
    const content_markdown = body.join("\n\n");
    await createDocument(client, initiative.id, { title: "Rules for heralds", content_markdown });
    const [hit] = (await search("heralds")).items;
    expect(hit?.snippet).toMatch(/^Send no more than two messages a day\. Nothing else\./);
    expect(hit).toMatchObject({ highlights: [], title_highlights: [[10, 17]] });
  });

  test("are never only a heading or an address", async () => {
    const { client, initiative, search } = await searchedWorkspace();
    const heading = { title: "Personas", content_markdown: "## Heralds" };
    await createDocument(client, initiative.id, heading);
    await createContextItem(client, initiative.id, {
      title: "Herald's page",
      content: "https://wiki.example/heralds",
    });
    const { items } = await search("heralds");
    expect(items.map(({ snippet }) => snippet)).toEqual(["", ""]);
  });

  test("show the text below a matching heading", async () => {
    const { client, initiative, search } = await searchedWorkspace();
    const filling = "Nothing else. ".repeat(200);
    const content_markdown = `First words.\n\n${filling}\n\n## Heralds\n\nThey ride at dawn.`;
    await createDocument(client, initiative.id, { title: "Who", content_markdown });
    expect((await search("heralds")).items[0]?.snippet).toBe("They ride at dawn.");
  });

  test("show the first sentences if a matching heading has no text below it in its chunk", async () => {
    const { client, initiative, search } = await searchedWorkspace();
    const filling = "Nothing else. ".repeat(200);
    const content_markdown = `First words.\n\n${filling}\n\n## Heralds`;
    await createDocument(client, initiative.id, { title: "Who", content_markdown });
    expect((await search("heralds")).items[0]?.snippet).toMatch(/^First words\. Nothing else\./);
  });

  test("separate the cells of a table", async () => {
    const { client, initiative, search } = await searchedWorkspace();
    const content_markdown = "| Owner | Date |\n|---|---|\n| Herald | May |";
    await createDocument(client, initiative.id, { title: "Who", content_markdown });
    const [hit] = (await search("herald")).items;
    expect(hit?.snippet).toBe("Owner · Date; Herald · May");
  });
});
