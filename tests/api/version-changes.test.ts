import { expect, test } from "vitest";
import { listActivity } from "@/lib/domain/activity/activity-log";
import {
  contextItemHistory,
  createContextItem,
  updateContextItem,
} from "@/lib/domain/context/context-items";
import { compareDocumentVersions } from "@/lib/domain/documents/diff-document";
import { createDocument, updateDocument } from "@/lib/domain/documents/documents";
import { restoreDocumentVersion } from "@/lib/domain/documents/restore-document";
import { makeEntityTag } from "@/lib/domain/etag";
import { listTimeline } from "@/lib/domain/history/version-timeline";
import {
  createInitiative,
  initiativeHistory,
  updateInitiative,
} from "@/lib/domain/initiatives/initiatives";
import { freshDatabase } from "@/tests/support/database";
import { heldShare } from "@/tests/support/event-loop";
import { makeWorkspace } from "@/tests/support/factories";

freshDatabase();

const PAGE = { limit: 20, offset: 0 };

async function openDocument(first: string, ...later: string[]) {
  const { caller } = await makeWorkspace();
  const initiative = await createInitiative(caller, { title: "Route planner" });
  const { id } = await createDocument(caller, {
    initiative_id: initiative.id,
    type: "prd",
    title: "Plan",
    content_markdown: first,
  });
  for (const content_markdown of later) await updateDocument(caller, { id, content_markdown });
  return { caller, id };
}

test("changes between versions: the timeline of a document has the size of each change, and changes of title and status in between", async () => {
  const { caller, id } = await openDocument("one\ntwo\n", "one\n2\nthree\n");
  await updateDocument(caller, { id, status: "in_review" });
  await updateDocument(caller, { id, title: "The plan" });
  await updateDocument(caller, { id, status: "in_review" });
  await updateDocument(caller, { id, content_markdown: "x".repeat(60_000), status: "approved" });
  const { versions, changes } = await listTimeline(caller, { id, ...PAGE });
  expect(versions).toMatchObject([
    { version: 3, size: null, growth: 60_000 - 12, renamed_from: "Plan" },
    { version: 2, size: { changed: 1, added: 1, removed: 0 }, growth: 4, renamed_from: null },
    { version: 1, size: { changed: 0, added: 2, removed: 0 }, growth: 8, renamed_from: null },
  ]);
  expect(changes).toMatchObject([
    { status: { from: "in_review", to: "approved" }, title: false, origin: caller.request.origin },
    { status: null, title: true, actor_name: "Ada Lovelace" },
    { status: { from: "draft", to: "in_review" }, title: false },
  ]);
  // Records hold no contents.
  const { items } = await listActivity(caller, { limit: 10, offset: 0 });
  expect(JSON.stringify(items)).not.toContain("The plan");
});

test("changes between versions: each page of the timeline has the changes of its own time", async () => {
  const { caller, id } = await openDocument("1");
  for (const [status, content_markdown] of [
    ["in_review", "2"],
    ["approved", "3"],
  ] as const) {
    await updateDocument(caller, { id, status });
    await updateDocument(caller, { id, content_markdown });
  }
  const seen = [];
  for (const offset of [0, 1, 2]) {
    const { versions, changes, pagination } = await listTimeline(caller, { id, limit: 1, offset });
    expect(pagination.has_more).toBe(offset < 2);
    seen.push([versions.map(({ version }) => version), changes.map(({ status }) => status?.to)]);
  }
  expect(seen).toEqual([
    [[3], ["approved"]],
    [[2], ["in_review"]],
    [[1], []],
  ]);
});

test("changes between versions: the timeline says whose text a restored version has", async () => {
  const { caller, id } = await openDocument("one", "two", "three");
  await restoreDocumentVersion(caller, { id, version: 2 });
  const { versions } = await listTimeline(caller, { id, ...PAGE });
  expect(versions.map(({ same_as }) => same_as)).toEqual([2, null, null, null]);
});

test("changes between versions: the timeline says which save changed lines of somebody else's text", async () => {
  const { caller, id } = await openDocument("one\n", "two\n", "two\nthree\n");
  const script = { ...caller, request: { ...caller.request, origin: "mcp" as const } };
  await updateDocument(script, { id, content_markdown: "by a script\n" });
  await updateDocument(caller, { id, content_markdown: "by a script\nand more\n" });
  await updateDocument(script, { id, content_markdown: "by another\n" });
  await updateDocument(caller, { id, content_markdown: "mine\n" });
  await updateDocument(caller, { id, content_markdown: "mine again\n" });
  const { versions } = await listTimeline(caller, { id, ...PAGE });
  const replacing = versions.filter(({ replaces_other }) => replaces_other);
  expect(replacing.map(({ version }) => version)).toEqual([7, 6, 4]);
});

test("changes between versions: a save that removes somebody else's line counts after own saves, too", async () => {
  const { caller, id } = await openDocument("one\n");
  const script = { ...caller, request: { ...caller.request, origin: "mcp" as const } };
  await updateDocument(script, { id, content_markdown: "one\ntheirs\n" });
  for (const content_markdown of [
    "one\ntheirs\nmine\n",
    "one\ntheirs\nmine, changed\n",
    "one\nmine, changed\n",
    "one\nmine, changed again\n",
  ])
    await updateDocument(caller, { id, content_markdown });
  const { versions } = await listTimeline(caller, { id, ...PAGE });
  const replacing = versions.filter(({ replaces_other }) => replaces_other);
  expect(replacing.map(({ version }) => version)).toEqual([5]);
});

