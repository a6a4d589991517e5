import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, test } from "vitest";
import { getSessionCaller } from "@/lib/access/session";
import { waitForBackground } from "@/lib/background";
import { config } from "@/lib/config";
import { database } from "@/lib/db/database";
import { createUpload, listUploads } from "@/lib/domain/context/uploads";
import { copyInitiative } from "@/lib/domain/initiatives/copy-initiative";
import { removeMember } from "@/lib/domain/members/members";
import { measureStorage } from "@/lib/domain/usage/measure-storage";
import { runRetention } from "@/lib/retention/retention";
import { countRows, twoPlaces } from "@/tests/support/copies";
import { freshDatabase } from "@/tests/support/database";
import { joinAs, joinWorkspace, makeWorkspace } from "@/tests/support/factories";
import { everything } from "@/tests/support/trash";

freshDatabase();
const { STORAGE_LIMIT_MB } = config();
afterEach(() => {
  config().STORAGE_LIMIT_MB = STORAGE_LIMIT_MB;
});

describe("copy of an initiative: nothing is copied", () => {
  const refused = { code: "NOT_FOUND", status: 404 };

  test("from or into a workspace whose member the caller is not", async () => {
    const { source, target, copy } = await twoPlaces();
    const stranger = await makeWorkspace();
    expect(await getSessionCaller({ userId: stranger.userId }, target.workspaceId)).toBeUndefined();
    await expect(copy(stranger.caller, stranger.caller)).rejects.toMatchObject({ status: 400 });
    const away = await joinAs((await makeWorkspace()).workspaceId, stranger.userId, "owner");
    // Their own workspaces, with an initiative of somebody else's.
    await expect(copy(stranger.caller, away)).rejects.toMatchObject(refused);
    // Callers of two different people, then a caller who only claims to be a member.
    await expect(copy(source.caller, stranger.caller)).rejects.toMatchObject(refused);
    const claimed = { ...target, workspaceId: stranger.workspaceId };
    await expect(copy(source.caller, claimed)).rejects.toMatchObject(refused);
    await expect(copy({ ...stranger.caller, userId: target.userId })).rejects.toMatchObject(
      refused,
    );
    await waitForBackground();
    expect(await countRows(stranger.workspaceId)).toBe(0);
    expect(await countRows(target.workspaceId)).toBe(0);
  });

  test("once the person has been removed from either workspace", async () => {
    for (const place of ["source", "target"] as const) {
      const { source, target, copy } = await twoPlaces();
      const left = place === "source" ? source.caller : target;
      const { caller: owner } = await joinWorkspace(left.workspaceId, "owner");
      await removeMember(owner, { userId: left.userId });
      await expect(copy()).rejects.toMatchObject(refused);
      await waitForBackground();
      expect(await countRows(target.workspaceId)).toBe(0);
    }
  });

  test("into its own workspace, or of an initiative that does not exist", async () => {
    const { source, target } = await twoPlaces();
    const { caller, initiative } = source;
    await expect(copyInitiative(caller, caller, initiative)).rejects.toMatchObject({ status: 400 });
    await expect(copyInitiative(caller, target, { id: randomUUID() })).rejects.toMatchObject(
      refused,
    );
  });

  test("without enough room, and the rows copied so far are removed", async () => {
    const { source, target, copy } = await twoPlaces();
    await createUpload(source.caller, {
      initiative_id: source.initiative.id,
      filename: "film.txt",
      bytes: Buffer.alloc(700_000, "film "),
    });
    config().STORAGE_LIMIT_MB = 1;
    const full = { code: "STORAGE_LIMIT_EXCEEDED" };
    await expect(copy()).rejects.toMatchObject(full);
    await waitForBackground();
    expect(await countRows(target.workspaceId)).toBe(0);
  });

  test("and the caller learns why, even if the rows copied so far cannot be removed yet", async () => {
    const { source, copy } = await twoPlaces();
    await createUpload(source.caller, {
      initiative_id: source.initiative.id,
      filename: "film.txt",
      bytes: Buffer.alloc(700_000, "film "),
    });
    config().STORAGE_LIMIT_MB = 1;
    const { pool } = await database();
    await pool.query(
      `CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'not now'; END $$;
       CREATE TRIGGER held BEFORE UPDATE ON trash EXECUTE FUNCTION fail()`,
    );
    try {
      await expect(copy()).rejects.toMatchObject({ code: "STORAGE_LIMIT_EXCEEDED" });
    } finally {
      await pool.query("DROP TRIGGER held ON trash; DROP FUNCTION fail");
    }
  });

  test("by one of two simultaneous copies if there is room for one", async () => {
    const { source, target, copy } = await twoPlaces();
    await createUpload(source.caller, {
      initiative_id: source.initiative.id,
      filename: "film.txt",
      bytes: Buffer.alloc(280_000, "film "),
    });
    config().STORAGE_LIMIT_MB = 1;
    const both = await Promise.allSettled([copy(), copy()]);
    const codes = both.map((one) => (one.status === "rejected" ? one.reason.code : "copied"));
    expect(codes.sort()).toEqual(["STORAGE_LIMIT_EXCEEDED", "copied"]);
    await waitForBackground();
    expect(await measureStorage(target.workspaceId)).toBeLessThan(1 << 20);
    const uploads = await listUploads(target, { limit: 9, offset: 0 });
    expect(uploads.items).toHaveLength(2);
  });

  test("by a copy that is cut off: nobody sees its rows, and an hour later they are gone", async () => {
    const { source, target, copy } = await twoPlaces();
    const { pool } = await database();
    await pool.query(
      `CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'cut off'; END $$;
       CREATE TRIGGER cut BEFORE INSERT ON upload_content FOR EACH ROW EXECUTE FUNCTION fail()`,
    );
    try {
      await expect(copy()).rejects.toThrow();
    } finally {
      await pool.query("DROP TRIGGER cut ON upload_content; DROP FUNCTION fail");
    }
    await waitForBackground();
    await runRetention();
    expect(await countRows(target.workspaceId)).toBe(0);
    expect((await everything(source.workspaceId)).rows.upload_content?.length).toBe(1);
  });
});
