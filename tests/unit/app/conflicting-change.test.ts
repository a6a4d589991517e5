import { afterAll, afterEach, expect, test, vi } from "vitest";
import * as signedIn from "@/app/shared/signed-in";
import { save } from "@/app/w/[workspace]/documents/[id]/edit/actions";
import type { Caller } from "@/lib/access/caller";
import { createDocument, updateDocument } from "@/lib/domain/documents/documents";
import * as merging from "@/lib/domain/documents/merge-document";
import { createInitiative } from "@/lib/domain/initiatives/initiatives";
import { freshDatabase } from "@/tests/support/database";
import { joinAs, makeUser, makeWorkspace } from "@/tests/support/factories";
import { asCaller } from "@/tests/support/signed-in";

vi.mock("next/cache", () => ({ refresh: vi.fn() }));
afterAll(() => void vi.doUnmock("next/cache"));
afterEach(() => void vi.restoreAllMocks());
freshDatabase();

const LINES = ["one", "two", "three", "four", "five", "six", "seven"];
/** The text with other words in the lines of these numbers. */
const write = (changes: Record<number, string> = {}) =>
  LINES.map((line, at) => changes[at + 1] ?? line).join("\n");

/** A document, what each person saves after version 1, and the answer to a text of Nora's that was made from version 1. */
async function openDocument() {
  const { caller: nora, workspaceId } = await makeWorkspace();
  const join = async (name: string) => joinAs(workspaceId, (await makeUser({ name })).id, "member");
  const [ada, ben] = [await join("Ada"), await join("Ben")];
  const { id: initiative_id } = await createInitiative(nora, { title: "Routes" });
  const content_markdown = write();
  const made = { initiative_id, type: "prd", title: "PRD", content_markdown } as const;
  const { id } = await createDocument(nora, made);
  const store = (by: Caller, changes: Record<number, string>) =>
    updateDocument(by, { id, content_markdown: write(changes) });
  const user = asCaller({ id: nora.userId, name: "Nora", email: "nora@example.com" });
  vi.spyOn(signedIn, "findSignedInUser").mockResolvedValue(user);
  vi.spyOn(signedIn, "requireCaller").mockResolvedValue(nora);
  const send = async (changes: Record<number, string>) => {
    const form = new FormData();
    form.set("id", id);
    form.set("base_version", "1");
    form.set("content", JSON.stringify(write(changes)));
    const { data } = await save(workspaceId, {}, form);
    if (data?.state !== "conflict") throw new Error("It is no conflict.");
    return data;
  };
  return { nora, ada, ben, store, send };
}

const OWN = { isReader: true };
const ADA = { name: "Ada", isReader: false };

test("conflict: lines of the person's own other tab are theirs, whoever changed other lines since", async () => {
  const { nora, ada, store, send } = await openDocument();
  await store(nora, { 1: "mine, earlier" });
  await store(ada, { 1: "mine, earlier", 5: "hers" });
  expect((await send({ 1: "mine" })).by).toMatchObject({ ...OWN, version: 2 });
});

test("conflict: of two other people, the one who changed the lines is named", async () => {
  const { ada, ben, store, send } = await openDocument();
  await store(ada, { 1: "hers" });
  await store(ben, { 1: "hers", 5: "his" });
  expect((await send({ 1: "mine" })).by).toMatchObject({ ...ADA, version: 2 });
  expect((await send({ 5: "mine" })).by).toMatchObject({ name: "Ben", version: 3 });
});

test("conflict: another person is named if both changed lines, and of one line whoever wrote it last", async () => {
  const { nora, ada, store, send } = await openDocument();
  await store(ada, { 1: "hers" });
  await store(nora, { 1: "hers", 5: "mine, earlier" });
  expect((await send({ 1: "mine", 5: "mine" })).by).toMatchObject({ ...ADA, version: 2 });
  await store(nora, { 1: "hers, and mine", 5: "mine, earlier" });
  expect((await send({ 1: "mine" })).by).toMatchObject({ ...OWN, version: 4 });
});

test("conflict: the version shown is the one with which the text was compared, not one saved since", async () => {
  const { ada, ben, store, send } = await openDocument();
  await store(ada, { 1: "hers" });
  const { changeDocument } = merging;
  vi.spyOn(merging, "changeDocument").mockImplementationOnce(async (...change) => {
    const refused = await Promise.allSettled([changeDocument(...change)]);
    await store(ben, { 1: "his", 3: "his" });
    for (const each of refused) if (each.status === "rejected") throw each.reason;
    throw new Error("It is no conflict.");
  });
  const { version, content, overlaps, by } = await send({ 1: "mine" });
  expect({ version, content }).toEqual({ version: 2, content: write({ 1: "hers" }) });
  expect(overlaps).toMatchObject([{ theirs: "hers" }]);
  expect(by).toMatchObject(ADA);
});

test("conflict: whoever emptied the lines is named, not who changed others since", async () => {
  const { ada, ben, store, send } = await openDocument();
  await store(ada, { 1: "" });
  await store(ben, { 1: "", 5: "his" });
  expect((await send({ 1: "mine" })).by).toMatchObject({ ...ADA, version: 2 });
});
