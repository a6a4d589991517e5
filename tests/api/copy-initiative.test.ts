import { describe, expect, test } from "vitest";
import type { Caller } from "@/lib/access/caller";
import { waitForBackground } from "@/lib/background";
import { database } from "@/lib/db/database";
import { createUpload, listUploads, readUploadContent } from "@/lib/domain/context/uploads";
import { getDocument, listDocuments } from "@/lib/domain/documents/documents";
import { getDocumentEvidence } from "@/lib/domain/generation/groundings";
import { initiativeHistory, updateInitiative } from "@/lib/domain/initiatives/initiatives";
import { searchWorkspace } from "@/lib/domain/search";
import { measureStorage } from "@/lib/domain/usage/measure-storage";
import { NIL_ID } from "@/lib/ids";
import { Generated } from "@/lib/schemas/generate";
import { listRecords } from "@/tests/support/activity";
import { contents, twoPlaces } from "@/tests/support/copies";
import { freshDatabase } from "@/tests/support/database";
import { createDocument } from "@/tests/support/samples";
import { everything } from "@/tests/support/trash";

freshDatabase();

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const idsIn = (text: string): string[] => text.match(UUID) ?? [];
const withoutIds = (text: string) => text.replace(UUID, "an id");

describe("copy of an initiative: a copy", () => {
  test("has every row of the initiative, under new ids", async () => {
    const { source, target, copy } = await twoPlaces();
    const before = await everything(source.workspaceId);
    const made = await copy();
    expect(made.title).toBe("Offline visits");
    expect(await everything(source.workspaceId)).toEqual(before);

    const theirs = await contents(source.caller, source.initiative.id);
    const ours = await contents(target, made.id);
    expect(ours.rows.document_version?.length).toBe(2);
    expect(ours.rows.past_version?.length).toBe(3);
    expect(ours.rows.grounding?.length).toBe(1);
    expect(ours.rows).toEqual(theirs.rows);
    expect([...ours.ids].filter((id) => theirs.ids.has(id))).toEqual([]);
  });

  test("is found by its words, and the original once in its own workspace", async () => {
    const { source, target, copy } = await twoPlaces();
    const { id } = await copy();
    await waitForBackground();
    for (const [caller, initiativeId] of [
      [target, id],
      [source.caller, source.initiative.id],
    ] as const) {
      const hits = await searchWorkspace(caller, { q: "reports lost", limit: 20, offset: 0 });
      const items = hits.items.filter(({ type }) => type === "context_item");
      expect(items.map(({ initiative_id }) => initiative_id)).toEqual([initiativeId]);
    }
  });

  test("has its files to download, and evidence that points at the copies", async () => {
    const { source, target, copy } = await twoPlaces();
    const { id } = await copy();
    const [upload] = (await listUploads(target, { initiative_id: id, limit: 9, offset: 0 })).items;
    const { bytes } = await readUploadContent(target, { id: upload?.id ?? "" });
    expect(Buffer.from(bytes)).toEqual(Buffer.from(source.bytes));

    const { rows } = await (await database()).pool.query(
      "SELECT id FROM document WHERE workspace_id = $1 AND initiative_id = $2",
      [target.workspaceId, id],
    );
    const theirs = await getDocumentEvidence(source.caller, source.document);
    const ours = await getDocumentEvidence(target, { id: String(rows[0]?.id) });
    expect(ours.sources.length).toBeGreaterThan(0);
    for (const [nth, { id: sourceId, state, title, url }] of ours.sources.entries()) {
      const original = theirs.sources[nth];
      expect([title, state]).toEqual([original?.title, original?.state]);
      expect(sourceId).not.toBe(original?.id);
      expect(url).toContain(target.workspaceId);
    }
  });

  test("has documents whose links lead to the copies, and that are as current as the originals", async () => {
    const { source, target, copy } = await twoPlaces();
    const first = Generated.parse((await source.generate()).body.data).document;
    const links = `[one](/w/${source.workspaceId}/documents/${first.id}), [two](/w/${source.workspaceId}/goals/${NIL_ID})`;
    await createDocument(source.client, source.initiative.id, { content_markdown: links });
    const second = Generated.parse((await source.generate()).body.data).document;
    const stays = new Set([source.workspaceId, NIL_ID, source.shared.id]);
    const { id } = await copy();
    const copies = (await listDocuments(target, { initiative_id: id, limit: 9, offset: 0 })).items;
    const originals = await listDocuments(source.caller, { limit: 9, offset: 0 });
    expect(copies.length).toBe(4);
    for (const [nth, original] of originals.items.entries()) {
      const [theirs, ours] = await Promise.all([
        getDocument(source.caller, original),
        getDocument(target, copies[nth] ?? original),
      ]);
      const [left, rest] = [idsIn(theirs.content_markdown), idsIn(ours.content_markdown)];
      expect(rest.length).toBe(left.length);
      expect(withoutIds(ours.content_markdown)).toBe(withoutIds(theirs.content_markdown));
      const kept = rest.filter((one) => left.includes(one));
      expect(kept.filter((one) => !stays.has(one))).toEqual([]);
    }
    const nth = originals.items.findIndex((one) => one.id === second.id);
    const listStates = async (caller: Caller, document: string) => {
      const { sources } = await getDocumentEvidence(caller, { id: document });
      return sources.map(({ title, type, state }) => ({ title, type, state }));
    };
    const theirs = await listStates(source.caller, second.id);
    const ours = await listStates(target, copies[nth]?.id ?? "");
    // Workspace-wide items are not copied.
    expect(ours).toEqual(
      theirs.map((one) => (one.title === source.shared.title ? { ...one, state: "deleted" } : one)),
    );
    expect(ours).toContainEqual(expect.objectContaining({ type: "document", state: "unchanged" }));
  });

  test("and the original are independent: both can be changed and have their own versions", async () => {
    const { source, target, copy } = await twoPlaces();
    const made = await copy();
    const listVersions = async (caller: Caller, id: string) =>
      (await initiativeHistory.list(caller, { id, limit: 9, offset: 0 })).items;
    for (const [caller, id] of [
      [target, made.id],
      [source.caller, source.initiative.id],
    ] as const) {
      await updateInitiative(caller, { id, title: "Another title" });
      expect((await listVersions(caller, id)).map(({ version }) => version)).toEqual([3, 2, 1]);
      const first = await initiativeHistory.get(caller, { id, version: 1 });
      expect(first.value).toMatchObject({ id, title: "Offline visits", description: null });
    }
  });

  test("can be made again, and each is on record in both workspaces", async () => {
    const { source, target, copy } = await twoPlaces();
    const copies = await Promise.all([copy(), copy()]);
    expect(new Set(copies.map(({ id }) => id)).size).toBe(2);
    expect(await listRecords(target.workspaceId)).toEqual(
      expect.arrayContaining(
        copies.map(({ id }) => ({
          action: "initiative.copied",
          actor_id: target.userId,
          target_id: id,
          details: { source_id: source.initiative.id },
        })),
      ),
    );
    const away = (await listRecords(source.workspaceId)).filter(
      ({ action }) => action === "initiative.copied_away",
    );
    expect(away.map(({ target_id }) => target_id)).toEqual([
      source.initiative.id,
      source.initiative.id,
    ]);
  });

  test("has every document and file of an initiative that holds many", async () => {
    const { source, target, copy } = await twoPlaces();
    const { pool } = await database();
    await pool.query(
      `INSERT INTO document (workspace_id, id, initiative_id, title, type, content_markdown, created_by_id)
       SELECT $1, gen_random_uuid(), $2, 'Note ' || n, 'prd', repeat('word ', 40), $3
       FROM generate_series(1, 510) AS n`,
      [source.workspaceId, source.initiative.id, source.caller.userId],
    );
    for (const letter of "abcd") {
      await createUpload(source.caller, {
        initiative_id: source.initiative.id,
        filename: `${letter}.txt`,
        bytes: Buffer.alloc(150_000, `${letter} `),
      });
    }
    const made = await copy();
    await waitForBackground();
    const ours = await contents(target, made.id);
    expect(ours.rows).toEqual((await contents(source.caller, source.initiative.id)).rows);
    expect(ours.rows.document?.length).toBe(511);
    const inSource = await measureStorage(source.workspaceId);
    expect(await measureStorage(target.workspaceId)).toBeGreaterThan(0.99 * inSource - 2_000);
    const hits = await searchWorkspace(target, { q: "reports lost", limit: 20, offset: 0 });
    expect(hits.items.length).toBeGreaterThan(0);
  });
});
