import { describe, expect, test } from "vitest";
import { Generated } from "@/lib/schemas/generate";
import { freshDatabase } from "@/tests/support/database";
import {
  createContextItem,
  createDocument,
  createGoal,
  createInitiative,
} from "@/tests/support/samples";
import { searchedWorkspace } from "@/tests/support/search";

freshDatabase();

describe("search: order", () => {
  test("a title that is the query comes first, then one that holds all of it", async () => {
    const { item, titles } = await searchedWorkspace();
    await item("Notes", "Pump seals, pump seals and again pump seals.");
    await item("How we order pump seals", "Nothing.");
    await item("Pump seals", "Nothing.");
    expect(await titles("pump seals")).toEqual(["Pump seals", "How we order pump seals", "Notes"]);
  });

  test("an initiative comes before the resources in it", async () => {
    const { client, initiative, titles } = await searchedWorkspace();
    const title = "Launch of offline visits";
    await createDocument(client, initiative.id, { title, content_markdown: "Offline visits." });
    expect(await titles("offline visits")).toEqual(["Offline visits", title]);
    expect((await titles("visits"))[0]).toBe("Offline visits");
  });

  test("a source comes before the generated document that quotes it", async () => {
    const { client, search, initiative } = await searchedWorkspace();
    const fields = { title: "Call with Klimaat", content: "The boiler room has no signal at all." };
    const { id } = await createContextItem(client, initiative.id, {
      ...fields,
      label: "user_feedback",
    });
    const body = {
      initiative_id: initiative.id,
      document_type: "prd",
      title: "Signal, boiler room",
    };
    const generated = await client.data(Generated, "POST", "/generate", { body });
    const { items } = await search("why is the signal of a boiler room missing");
    const ids = items.map((one) => one.id);
    expect(ids).toContain(generated.document.id);
    expect(ids.indexOf(id)).toBeLessThan(ids.indexOf(generated.document.id));
  });

  test("a generated document whose title is the query comes before its source", async () => {
    const { client, titles, initiative } = await searchedWorkspace();
    const call = { title: "Call with Klimaat", content: "The boiler room has no signal at all." };
    await createContextItem(client, initiative.id, { ...call, label: "user_feedback" });
    const body = { initiative_id: initiative.id, document_type: "prd", title: "Boiler room" };
    await client.data(Generated, "POST", "/generate", { body });
    expect((await titles("boiler room")).slice(0, 2)).toEqual(["Boiler room", call.title]);
    const known = { title: "Boiler room", content: "No signal in the boiler room." };
    await createContextItem(client, initiative.id, { ...known, label: "user_feedback" });
    await client.data(Generated, "POST", "/generate", {
      body: { ...body, title: "The boiler room" },
    });
    expect((await titles("boiler room")).indexOf("The boiler room")).toBeGreaterThan(1);
  });

  test("an initiative whose title holds the query comes first, however often its resources say it", async () => {
    const { client, titles } = await searchedWorkspace();
    const title = "A gasket for each of the pumps that stand in the boiler rooms of old houses";
    const { id } = await createInitiative(client, { title });
    await createContextItem(client, id, { title: "Gasket", content: "Gasket gasket gasket." });
    expect(await titles("gasket")).toEqual([title, "Gasket"]);
    await client.call("PATCH", `/initiatives/${id}`, { body: { archived: true } });
    await createContextItem(client, undefined, {
      title: "Seals",
      content: "In place of a gasket.",
    });
    expect(await titles("gasket")).toEqual(["Seals", title, "Gasket"]);
  });

  test("an archived title of several words comes first if it is the query", async () => {
    const { client, search, titles } = await searchedWorkspace();
    const old = await createInitiative(client, { title: "Boiler rooms" });
    await client.call("PATCH", `/initiatives/${old.id}`, { body: { archived: true } });
    await createContextItem(client, undefined, { title: "Pumps", content: "For boiler rooms." });
    expect(await titles("boiler rooms")).toEqual(["Boiler rooms", "Pumps"]);
    expect(await titles("boiler rooms pumps")).toEqual(["Pumps", "Boiler rooms"]);
    await createContextItem(client, undefined, { title: "Boiler rooms", content: "All of them." });
    const { items } = await search("boiler rooms");
    expect(items.map(({ archived }) => archived)).toEqual([false, true, false]);
  });

  test("an archived title that holds a query of several words comes before texts, after other titles", async () => {
    const { client, titles } = await searchedWorkspace();
    const old = await createInitiative(client, { title: "Old" });
    const notes = await createContextItem(client, old.id, {
      title: "Release notes: daily routes",
      content: "Ready.",
    });
    await client.call("PATCH", `/initiatives/${old.id}`, { body: { archived: true } });
    const content = "The release notes go out on Monday; release notes are short.";
    await createContextItem(client, undefined, { title: "Launch", content });
    expect(await titles("release notes")).toEqual([notes.title, "Launch"]);
    await createContextItem(client, undefined, { title: "Who writes release notes", content });
    expect(await titles("release notes")).toEqual([
      "Who writes release notes",
      notes.title,
      "Launch",
    ]);
    expect((await titles("release"))[0]).toBe("Who writes release notes");
  });

  test("a name finds archived texts that hold it before others that do not", async () => {
    const { client, titles } = await searchedWorkspace();
    const old = await createInitiative(client, { title: "Old" });
    await createContextItem(client, old.id, { title: "Interview", content: "Marit de Vries." });
    await client.call("PATCH", `/initiatives/${old.id}`, { body: { archived: true } });
    await createContextItem(client, undefined, { title: "Fleet", content: "The Vries depot." });
    await createContextItem(client, undefined, { title: "Team", content: "Marit de Vries leads." });
    expect(await titles("Marit de Vries")).toEqual(["Team", "Interview", "Fleet"]);
  });

  test.each([
    ["what did we decide about pricing", "decision"],
    ["decided pricing", "decision"],
    ["pricing decisions", "decision"],
    ["pricing competitors", "key_competitors"],
    ["pricing risks", "risk"],
    ["complaints about pricing", "user_feedback"],
    ["Pricing der Konkurrenz", "key_competitors"],
    ["was haben wir zu Pricing entschieden", "decision"],
    ["risico’s van pricing", "risk"],
    ["les risques du pricing", "risk"],
    ["pricing 競合", "key_competitors"],
  ])("%j finds the short item with the label %s first", async (q, label) => {
    const { client, initiative, search } = await searchedWorkspace();
    const labels = ["tech_stack", "risk", "key_competitors", "decision", "user_feedback"];
    for (const one of labels) {
      const fields = { label: one, title: "Included in Plus", content: "Pricing as of May." };
      await createContextItem(client, initiative.id, fields);
    }
    const content_markdown = "We talk about pricing and what it is. ".repeat(40);
    await createDocument(client, initiative.id, { title: "Minutes", content_markdown });
    expect((await search(q)).items[0]).toMatchObject({ label });
  });

  test("a question for decisions finds those of the initiative in question before a long overview", async () => {
    const { client, titles, initiative } = await searchedWorkspace();
    const other = await createInitiative(client, { title: "Pricing for small firms" });
    const cap = { label: "decision", title: "Nobody pays a quarter more", content: "As of May." };
    await createContextItem(client, other.id, cap);
    await createContextItem(client, other.id, { ...cap, label: "risk", title: "Two accounts" });
    await createContextItem(client, initiative.id, { ...cap, title: "Messages first" });
    const filling = "We look back, and then ahead. ".repeat(40);
    const content_markdown = `${filling} Pricing comes first.\n\n${filling} The board decides in May.`;
    await createDocument(client, initiative.id, { title: "Annual plan", content_markdown });
    const found = await titles("what did we decide about pricing?");
    expect(found.indexOf(cap.title)).toBeLessThan(found.indexOf("Annual plan"));
    expect(found.indexOf("Annual plan")).toBeLessThan(found.indexOf("Messages first"));
    expect(found).not.toContain("Two accounts");
  });

  test("another language's word for a label finds the items with the label, and no other texts", async () => {
    const { client, initiative, titles, item } = await searchedWorkspace();
    const fields = { label: "key_competitors", title: "Tallyho", content: "Since May." };
    await createContextItem(client, initiative.id, fields);
    await item("A competitor");
    expect(await titles("Konkurrenz")).toEqual(["Tallyho"]);
    await item("Unsere Konkurrenz");
    expect((await titles("Konkurrenz")).toSorted()).toEqual(["Tallyho", "Unsere Konkurrenz"]);
  });

  test("a relabeled item is found by its new label", async () => {
    const { client, initiative, titles } = await searchedWorkspace();
    const fields = { label: "risk", title: "Included", content: "As of May." };
    const { id } = await createContextItem(client, initiative.id, fields);
    expect(await titles("risks")).toEqual(["Included"]);
    const body = { scope: "initiative", label: "decision" };
    await client.call("PATCH", `/context-items/${id}`, { body });
    expect(await titles("risks")).toEqual([]);
    expect(await titles("decisions")).toEqual(["Included"]);
  });

  test("a word that the query repeats counts more", async () => {
    const { item, titles } = await searchedWorkspace();
    await item("First", "The gasket.");
    await item("Second", "The sprocket.");
    expect((await titles("sprocket gasket and sprocket"))[0]).toBe("Second");
    expect((await titles("gasket sprocket and gasket"))[0]).toBe("First");
  });

  test("a word finds texts with a synonym after those that have it", async () => {
    const { item, titles } = await searchedWorkspace();
    await item("Decisions");
    await item("Vendors");
    expect(await titles("decide")).toEqual(["Decisions"]);
    expect(await titles("supplier")).toEqual(["Vendors"]);
    await item("Suppliers");
    expect(await titles("supplier")).toEqual(["Suppliers", "Vendors"]);
    for (let n = 1; n <= 4; n++) await item(`Call ${n}`, "The customer.");
    await item("Letter", "The client.");
    expect((await titles("customer")).at(-1)).toBe("Letter");
    expect(await titles("users")).toHaveLength(8); // by their label; a synonym does not search labels
    expect(await titles("client")).toHaveLength(5);
  });

  test("question words weigh little", async () => {
    const { item, titles } = await searchedWorkspace();
    await item("First", "They know, they think and they tell.");
    await item("Second", "The gasket.");
    await item("Third", "Another gasket.");
    expect((await titles("what do they think and know, tell me of a gasket"))[0]).not.toBe("First");
  });

  test("of a long text the rarest 24 words count", async () => {
    const { item, titles } = await searchedWorkspace();
    const common = Array.from({ length: 30 }, (_, n) => `word${n}`);
    for (const title of ["One", "Two", "Three"]) await item(title, common.join(" "));
    await item("Kestrel");
    expect(await titles(`${common.join(" ")} kestrel`)).toContain("Kestrel");
  });

  test("a known last word begins others only while it is typed", async () => {
    const { item, titles } = await searchedWorkspace();
    await item("Our cat");
    await item("Catalogue");
    expect(await titles("where is the cat")).toEqual(["Our cat", "Catalogue"]);
    expect(await titles("where is the cat?")).toEqual(["Our cat"]);
    expect(await titles("cat, where is the cat")).toEqual(["Our cat", "Catalogue"]);
    expect(await titles("cat, where is it")).toEqual(["Our cat"]);
  });

  test("stop words take no place among the first 24 words of a question", async () => {
    const { item, titles } = await searchedWorkspace();
    await item("Kestrel");
    const stop = "what who is are the a an of to in on at by for from with and or but not so than";
    expect(await titles(`${stop} we you they do did has have kestrel`)).toEqual(["Kestrel"]);
  });
});

test("search: goals and items of the whole workspace say so", async () => {
  const { client, search } = await searchedWorkspace();
  await createGoal(client, undefined, { title: "Every herald rides" });
  expect((await search("herald")).items).toMatchObject([
    { type: "goal", scope: "workspace", goal_type: "success_metric", label: null },
  ]);
});
