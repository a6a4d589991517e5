import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SOURCE_TYPES } from "@/lib/schemas/enums";
import { freshDatabase } from "@/tests/support/database";
import {
  createContextItem,
  createDocument,
  createGoal,
  createInitiative,
} from "@/tests/support/samples";
import { searchedWorkspace } from "@/tests/support/search";

freshDatabase();

describe("GET /search", () => {
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
      snippet: "",
      highlights: [],
      url: expect.stringMatching(/^http:\/\/localhost:3000\/w\/.+\/initiatives\/.+/),
      score: 1,
      initiative_id: tachymeter.id,
      archived: false,
    });
    expect(items.find(({ type }) => type === "document")).toMatchObject({
      snippet: "Requirements The tachymeter works in cellars.",
      highlights: [[17, 27]],
      initiative_id: place,
    });
    const scores = items.map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    for (const score of scores) expect(score).toBeGreaterThan(0);
    expect(pagination).toEqual({ limit: 20, offset: 0, has_more: false });
  });

  test("only the types and the initiative that are asked for, page by page", async () => {
    const { client, initiative, titles, search } = await searchedWorkspace();
    const other = await createInitiative(client, { title: "Elsewhere" });
    for (const place of [initiative.id, other.id, undefined]) {
      await createContextItem(client, place, { title: `Pumps ${place}`, content: "Pumps." });
      await createGoal(client, place, { title: `Pumps goal ${place}` });
    }
    expect(await titles("pumps", { types: "goal, initiative" })).toHaveLength(3);
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

describe("what is found", () => {
  test.each([
    ["words in any order", "Crews lose their reports", "reports crews", true],
    ["another form of a word", "Prioritize the backlog", "prioritization backlogs", true],
    ["a part of an identifier", "Blocked by PLAN-1432", "1432", true],
    ["an identifier that is typed together", "Blocked by PLAN-1432", "plan1432", true],
    ["a part of a file name", "See board-deck-2026-Q2.pdf", "board deck", true],
    ["a part of an address", "https://wiki.example/plans/route-planner?v=2", "route planner", true],
    ["a name with underscores", "Set api_rate_limit_v2", "rate limit", true],
    ["a letter too many", "The supplier slips", "suppplier", true],
    ["two letters that changed places", "Every road is closed", "raod", true],
    ["a typo in the first of two words", "Quarterly forecast", "qarterly forecast", true],
    ["the beginning of the last word", "Prioritize the backlog", "backl", true],
    ["accents, with and without", "Das Café schließt", "cafe", true],
    ["Chinese", "白板保存有问题", "保存", true],
    ["Japanese", "ダッシュボードの権限を設定する", "権限", true],
    ["Thai", "การนำเข้าข้อมูลล้มเหลว", "ข้อมูล", true],
    ["nothing but stop words", "To be or not to be", "to be or not to be", true],
    ["a short word is not corrected to another", "Every cat sleeps", "cut", false],
    ["a number is not corrected", "Ticket 4711", "4712", false],
    ["nothing that is alike", "The supplier slips", "zebra", false],
  ])("%s", async (_, title, q, isFound) => {
    const { item, titles } = await searchedWorkspace();
    await item("Something else", "Of no use at all.");
    await item(title);
    expect((await titles(q)).includes(title)).toBe(isFound);
  });

  test("archived things, below the others", async () => {
    const { client, search } = await searchedWorkspace();
    const old = await createInitiative(client, { title: "Gasket" });
    await createContextItem(client, old.id, { title: "Gasket", content: "Gasket gasket gasket." });
    await client.call("PATCH", `/initiatives/${old.id}`, { body: { archived: true } });
    await createInitiative(client, { title: "New seals", description: "In place of a gasket." });
    const { items } = await search("gasket");
    expect(items.map(({ archived }) => archived)).toEqual([false, true, true]);
  });

  test("a snippet shows the words that were found, wherever they stand", async () => {
    const { client, initiative, search } = await searchedWorkspace();
    await createDocument(client, initiative.id, {
      title: "Long",
      content_markdown: `${"Nothing of note here. ".repeat(20)}Then 😀 **Kestrels** nest at PLAN-77 in 巣箱。${" And so it goes on.".repeat(20)}`,
    });
    const [hit] = (await search("kestrel plan-77")).items;
    const points = [...(hit?.snippet ?? "")];
    const shown = hit?.highlights.map(([start, end]) => points.slice(start, end).join(""));
    expect(shown).toEqual(["Kestrels", "PLAN-77"]);
    expect(hit?.snippet).toMatch(/^… .* …$/);
    expect(points.length).toBeLessThan(260);
  });
});

describe("another workspace", () => {
  test("gives no hit, no suggestion and no weight, whatever it holds", async () => {
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

test("hostile words are words", async () => {
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
  let used = 0;
  await fc.assert(
    fc.asyncProperty(words, async (q) => {
      if (used++ >= 25) return;
      const { status } = await client.call("GET", "/search", { query: { q } });
      expect([200, 400]).toContain(status);
    }),
  );
});

test("all types of the interface can be searched", () => {
  expect([...SOURCE_TYPES].sort()).toEqual([
    "context_item",
    "document",
    "goal",
    "initiative",
    "upload",
  ]);
});
