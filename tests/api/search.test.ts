import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Document } from "@/lib/schemas/documents";
import { SOURCE_TYPES } from "@/lib/schemas/enums";
import { Upload } from "@/lib/schemas/uploads";
import { freshDatabase } from "@/tests/support/database";
import { fileForm } from "@/tests/support/forms";
import {
  createContextItem,
  createDocument,
  createGoal,
  createInitiative,
} from "@/tests/support/samples";
import { searchedWorkspace } from "@/tests/support/search";

freshDatabase();

describe("search: GET /search", () => {
  test("finds every type, best first, with all that a result says", async () => {
    const { client, initiative, search } = await searchedWorkspace();
    const place = initiative.id;
    await createDocument(client, place, {
      title: "Requirements",
      content_markdown:
        "# Requirements\n\nThe **tachymeter** works in [cellars](https://x.example).",
    });
    await createContextItem(client, place, { title: "Cellars", content: "The tachymeter fails." });
    await createGoal(client, undefined, { title: "Every tachymeter is online" });
    const tachymeter = await createInitiative(client, { title: "Tachymeter" });
    const { items, pagination } = await search("tachymeter");
    expect(items.map(({ type }) => type).sort()).toEqual([
      "context_item",
      "document",
      "goal",
      "initiative",
    ]);
    expect(items[0]).toEqual({
      type: "initiative",
      id: tachymeter.id,
      title: "Tachymeter",
      title_highlights: [[0, 10]],
      snippet: "",
      highlights: [],
      url: expect.stringMatching(/^http:\/\/localhost:3000\/w\/.+\/initiatives\/.+/),
      score: expect.any(Number),
      match: "words",
      label: null,
      goal_type: null,
      scope: "initiative",
      initiative_id: tachymeter.id,
      archived: false,
      updated_at: tachymeter.updated_at,
    });
    expect(items.find(({ type }) => type === "document")).toMatchObject({
      snippet: "The tachymeter works in cellars.",
      highlights: [[4, 14]],
      initiative_id: place,
    });
    const scores = items.map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    for (const score of scores) expect(score).toBeGreaterThan(0);
    expect(items.find(({ type }) => type === "goal")).toMatchObject({
      scope: "workspace",
      goal_type: "success_metric",
    });
    expect(items.find(({ type }) => type === "context_item")).toMatchObject({
      scope: "initiative",
      label: "target_users",
    });
    expect(pagination).toEqual({ limit: 20, offset: 0, has_more: false });
  });

  test("says when each result was last changed, or uploaded", async () => {
    const { client, initiative, search } = await searchedWorkspace();
    const uploads = `/initiatives/${initiative.id}/uploads`;
    const file = await fileForm("The tachymeter.", "notes.txt");
    const upload = await client.data(Upload, "POST", uploads, file);
    const made = [
      await createDocument(client, initiative.id, { title: "Tachymeter" }),
      await createContextItem(client, undefined, { title: "Tachymeter" }),
      await createGoal(client, initiative.id, { title: "Tachymeter" }),
    ];
    const [document] = made;
    const body = { content_markdown: "A tachymeter." };
    const changed = await client.data(Document, "PATCH", `/documents/${document?.id}`, { body });
    const times = new Map(made.map(({ id, updated_at }) => [id, updated_at]));
    times.set(upload.id, upload.created_at).set(changed.id, changed.updated_at);
    const { items } = await search("tachymeter");
    expect(new Map(items.map(({ id, updated_at }) => [id, updated_at]))).toEqual(times);
  });

  test("only the types and the initiative that are asked for, page by page", async () => {
    const { client, initiative, titles, search } = await searchedWorkspace();
    const other = await createInitiative(client, { title: "Elsewhere" });
    for (const place of [initiative.id, other.id, undefined]) {
      await createContextItem(client, place, { title: `Pumps ${place}`, content: "Pumps." });
      await createGoal(client, place, { title: `Pumps goal ${place}` });
    }
    expect(await titles("pumps", { types: "goal, initiative" })).toHaveLength(3);
    expect(await titles("pumps", { types: "," })).toEqual(await titles("pumps"));
    expect((await titles("pumps", { initiative_id: initiative.id })).sort()).toEqual([
      `Pumps ${initiative.id}`,
      `Pumps goal ${initiative.id}`,
    ]);
    const first = await search("pumps", { limit: "4" });
    const second = await search("pumps", { limit: "4", offset: "4" });
    expect([first.pagination.has_more, second.pagination.has_more]).toEqual([true, false]);
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(new Set(ids).size).toBe(6);
    expect((await search("pumps", { offset: "2147483647" })).items).toEqual([]);
  });

  test.each([
    ["q is missing", {}],
    ["q is one character", { q: " a " }],
    ["a type is unknown", { q: "ab", types: "document,page" }],
    ["the limit is too high", { q: "ab", limit: "51" }],
    ["the initiative is no id", { q: "ab", initiative_id: "x" }],
  ])("400 when %s", async (_, query) => {
    const { client } = await searchedWorkspace();
    expect(await client.call("GET", "/search", { query })).toMatchObject({ status: 400 });
  });

  test("spends the search bucket", async () => {
    const { client } = await searchedWorkspace();
    const { headers } = await client.call("GET", "/search", { query: { q: "ab" } });
    expect(headers.get("x-ratelimit-bucket")).toBe("search");
    expect(headers.get("x-ratelimit-limit")).toBe("30");
  });
});

