import { expect, onTestFinished, test } from "vitest";
import { answerQuestion } from "@/lib/chat/answer-question";
import type { ChatEvent } from "@/lib/chat/question";
import { config } from "@/lib/config";
import { getAiCallsToday } from "@/lib/domain/usage/ai-calls";
import { embedPending } from "@/lib/search/embed-pending";
import { createEmbeddings, embeddings } from "@/lib/search/embeddings/choose-embedder";
import { ask, readChatAnswer } from "@/tests/support/chat";
import { freshDatabase } from "@/tests/support/database";
import { startEmbeddingsApi } from "@/tests/support/embeddings-api";
import { generatingWorkspace } from "@/tests/support/generations";
import { replaceProcessWide } from "@/tests/support/process-wide";
import { createContextItem, createDocument } from "@/tests/support/samples";

freshDatabase();

async function answered(question: string, crews = 1) {
  const { caller, client, initiative } = await generatingWorkspace();
  await createContextItem(client, initiative.id, {
    label: "user_feedback",
    title: "Signal *lost* in [cellars](https://evil.example/x)",
    content: "Crews in cellars lose the signal and want offline use.",
  });
  for (let crew = 1; crew < crews; crew++) {
    await createContextItem(client, initiative.id, {
      label: "user_feedback",
      title: `Crew ${crew}`,
      content: `Crew ${crew} works in cellars and wants maps.`,
    });
  }
  await embedPending(caller.workspaceId);
  const events: ChatEvent[] = [];
  const about = { type: "initiative" as const, id: initiative.id };
  const asked = { about, question, earlier: [] };
  for await (const event of answerQuestion(caller, asked, new AbortController().signal)) {
    events.push(event);
  }
  const last = events.at(-1);
  if (last?.type !== "answer") throw new Error("There is no answer.");
  return { caller, ...last };
}

