import { describe, expect, test } from "vitest";
import { Generated } from "@/lib/schemas/generate";
import { loadCollection } from "@/scripts/search/load-collection";
import { freshDatabase } from "@/tests/support/database";
import {
  createContextItem,
  createDocument,
  createGoal,
  createInitiative,
} from "@/tests/support/samples";
import { searchedWorkspace } from "@/tests/support/search";

freshDatabase();

describe("search: the results", () => {
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
    ["the beginning of a word that is a stop word itself", "Too many overflows", "many over", true],
    ["a part of a name that begins with capitals", "class HTTPResponse", "response", true],
    ["a short word is not corrected to another", "Every cat sleeps", "cut", false],
    ["a letter too many in a short word", "A late bus", "latte", true],
    ["a word is not corrected to a short one that lacks a letter", "On doit payer", "droit", false],
    ["nor is one whose letter has an accent", "À côté du parc", "coûte", false],
    ["a number is not corrected", "Ticket 4711", "4712", false],
    ["nothing that is alike", "The supplier slips", "zebra", false],
  ])("%s", async (_, title, q, isFound) => {
    const { item, titles } = await searchedWorkspace();
    await item("Something else", "Of no use at all.");
    await item(title);
    expect((await titles(q)).includes(title)).toBe(isFound);
  });

  test.each(["notificatoins", "notifica", "prioritistaion", "colaborations", "runnign"])(
    "%s, which occurs only in a text",
    async (q) => {
      const { item, titles } = await searchedWorkspace();
      await item("Notes", "Notifications, prioritisation, collaborations and running.");
      expect(await titles(q)).toEqual(["Notes"]);
    },
  );

  test("a misspelling is still corrected when the text that had it is gone", async () => {
    const { item, titles, client } = await searchedWorkspace();
    const { id } = await item("Walrsu");
    const body = { scope: "initiative", title: "Walrus" };
    await client.call("PATCH", `/context-items/${id}`, { body });
    expect(await titles("walrsu")).toEqual(["Walrus"]);
  });

  test.each([
    ["sync manager", "class OfflineSyncManager"],
    ["offline sync", "class OfflineSyncManager"],
    ["1432", "See PLAN1432"],
    ["gw134", "See GW-134"],
    ["gw-134", "See GW134"],
  ])("%s in %s", async (q, title) => {
    const { item, titles } = await searchedWorkspace();
    await item(title);
    expect(await titles(q)).toContain(title);
  });

  test("a title of stop words, also next to other words", async () => {
    const { item, titles } = await searchedWorkspace();
    await item("Who are we", "The crews and those who plan for them.");
    await item("Yesterday", "What happened.");
    expect(await titles("who are we yesterday")).toEqual(["Yesterday", "Who are we"]);
  });

  test("no text that has only the stop words of a query", async () => {
    const { item, titles } = await searchedWorkspace();
    await item("Crews", "Those who plan for the week.");
    await item("Lessons", "Mira is responsible for training.");
    expect(await titles("who is responsible for training")).toEqual(["Lessons"]);
  });

  test("words of deleted texts leave room for words of existing texts", async () => {
    const { client, item, titles } = await searchedWorkspace();
    for (const letter of "abcdefghijklm") {
      const { id } = await item(`Zebra${letter}`);
      await client.call("DELETE", `/context-items/${id}`, { query: { scope: "initiative" } });
    }
    await item("Zebrastripes");
    expect(await titles("zebra")).toEqual(["Zebrastripes"]);
  });

  test("texts that are not archived, however many are", async () => {
    const { workspaceId, userId, client, initiative, search } = await searchedWorkspace();
    const old = await createInitiative(client, { title: "Old" });
    const docs = Array.from({ length: 210 }, (_, n) => ({
      id: `${n}`,
      type: "context_item" as const,
      title: `Pump ${n}`,
      text: "Pump pump pump.",
    }));
    const place = { workspaceId, userId, initiativeId: old.id };
    await loadCollection({ docs, queries: [], grades: new Map() }, place);
    await client.call("PATCH", `/initiatives/${old.id}`, { body: { archived: true } });
    const living = { title: "Seals", content: "For a pump." };
    await createContextItem(client, initiative.id, living);
    expect((await search("pump")).items[0]).toMatchObject({ title: "Seals", archived: false });
  });

  test("archived documents, below the others", async () => {
    const { client, initiative, search } = await searchedWorkspace();
    const content_markdown = "Gasket gasket gasket.";
    const old = await createDocument(client, initiative.id, { title: "Gasket", content_markdown });
    await client.call("PATCH", `/documents/${old.id}`, { body: { status: "archived" } });
    await createDocument(client, initiative.id, { title: "Seals", content_markdown: "A gasket." });
    expect((await search("gasket")).items).toMatchObject([
      { title: "Seals", archived: false },
      { title: "Gasket", archived: true },
    ]);
  });

  test("archived resources, below the others", async () => {
    const { client, search } = await searchedWorkspace();
    const old = await createInitiative(client, { title: "Gasket" });
    await createContextItem(client, old.id, { title: "Gasket", content: "Gasket gasket gasket." });
    await client.call("PATCH", `/initiatives/${old.id}`, { body: { archived: true } });
    await createInitiative(client, { title: "New seals", description: "In place of a gasket." });
    const { items } = await search("gasket");
    expect(items.map(({ archived }) => archived)).toEqual([false, true, true]);
  });

  test("a snippet shows the matching words, wherever they are in the text", async () => {
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

  test("no generated document by words that occur only in its notes or sources", async () => {
    const { client, initiative, search } = await searchedWorkspace();
    const parts = [
      "> Assembled without AI from 2 sources.",
      "## Dates",
      "> **No evidence was found for this section.** Name the date.",
      "## Users",
      "> As a customer said: gaskets leak.[^1]",
      "[^1]: [A kestrel](https://groundwork.example/goals/1), technical constraint\n[^2]: A sprocket. [More](https://x.example)",
    ];
    const content_markdown = parts.join("\n\n");
    await createDocument(client, initiative.id, { title: "Plan", content_markdown });
    for (const q of ["assembled", "evidence", "kestrel", "constraint"])
      expect((await search(q)).items, q).toEqual([]);
    for (const q of ["dates", "gaskets", "sprocket"])
      expect((await search(q)).items, q).toHaveLength(1);
    expect((await search("plan")).items[0]?.snippet).not.toContain("Assembled");
  });
});