test("changes between versions: the record of a change names the fields that differ", async () => {
  const { caller } = await makeWorkspace();
  const { id } = await createInitiative(caller, { title: "Plan", description: "Words" });
  await updateInitiative(caller, { id, title: "The plan", description: "Words" });
  await updateInitiative(caller, { id, archived: true });
  await updateInitiative(caller, { id, archived: false, description: "Other words" });
  const { items } = await listActivity(caller, { limit: 3, offset: 0 });
  expect(items.map(({ details }) => details)).toEqual([
    { changed: "archived, description" },
    { changed: "archived" },
    { changed: "title" },
  ]);
});

test("changes between versions: a restore can depend on the version that was read", async () => {
  const { caller, id } = await openDocument("one", "two");
  const restored = await restoreDocumentVersion(caller, { id, version: 1 });
  const tag = makeEntityTag(restored);
  await updateDocument(caller, { id, content_markdown: "three" });
  await expect(
    restoreDocumentVersion(caller, { id, version: 2, ifMatch: tag }),
  ).rejects.toMatchObject({ code: "PRECONDITION_FAILED" });
});

test("changes between versions: a long pair of versions is compared without holding the event loop", async () => {
  const text = (seed: number) =>
    Array.from({ length: 250_000 }, (_, at) => "abcdefgh"[(at * at * seed + at) % 8]).join("\n");
  const { caller, id } = await openDocument(text(3), text(5));
  const compare = () => compareDocumentVersions(caller, { id, from: 1, to: 2, part: 0 });
  expect(await heldShare(compare)).toBeLessThan(1 / 5);
});

test("changes between versions: another workspace finds neither versions nor changes", async () => {
  const { id } = await openDocument("one", "two");
  const { caller } = await makeWorkspace();
  const missing = { code: "NOT_FOUND" };
  await expect(listTimeline(caller, { id, ...PAGE })).rejects.toMatchObject(missing);
  await expect(
    compareDocumentVersions(caller, { id, from: 1, to: 2, part: 0 }),
  ).rejects.toMatchObject(missing);
  await expect(contextItemHistory.listChanges(caller, { id, ...PAGE })).rejects.toMatchObject(
    missing,
  );
});

test("changes between versions: changes of a context item have each field before and after, and long texts word by word", async () => {
  const { caller } = await makeWorkspace();
  const scope = "workspace" as const;
  const content = `${"Crews work in basements. ".repeat(10)}Seven of twelve have no signal.`;
  const item = { scope, label: "risk" as const, title: "No signal", content };
  const { id } = await createContextItem(caller, item);
  await updateContextItem(caller, {
    id,
    scope,
    label: "decision",
    source_url: "https://a.example",
  });
  await updateContextItem(caller, { id, scope, content: content.replace("Seven", "Eight") });
  await contextItemHistory.restore(caller, { id, version: 1 });
  const { items, pagination } = await contextItemHistory.listChanges(caller, { id, ...PAGE });
  expect(pagination.has_more).toBe(false);
  expect(items.map(({ version, source }) => [version, source])).toEqual([
    [4, "restore"],
    [3, "api"],
    [2, "api"],
    [1, "api"],
  ]);
  expect(items.map((item) => item.same_as)).toEqual([1, null, null, null]);
  expect(items[3]?.changes).toEqual([]);
  expect(items[2]?.changes).toEqual([
    { field: "label", from: "risk", to: "decision" },
    { field: "source_url", from: null, to: "https://a.example" },
  ]);
  const [change] = items[1]?.changes ?? [];
  expect(change).toMatchObject({ field: "content" });
  const runs = change && "runs" in change ? change.runs : [];
  expect(runs.filter(({ kind }) => kind !== "same")).toEqual([
    { kind: "removed", text: "Seven" },
    { kind: "added", text: "Eight" },
  ]);
  const first = await contextItemHistory.listChanges(caller, { id, limit: 1, offset: 0 });
  expect(first.pagination.has_more).toBe(true);
  expect(first.items).toEqual([{ ...items[0], same_as: null }]);
});

test("changes between versions: a restored version names one with the same content only if it is listed", async () => {
  const { caller } = await makeWorkspace();
  const { id } = await createInitiative(caller, { title: "Plan" });
  await updateInitiative(caller, { id, archived: true });
  await updateInitiative(caller, { id, archived: false, title: "The plan" });
  await initiativeHistory.restore(caller, { id, version: 2 });
  await updateInitiative(caller, { id, title: "The plan", archived: false });
  const listSame = async (limit: number) => {
    const { items } = await initiativeHistory.listChanges(caller, { id, limit, offset: 0 });
    return items.map(({ same_as }) => same_as);
  };
  expect(await listSame(20)).toEqual([null, 2, null, null, null]); // version 5 was typed
  expect(await listSame(2)).toEqual([null, null]);
});

test("changes between versions: archiving an initiative is one change, though it sets a time too", async () => {
  const { caller } = await makeWorkspace();
  const { id } = await createInitiative(caller, { title: "Route planner" });
  await updateInitiative(caller, { id, archived: true });
  const { items } = await initiativeHistory.listChanges(caller, { id, ...PAGE });
  expect(items[0]?.changes).toEqual([{ field: "archived", from: "false", to: "true" }]);
});