test("chat: without a model it says so and quotes the passages found, verbatim", async () => {
  const { caller, markdown } = await answered("What do crews in cellars want?");
  expect(markdown).toMatch(
    /^No AI model is connected. .* come closest:\n\n- \[Signal \\\*lost\\\*/,
  );
  expect(markdown).toMatch(/\n\n {2}> .*want offline use/);
  expect(markdown).not.toContain("in Search");
  expect(markdown).not.toContain("](https://evil.example");
  expect((await getAiCallsToday(caller)).used).toBe(1);
});

test("chat: without a model five passages are quoted, and the others are counted and linked", async () => {
  const { markdown } = await answered("What do crews in cellars want?", 7);
  expect(markdown.match(/^ {2}> /gm)).toHaveLength(5);
  expect(markdown).toMatch(
    /\n\nThese are 5 of 7 passages: \[see the other 2 in Search\]\(http\S+\/search\?q=What\S+&initiative=\S+\)\.$/,
  );
});

test("chat: without a model a draft that quotes an item takes no place next to the item", async () => {
  const { caller, client, initiative } = await generatingWorkspace();
  const fact = "Crews in cellars lose the signal every day.";
  await createContextItem(client, initiative.id, { title: "Signal", content: fact });
  const drafts = [
    `- **Signal.** ${fact} Second copy.`,
    `${fact}\n\nThird copy.`,
    "Crews like maps.",
  ];
  for (const content_markdown of drafts)
    await createDocument(client, initiative.id, { title: "Draft", content_markdown });
  const events: ChatEvent[] = [];
  const asked = { about: null, question: "What do crews lose in cellars?", earlier: [] };
  for await (const event of answerQuestion(caller, asked, new AbortController().signal))
    events.push(event);
  const last = events.at(-1);
  const markdown = last?.type === "answer" ? last.markdown : "";
  expect(markdown.match(/lose the signal/g)).toHaveLength(1);
  expect(markdown).toContain("Crews like maps.");
  expect(markdown).toMatch(/These are 3 of 5 passages: \[see the other 2 in Search\]/);
});

test.each([
  [
    "Add a risk: crews in cellars lose maps",
    /add it under \[Context\]\(http\S+add=item\) or \[Goals\]/,
  ],
  [
    "Ändere den Titel: Crews in cellars",
    /open it in \[this initiative\]\(http\S+\) and edit it there\./,
  ],
  ["Schrijf een memo: crews in cellars", /write it in a \[new document\]\(http/],
  [
    "Résume: crews in cellars",
    /generate an \[executive summary\]\(http\S+type=executive_summary\)/,
  ],
  ["crews in cellars を追加してください", /add it under \[Context\]/],
])("chat: without a model %j is told where to do it, before the quotes", async (request, where) => {
  const { markdown } = await answered(request);
  const [told, ...quotes] = markdown.split("\n\n");
  expect(told).toMatch(
    /^No AI model is connected, so Ask can only quote what the workspace says: /,
  );
  expect(told).toMatch(where);
  expect(quotes.join("\n")).toMatch(/^These passages of the workspace come closest:\n/);
  expect(markdown.match(/No AI model/g)).toHaveLength(1);
});

test("chat: without a model a request on no initiative is told to open one first", async () => {
  const { caller } = await generatingWorkspace();
  const { markdown } = readChatAnswer(await ask(caller, { question: "Write a memo: cellars" }));
  expect(markdown).toMatch(
    /: open \[an initiative\]\(http\S+\/initiatives\) and write a new document, or generate a draft\.\n/,
  );
});

test("chat: without a model a change on a document's page is told to its editor", async () => {
  const { caller, client, initiative } = await generatingWorkspace();
  const { id } = await createDocument(client, initiative.id, { title: "Plan" });
  const asked = { question: "Change the title: cellars", about: { type: "document" as const, id } };
  const { markdown } = readChatAnswer(await ask(caller, asked));
  expect(markdown).toMatch(/: \[edit the document\]\(http\S+\/documents\/[\w-]+\/edit\)\.\n/);
});

test.each(["?", "zzqqxx"])(
  "chat: without a model %j finds nothing, and the answer says so",
  async (question) => {
    const { markdown } = await answered(question);
    expect(markdown).toMatch(/^No AI model is connected, and no text here contains these words\./);
  },
);

test("chat: without a model a corrected word is said, and no short word is completed", async () => {
  const { markdown } = await answered("offlnie");
  expect(markdown).toMatch(
    /^Showing results for \*offline\*\.\n\nNo AI model is connected. .*come closest/,
  );
  const unfinished = await answered("cel");
  expect(unfinished.markdown).toContain("no text here contains these words");
});

test("chat: without a model passages found by meaning alone are listed apart", async () => {
  const provider = await startEmbeddingsApi();
  onTestFinished(() => provider.stop());
  const at = { EMBEDDINGS_BASE_URL: provider.url, EMBEDDINGS_MODEL: "rules" };
  const model = createEmbeddings({ ...config(), EMBEDDINGS: "openai", ...at });
  onTestFinished(replaceProcessWide(embeddings, model));
  const { markdown } = await answered("offline", 4);
  const [quoted = "", related = ""] = markdown.split("\n\nRelated, by meaning alone:\n\n");
  expect(quoted).toContain("want offline use");
  expect(quoted).not.toContain("Crew 1");
  expect(related).toContain("Crew 1");
});

test("chat: without a model a long question is named without half of a character", async () => {
  const { caller } = await generatingWorkspace();
  const [step] = await ask(caller, { question: `${"a".repeat(79)}😀` });
  const text = expect.stringContaining(`Searched for “${"a".repeat(79)}”: `);
  expect(step).toEqual({ type: "step", text });
});

test("chat: without a model it says which words no text has, and not that a link has no text next to others", async () => {
  const { markdown } = await answered("Do crews in cellars use zeppelins?");
  expect(markdown).toMatch(
    /^No text here has the word “zeppelins”\.\n\nNo AI model is connected\./,
  );
  const { client, initiative, caller } = await generatingWorkspace();
  const ask = async () => {
    const asked = { about: null, question: "cellar maps", earlier: [] };
    const events: ChatEvent[] = [];
    for await (const event of answerQuestion(caller, asked, new AbortController().signal))
      events.push(event);
    return JSON.stringify(events.at(-1));
  };
  const create = (title: string, content: string) =>
    createContextItem(client, initiative.id, { title, content });
  await create("Cellar maps online", "https://maps.example");
  expect(await ask()).toContain("It has no text.");
  await create("Paper", "Cellar maps are on paper.");
  expect(await ask()).not.toContain("It has no text.");
});