test.each(["goal for calls", "Ziel calls", "objective calls"])(
  "search: a goal is found by what it is: %s",
  async (q) => {
    const { client, initiative, titles, item } = await searchedWorkspace();
    await item("Calls", "Calls, calls and calls.");
    await createGoal(client, initiative.id, { title: "Calls per branch", goal_type: "general" });
    expect((await titles(q))[0]).toBe("Calls per branch");
  },
);

test("search: generated documents come after all their sources, and fill no page", async () => {
  const { client, initiative, search } = await searchedWorkspace();
  const said = [
    "The signal is bad in the boiler room.",
    "In hall two the boiler room has a bad signal.",
  ];
  for (const [at, content] of said.entries()) {
    const fields = { title: `Call ${at}`, content, label: "user_feedback" } as const;
    await createContextItem(client, initiative.id, fields);
  }
  for (const document_type of ["prd", "business_case", "epic"]) {
    const body = { initiative_id: initiative.id, document_type, title: document_type };
    await client.data(Generated, "POST", "/generate", { body });
  }
  const { items } = await search("bad signal in the boiler room");
  expect(items.map(({ type }) => type).slice(0, 2)).toEqual(["context_item", "context_item"]);
  expect(items.filter(({ type }) => type === "document").length).toBe(3);
});
