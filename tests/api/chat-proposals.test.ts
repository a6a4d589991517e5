import { beforeEach, expect, test } from "vitest";
import type { Caller } from "@/lib/access/caller";
import { acceptProposal } from "@/lib/chat/proposals";
import { listContextItems } from "@/lib/domain/context/context-items";
import { getGoal } from "@/lib/domain/context/goals";
import { getDocument } from "@/lib/domain/documents/documents";
import { withModel } from "@/tests/support/ai";
import { ask, begin } from "@/tests/support/chat";
import { freshDatabase } from "@/tests/support/database";
import { ABSENT_ID, createDocument } from "@/tests/support/samples";

freshDatabase();
const model = withModel();
beforeEach(() => {
  model.provider("ok");
});

/** Returns the proposal that the model's call of a writing tool leads to. */
async function propose(caller: Caller, name: string, input: Record<string, unknown>) {
  model
    .api()
    .reply(({ messages }) =>
      messages.length === 1 ? { text: "", uses: [{ name, input }] } : { text: "It waits for you." },
    );
  const events = await ask(caller);
  return events.flatMap((event) => (event.type === "proposal" ? [event.proposal] : []));
}

async function proposeOne(...[caller, name, input]: Parameters<typeof propose>) {
  const [proposal] = await propose(caller, name, input);
  if (!proposal) throw new Error("There is no proposal.");
  return proposal;
}

test("chat: a change is shown whole, writes nothing until it is accepted, and is made once", async () => {
  const { caller, initiative } = await begin();
  const place = { scope: "initiative" as const, initiative_id: initiative.id };
  const input = { ...place, label: "decision", title: "Offline first", content: "Agreed." };
  const proposal = await proposeOne(caller, "create_context_item", input);
  expect(proposal).toMatchObject({ tool: "create_context_item", subject: initiative.title, input });
  const after = { label: "Decision", title: "Offline first", content: "Agreed." };
  const fields = Object.entries(after).map(([name, after]) => ({ name, before: null, after }));
  expect(proposal.fields).toEqual(fields);
  const made = async () => {
    const page = { ...place, limit: 100, offset: 0 };
    return (await listContextItems(caller, page)).items.filter(
      ({ title }) => title === "Offline first",
    );
  };
  expect(await made()).toEqual([]);
  await acceptProposal(caller, proposal);
  await acceptProposal(caller, proposal);
  expect(await made()).toHaveLength(1);
});

test("chat: a passage of a document is shown, and refused if the document has changed since", async () => {
  const { caller, client, initiative } = await begin();
  const text = "Start in May.\n\nEnd in June.\n";
  const { id } = await createDocument(client, initiative.id, { content_markdown: text });
  const change = { mode: "patch", find: "May", content: "April", expected_version: 1 };
  const proposal = await proposeOne(caller, "update_document", { id, ...change });
  expect(proposal.fields).toEqual([{ name: "Passage", before: "May", after: "April" }]);
  expect((await getDocument(caller, { id })).version).toBe(1);
  const late = await proposeOne(caller, "update_document", { id, ...change });
  await acceptProposal(caller, proposal);
  expect((await getDocument(caller, { id })).content_markdown).toBe(text.replace("May", "April"));
  await expect(acceptProposal(caller, late)).rejects.toMatchObject({ code: "PRECONDITION_FAILED" });
});

test("chat: a change that would be refused or not be shown whole makes no card, and the model is told", async () => {
  const { caller, client, initiative } = await begin();
  const text = "Start in May. Or in May.\n";
  const { id } = await createDocument(client, initiative.id, { content_markdown: text });
  const now = { id, expected_version: 1 };
  for (const change of [
    { ...now, mode: "replace", content: "All new." },
    { ...now, mode: "patch", find: "May", content: "April" },
    { ...now, mode: "patch", find: "July", content: "April" },
    { ...now, find: "May" },
    { ...now, expected_version: 7, mode: "append", content: "More." },
    now,
  ]) {
    expect(await propose(caller, "update_document", change), JSON.stringify(change)).toEqual([]);
    const told = model.api().requests.at(-1)?.body.messages.at(-1)?.content ?? "";
    expect(told).toContain('"is_error":true');
  }
  expect(await propose(caller, "update_initiative", { id: initiative.id })).toEqual([]);
  const same = { id: initiative.id, title: initiative.title };
  expect(await propose(caller, "update_initiative", same)).toEqual([]);
});

test("chat: a card is refused if its target has changed meanwhile", async () => {
  const { caller, client, goal } = await begin();
  const { id, goal_type } = goal;
  const input = { id, scope: "initiative", goal_type, title: "Reports are entered twice" };
  const proposal = await proposeOne(caller, "update_goal", input);
  expect(proposal.fields).toEqual([{ name: "title", before: goal.title, after: input.title }]);
  await client.call("PATCH", `/goals/${goal.id}`, {
    body: { ...input, title: "Of somebody else" },
  });
  await expect(acceptProposal(caller, proposal)).rejects.toMatchObject({
    code: "PRECONDITION_FAILED",
  });
  const { title } = await getGoal(caller, { id: goal.id, scope: "initiative" });
  expect(title).toBe("Of somebody else");
});

test("chat: neither another workspace's resource nor a reading tool makes a proposal", async () => {
  const [mine, other] = [await begin(), await begin()];
  const input = { id: other.item.id, scope: "initiative", title: "Mine now" };
  expect(await propose(mine.caller, "update_context_item", input)).toEqual([]);
  const sent = { id: ABSENT_ID, tag: null };
  await expect(
    acceptProposal(mine.caller, { ...sent, tool: "update_context_item", input }),
  ).rejects.toMatchObject({ code: "NOT_FOUND" });
  for (const tool of ["get_document", "restore_document_version", "none"]) {
    await expect(
      acceptProposal(mine.caller, { ...sent, tool, input: { id: ABSENT_ID } }),
    ).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
  }
});
