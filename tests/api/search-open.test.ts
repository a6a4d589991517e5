import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import type { ContextLabel } from "@/lib/schemas/enums";
import { freshDatabase } from "@/tests/support/database";
import { query } from "@/tests/support/query";
import { createContextItem, createDocument } from "@/tests/support/samples";
import { searchedWorkspace } from "@/tests/support/search";

freshDatabase();

async function workspaceWith(items: readonly (readonly [string, ContextLabel, string])[]) {
  const found = await searchedWorkspace();
  for (const [title, label, content] of items)
    await createContextItem(found.client, found.initiative.id, { title, label, content });
  return found;
}

test.each([
  [
    ["What is still open?", "not decided", "what has not been decided"],
    ["Lamps", "We decided to buy forty lamps. The shop is open."],
    ["Repairs", "Not decided yet: three days or five."],
    ["Paperwork", "Who fills in the form, we or the supplier?"],
  ],
  [
    ["Was ist noch offen?", "nicht entschieden", "offene Fragen"],
    ["Lampen", "Wir haben entschieden, Lampen zu kaufen. Der Laden ist offen."],
    ["Frist", "Noch nicht entschieden: drei Tage oder fünf."],
    ["Papiere", "Wer füllt das Formular aus?"],
  ],
  [
    ["Wat is er nog niet besloten?", "open vragen", "wat is nog open"],
    ["Lampen", "We hebben besloten lampen te kopen. De winkel is open."],
    ["Termijn", "Nog niet besloten: drie dagen of vijf."],
    ["Papieren", "Wie vult het formulier in?"],
  ],
  [
    ["Qu'est-ce qui n'est pas encore décidé ?", "questions ouvertes"],
    ["Lampes", "Nous avons décidé d'acheter des lampes. Le magasin est ouvert."],
    ["Délai", "Pas encore décidé : trois jours ou cinq."],
    ["Papiers", "Qui remplit le formulaire ?"],
  ],
  [
    ["未定", "何が決まっていませんか", "未解決の質問"],
    ["ランプ", "ランプを買うことに決めた。店は開いている。"],
    ["期間", "期間は未定。"],
    ["書類", "誰が書類を書きますか？"],
  ],
] as const)(
  "search for open matters: what is undecided comes before decisions: %s",
  async (queries, [decided, decision], [matter, open], [paper, question]) => {
    const { titles } = await workspaceWith([
      [decided, "decision", decision],
      [matter, "general_note", open],
      [paper, "general_note", question],
    ]);
    for (const q of queries)
      expect((await titles(q)).slice(0, 2).sort(), q).toEqual([matter, paper].sort());
  },
);

test("search for open matters: an item that is open no longer is found no more", async () => {
  const { client, initiative, titles } = await searchedWorkspace();
  const { id } = await createContextItem(client, initiative.id, {
    title: "Repairs",
    label: "general_note",
    content: "Not decided yet: three days or five.",
  });
  expect(await titles("what is still open")).toEqual(["Repairs"]);
  const body = { scope: "initiative", content: "Three days." };
  expect((await client.call("PATCH", `/context-items/${id}`, { body })).status).toBe(200);
  expect(await titles("what is still open")).toEqual([]);
});

test("search for open matters: decisions come first if the query asks for them, and open boxes stay open boxes", async () => {
  const { titles } = await workspaceWith([
    ["Lamps", "decision", "We decided to buy forty lamps."],
    ["Repairs", "general_note", "Not decided yet: three days or five."],
    ["Boxes", "market_research", "They open four boxes."],
  ]);
  expect((await titles("what did we decide"))[0]).toBe("Lamps");
  expect(await titles("open boxes")).toEqual(["Boxes"]);
});

test("search for open matters: the migration takes out of the index what can leave something open", async () => {
  const { client, initiative, workspaceId } = await workspaceWith([
    ["Repairs", "general_note", "Not decided yet: three days or five."],
    ["Call", "user_feedback", "Who pays?"],
  ]);
  await createDocument(client, initiative.id, { title: "Plan", content_markdown: "Not decided." });
  await query(await readFile("prisma/migrations/20261202043000_search_open/migration.sql", "utf8"));
  const kept = await query<{ title: string }>(
    "SELECT title FROM search.chunk WHERE workspace_id = $1 AND type <> 'initiative'",
    [workspaceId],
  );
  expect(kept.map(({ title }) => title)).toEqual(["Call"]);
});