describe("search: another workspace", () => {
  test("never adds a hit, a suggestion or a weight", async () => {
    const mine = await searchedWorkspace();
    const theirs = await searchedWorkspace();
    for (const { item } of [mine, theirs]) {
      await item("Common tern", "The supplier slips.");
      await item("Little tern", "Crews lose reports.");
    }
    const before = await mine.search("tern supplier");
    await theirs.item("Quetzalcoatl", "Quetzalcoatl quetzalcoatl.");
    for (let n = 0; n < 5; n++) await theirs.item(`Tern ${n}`, "tern tern tern");
    expect(await mine.search("tern supplier")).toEqual(before);
    for (const q of ["quetzalcoatl", "quetzal", "quetzalcoatk"]) {
      expect((await mine.search(q)).items, q).toEqual([]);
      expect((await theirs.search(q)).items, q).toHaveLength(1);
    }
    const foreign = { initiative_id: theirs.initiative.id };
    expect((await mine.search("tern", foreign)).items).toEqual([]);
    const ids = new Set((await theirs.search("tern", { limit: "50" })).items.map(({ id }) => id));
    for (const { id } of (await mine.search("tern")).items) expect(ids.has(id)).toBe(false);
  });
});

test("search: hostile words are words", async () => {
  const { client, item } = await searchedWorkspace();
  await item("It's 100% \\ ' | & ! :* <->", "'); DROP TABLE search.chunk; --");
  const words = fc.oneof(
    fc.string({ unit: "binary", minLength: 2, maxLength: 300 }),
    fc
      .array(
        fc.constantFrom(
          "'",
          "\\",
          "|",
          "&",
          "!",
          ":*",
          "<->",
          "(",
          ")",
          "%",
          "_",
          "é",
          "白",
          "\u0000",
          "\ud800",
          "a",
          " ",
        ),
        {
          minLength: 2,
          maxLength: 40,
        },
      )
      .map((parts) => parts.join("")),
  );
  await fc.assert(
    fc.asyncProperty(words, async (q) => {
      const { status } = await client.call("GET", "/search", { query: { q } });
      expect(status).toBe([...q.trim()].length < 2 || q.includes("\u0000") ? 400 : 200);
    }),
    { numRuns: 25 },
  );
});

test("search: all types of the interface can be searched", () => {
  expect([...SOURCE_TYPES].sort()).toEqual([
    "context_item",
    "document",
    "goal",
    "initiative",
    "upload",
  ]);
});
