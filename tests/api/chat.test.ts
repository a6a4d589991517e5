import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { config } from "@/lib/config";
import { getAiCallsToday } from "@/lib/domain/usage/ai-calls";
import { withModel } from "@/tests/support/ai";
import { ask, begin, readChatAnswer } from "@/tests/support/chat";
import { freshDatabase } from "@/tests/support/database";
import { ABSENT_ID, createDocument } from "@/tests/support/samples";

freshDatabase();
const model = withModel();
const { AI_DAILY_CALLS } = config();
beforeEach(() => {
  model.provider("ok");
});
afterEach(() => {
  config().AI_DAILY_CALLS = AI_DAILY_CALLS;
  vi.restoreAllMocks();
});

/** The model searches, then answers with `text`, in which FOUND is the reference of the first resource that was found. */
function searchesThenSays(text: string) {
  model.api().reply(({ messages }) => {
    const last = messages.at(-1)?.content ?? "";
    const ref = /\\"ref\\":\\"(E\d+)\\"/.exec(last)?.[1];
    if (!ref) {
      const use = { name: "search_workspace", input: { q: "offline signal", limit: 5 } };
      return { text: "Let me look.", uses: [use] };
    }
    return { text: text.replaceAll("FOUND", ref) };
  });
}

describe("chat: a question with a model", () => {
  test("is answered from the results of the tools, with a link to each source", async () => {
    const { caller, item } = await begin();
    searchesThenSays("Crews want offline use [^FOUND]. The workspace does not say when.");
    const events = await ask(caller);
    expect(events).toContainEqual({
      type: "step",
      text: expect.stringMatching(/^Searched for “offline signal”: \d found$/),
    });
    expect(events).toContainEqual({
      type: "writing",
      text: expect.stringContaining("Let me look"),
    });
    const { markdown, sources, statements, grounded } = readChatAnswer(events);
    expect(sources).toMatchObject([{ number: 1, type: "context_item", title: item.title }]);
    expect(markdown).toBe(
      `Crews want offline use [1](${sources[0]?.url}). The workspace does not say when.`,
    );
    expect({ statements, grounded }).toEqual({ statements: 1, grounded: 1 });
    searchesThenSays("They want it. [^FOUND] It costs 5 euros. The workspace does not say when.");
    expect(readChatAnswer(await ask(caller))).toMatchObject({ statements: 2, grounded: 1 });
  });

  test("loses references to resources that were never shown, and invented links", async () => {
    const { caller } = await begin();
    searchesThenSays("It costs 5 euros [^E99]. See [this](https://evil.example/x).");
    const { markdown, sources, grounded } = readChatAnswer(await ask(caller));
    expect(markdown).not.toMatch(/E99|evil/);
    expect({ sources, grounded }).toEqual({ sources: [], grounded: 0 });
  });

  test("tells the model the place of the question, fences tool results, and sends the earlier messages", async () => {
    const { caller, client, initiative } = await begin();
    const { id } = await createDocument(client, initiative.id, { title: "Plan B" });
    searchesThenSays("Yes [^FOUND].");
    const earlier = [{ question: "And before?", answer: "That [1](https://x.example/w) was." }];
    await ask(caller, { about: { type: "document", id }, earlier });
    const { body } = model.api().requests.at(-1) ?? {};
    expect(body?.messages.map(({ role }) => role)).toEqual([
      ...["user", "assistant", "user", "assistant", "user"],
    ]);
    expect(body?.messages[1]?.content).toContain("That was.");
    expect(body?.messages[2]?.content).toContain(`the document with id ${id}`);
    expect(JSON.stringify(body?.messages[2])).not.toContain("Plan B");
    expect(body?.messages[4]?.content).toMatch(/<result-[0-9a-f]{12}>.*<\/result-[0-9a-f]{12}>/);
    expect(body?.system).not.toContain("Plan B");
  });

  test("spends a call of the rate limit and one of the day for each step, and stops when they are used", async () => {
    const { caller } = await begin();
    searchesThenSays("Yes [^FOUND].");
    await ask(caller);
    expect((await getAiCallsToday(caller)).used).toBe(2);
    config().AI_DAILY_CALLS = 3;
    await expect(ask(caller)).rejects.toMatchObject({ code: "QUOTA_EXCEEDED" });
    expect((await getAiCallsToday(caller)).used).toBe(3);
  });

  test("ends after twelve steps, the last without tools", async () => {
    const { caller } = await begin();
    model
      .api()
      .reply(({ tool_choice }) =>
        tool_choice?.type === "auto"
          ? { text: "", uses: [{ name: "list_initiatives", input: {} }] }
          : { text: "I could not find it." },
      );
    const { hits } = model.provider("ok");
    expect(readChatAnswer(await ask(caller)).markdown).toBe("I could not find it.");
    expect(hits()).toBe(12);
    expect(model.api().requests.at(-1)?.body.tools?.length).toBeGreaterThan(10);
  });

  test("tells the model what was wrong with a call, and ends with the provider's error", async () => {
    const { caller } = await begin();
    const uses = [
      { name: "get_document", input: { id: ABSENT_ID } },
      { name: "delete_everything", input: {} },
      { name: "search_workspace", input: { q: "" } },
    ];
    model
      .api()
      .reply(({ messages }) => (messages.length === 1 ? { text: "", uses } : { text: "Nothing." }));
    await ask(caller);
    const results = model.api().requests.at(-1)?.body.messages.at(-1)?.content ?? "";
    expect(results).toContain("Document not found");
    expect(results).toContain("There is no tool delete_everything");
    expect(results.match(/"is_error":true/g)).toHaveLength(3);
    for (const [mode, code] of [
      [529, "AI_UNAVAILABLE"],
      ["overloaded", "AI_UNAVAILABLE"],
      ["refusal", "AI_REFUSED"],
      ["max_tokens", "AI_PROVIDER_ERROR"],
    ] as const) {
      model.provider(mode);
      await expect(ask(caller), String(mode)).rejects.toMatchObject({ code });
    }
  });

  test("ends when the person goes", async () => {
    const { caller } = await begin();
    const { open } = model.provider("stalled");
    model.api().says("A long text.".repeat(50));
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 300);
    await expect(ask(caller, {}, stop.signal)).rejects.toMatchObject({ code: "CLIENT_CLOSED" });
    await vi.waitFor(() => expect(open()).toBe(0));
  });

  test("about a resource in another workspace is a 404, and its tools see only the caller's workspace", async () => {
    const [mine, other] = [await begin(), await begin()];
    const about = { type: "initiative" as const, id: other.initiative.id };
    await expect(ask(mine.caller, { about })).rejects.toMatchObject({ code: "NOT_FOUND" });
    model
      .api()
      .reply(({ messages }) =>
        messages.length === 1
          ? { text: "", uses: [{ name: "search_workspace", input: { q: "offline", limit: 50 } }] }
          : { text: "Done." },
      );
    await ask(mine.caller);
    const seen = model.api().requests.at(-1)?.body.messages.at(-1)?.content ?? "";
    expect(seen).toContain(mine.item.id);
    expect(seen).not.toContain(other.item.id);
  });
});
