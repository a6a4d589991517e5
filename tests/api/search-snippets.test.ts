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

  test.each([
    "**Owner:** Mia · **Reviewed:** 3 May",
    "**Owner**: Mia\n**Reviewed**: 3 May",
    "- Owner: Mia\n- Reviewed: 3 May",
  ])("do not begin with the facts %j if a word is in a sentence", async (facts) => {
    const { client, initiative, search } = await searchedWorkspace();
    const content_markdown = `${facts}\n\nTwo heralds a day.`;
    await createDocument(client, initiative.id, { title: "Rules for heralds", content_markdown });
    for (const q of ["rules", "heralds"])
      expect((await search(q)).items[0]?.snippet).toBe("Two heralds a day.");
    expect((await search("mia")).items[0]?.snippet).toMatch(/^Owner: Mia/);
  });

  test("show no backslash that breaks a line", async () => {
    const { client, initiative, search } = await searchedWorkspace();
    const content_markdown = "Heralds come twice a year.\\\nNew houses get a third visit.";
    await createDocument(client, initiative.id, { title: "Who", content_markdown });
    const [hit] = (await search("heralds")).items;
    expect(hit?.snippet).toBe("Heralds come twice a year. New houses get a third visit.");
  });

  test("show no HTML", async () => {
    const { client, initiative, search } = await searchedWorkspace();
    const content_markdown =
      "<h2 class='a'>Heralds</h2>\n\nR&amp;D<br>and&nbsp;heralds, if 1 <2 and 3> 2.";
    await createDocument(client, initiative.id, { title: "Who", content_markdown });
    const [hit] = (await search("heralds")).items;
    expect(hit?.snippet).toBe("Heralds; R&D and heralds, if 1 <2 and 3> 2.");
  });

  test("show what stands between angle brackets in a text or in code", async () => {
    const { client, initiative, search } = await searchedWorkspace();
    const content_markdown =
      "Heralds <mia@acme.com> and <tim-h@acme.com>, vector<Gizmo>, `<div>`, \\<b>, <firstname>: <https://acme.com>";
    await createDocument(client, initiative.id, { title: "Who", content_markdown });
    const [hit] = (await search("heralds")).items;
    expect(hit?.snippet).toBe(
      "Heralds <mia@acme.com> and <tim-h@acme.com>, vector<Gizmo>, <div>, <b>, <firstname>: <https://acme.com>",
    );
  });

  test("show the facts if no sentence has as many of the words", async () => {
    const { client, initiative, search } = await searchedWorkspace();
    const content_markdown = "Owner: Mia Herald · Reviewed: 3 May\n\nHeralds ride. Nothing else.";
    await createDocument(client, initiative.id, { title: "Who", content_markdown });
    expect((await search("mia herald")).items[0]?.snippet).toMatch(/^Owner: Mia Herald/);
    expect((await search("herald")).items[0]?.snippet).toMatch(/^Heralds ride/);
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

  test("show a matching heading with the text below it", async () => {
    const { client, initiative, search } = await searchedWorkspace();
    const filling = "Nothing else. ".repeat(200);
    const content_markdown = `First words.\n\n${filling}\n\n## Heralds\n\nThey ride at dawn.`;
    await createDocument(client, initiative.id, { title: "Who", content_markdown });
    expect((await search("heralds")).items[0]?.snippet).toBe("Heralds: They ride at dawn.");
  });

  test("show the next text below a heading that only has headings below it", async () => {
    const { client, initiative, search } = await searchedWorkspace();
    const content_markdown =
      "First words.\n\n## Heralds\n\n### Dawn\n\nThey ride.\n\n## Pay\n\nTen.";
    await createDocument(client, initiative.id, { title: "Who", content_markdown });
    expect((await search("heralds")).items[0]?.snippet).toBe("Heralds: They ride.");
  });

  test("show the text below the matching heading, and a table that is all of it", async () => {
    const { client, initiative, search } = await searchedWorkspace();
    const table = "| Day | Hour |\n|---|---|\n| Monday | 9 |";
    const content_markdown = `## Heralds\n\nThey ride.\n\n## Timeline\n\n${table}\n\n## Pay\n\nTen.`;
    await createDocument(client, initiative.id, { title: "Who", content_markdown });
    expect((await search("timeline")).items[0]?.snippet).toBe("Timeline: Day · Hour; Monday · 9");
    expect((await search("pay")).items[0]?.snippet).toBe("Pay: Ten.");
  });

  test("show sentences in place of the table at the beginning of a document, or of rows with the same words", async () => {
    const { client, initiative, search } = await searchedWorkspace();
    const table = "| Step | Time |\n|---|---|\n| Gate | 10 s |";
    const content_markdown = `# Kookaburra\n\n${table}\n\n## Visit\n\nThe code opens the gate.`;
    await createDocument(client, initiative.id, { title: "Who", content_markdown });
    const said = "The code opens the gate.";
    expect((await search("kookaburra")).items[0]?.snippet).toBe(`Kookaburra: ${said}`);
    expect((await search("gate")).items[0]?.snippet).toBe(said);
    expect((await search("step")).items[0]?.snippet).toContain("Step · Time; Gate · 10 s");
  });

  test("keep the day of a German date", async () => {
    const { client, initiative, search } = await searchedWorkspace();
    const content = "30. Juni 2027 wird die Halle geschlossen.";
    await createContextItem(client, initiative.id, { title: "Termin", content });
    expect((await search("termin")).items[0]?.snippet).toBe(content);
  });

  test("show the first sentences if a matching heading has no text below it in its chunk", async () => {
    const { client, initiative, search } = await searchedWorkspace();
    const filling = "Nothing else. ".repeat(200);
    const content_markdown = `First words.\n\n${filling}\n\n## Heralds`;
    await createDocument(client, initiative.id, { title: "Who", content_markdown });
    expect((await search("heralds")).items[0]?.snippet).toMatch(/^First words\. Nothing else\./);
  });

  test.each([
    [
      "- 14 December: draft\n- 11 January: herald ready",
      "14 December: draft; 11 January: herald ready",
    ],
    [
      "1. Herald per Mail\n2. Anzahlung von 25 %\n3. Aufmaß",
      "Herald per Mail; Anzahlung von 25 %; Aufmaß",
    ],
    ["- heraldは12月\n- 点検（午後）\n- 納品。", "heraldは12月; 点検（午後）; 納品。"],
    ["- [x] Ask a herald\n\nLe plan.", "☑ Ask a herald; Le plan."],
    ["| Herald | 9 |\n\nDe tekst", "Herald · 9; De tekst"],
    [
      "A herald\nrides, says:\n\n- «Oui.»\n- **Non!**\n- Si",
      "A herald rides, says: «Oui.» Non! Si",
    ],
  ])("separate lines that have no mark at their end: %s", async (content, snippet) => {
    const { item, search } = await searchedWorkspace();
    await item("Riders", content);
    expect((await search("herald 9")).items[0]?.snippet).toBe(snippet);
  });

  test("separate the cells of a table", async () => {
    const { client, initiative, search } = await searchedWorkspace();
    const content_markdown = "| Owner | Date |\n|---|---|\n| Herald | May |";
    await createDocument(client, initiative.id, { title: "Who", content_markdown });
    const [hit] = (await search("herald")).items;
    expect(hit?.snippet).toBe("Owner · Date; Herald · May");
  });

  test("show no heading whose words are in the title, and mark those of one that is shown", async () => {
    const { client, initiative, search } = await searchedWorkspace();
    const content_markdown = "# Night heralds\n\nThey ride.\n\n## Why **feathers**?\n\nSnow.";
    await createDocument(client, initiative.id, { title: "Heralds at night", content_markdown });
    expect((await search("heralds")).items[0]).toMatchObject({ snippet: "They ride." });
    expect((await search("feathers")).items[0]).toMatchObject({
      snippet: "Why feathers? Snow.",
      highlights: [[4, 12]],
    });
  });

  const owners = [
    "Training takes three days in the long shed below the harbor.",
    "| Who | What | Until |\n|---|---|---|",
    "| Patrick | imports the lots into the books | 12 February |",
    "| Niamh | trains the crews on the slipway | 15 January |",
    "| Aoife | checks the first lots by hand | 26 March |",
  ].join("\n");

  test("show a sentence before the names of columns with the same words", async () => {
    const { client, initiative, search } = await searchedWorkspace();
    const said = "A bag takes 74 seconds.";
    const content_markdown = `${said}\n\n| Step | Seconds per bag |\n|---|---|\n| Scan a bag | 6 |`;
    await createDocument(client, initiative.id, { title: "Slipway", content_markdown });
    expect((await search("bag seconds")).items[0]?.snippet).toBe(said);
    expect((await search("seconds to scan")).items[0]?.snippet).toContain("Scan a bag · 6");
  });

  test.each([
    ["who trains the crews", /^… Niamh · trains the crews on the slipway · 15 January/],
    ["who is responsible for training", /^… Niamh · trains the crews on the slipway · 15 January/],
    ["lots by hand", /^… Aoife · checks the first lots by hand · 26 March/],
    ["how long is the training", /^Training takes three days/],
    ["training in the shed", /^Training takes three days/],
  ])("of %j show the row of a table or the sentence that has the words", async (q, expected) => {
    const { client, initiative, search } = await searchedWorkspace();
    const content_markdown = owners.replace("| Who", "\n| Who");
    await createDocument(client, initiative.id, { title: "Slipway", content_markdown });
    expect((await search(q)).items[0]?.snippet).toMatch(expected);
  });

  test.each([
    ["zeppelin", "zeppelin"],
    ["crew when the zeppelin landed", "zeppelin"],
    ["crew zeppelin", "Crew"],
  ])("of %j show the part of a long row that has the words", async (q, shown) => {
    const { client, initiative, search } = await searchedWorkspace();
    const cell = `Crew of nine. ${"Nothing else. ".repeat(30)}The zeppelin landed.`;
    const content_markdown = `They ride.\n\n| Day | Airship |\n|---|---|\n| Monday | ${cell} |`;
    await createDocument(client, initiative.id, { title: "Who", content_markdown });
    const [hit] = (await search(q)).items;
    const [[start, end] = []] = hit?.highlights ?? [];
    expect(hit?.snippet.slice(start, end)).toBe(shown);
  });
});
