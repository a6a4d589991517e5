import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg, { type ClientBase } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Caller } from "@/lib/access/caller";
import { loadBackup } from "@/lib/db/backup/load-backup";
import { checkBackup } from "@/lib/db/backup/read-backup";
import { writeBackup } from "@/lib/db/backup/write-backup";
import { database, makeDatabase, provideDatabase } from "@/lib/db/database";
import { migrate } from "@/lib/db/migrate";
import { createPostgresPool } from "@/lib/db/postgres-pool";
import { createUpload, readUploadContent } from "@/lib/domain/context/uploads";
import * as documents from "@/lib/domain/documents/documents";
import { reindex } from "@/lib/domain/operator/maintenance";
import { searchWorkspace } from "@/lib/domain/search";
import { freshDatabase } from "@/tests/support/database";
import { makeWorkspace } from "@/tests/support/factories";
import { populate } from "@/tests/support/populate";
import { createDatabase, openPostgres } from "@/tests/support/postgres";
import { api } from "@/tests/support/request";

const server = await openPostgres();
if (!server) console.warn("Skipped: these restores need a PostgreSQL, and none can run here.");
const folder = mkdtempSync(path.join(tmpdir(), "groundwork-backups-"));
const file = (name: string) => path.join(folder, name);

/** Texts that a missing or extra escape would change. */
const HOSTILE = [
  'a\\b\\\\n \\. \\N \\x41 $1 $$ %s {"a",NULL} \'); DROP TABLE "user"; --',
  "tab\tline\nreturn\r\nvertical\vform\fnext\u0085 \u2028 \u2029 \ufeff \u200b \u202e",
  "🚀 👩‍👩‍👧‍👦 e\u0301 é ß ﬃ \u{10ffff} \uffff \u0001\u001f\u007f\u009f 中文 العربية",
  "null",
  " ",
];
const BYTES = Uint8Array.from({ length: 100_000 }, (_, index) => (index * 7919) % 256);

/** Works on a new database of the server that has the schema. */
async function onPostgres(work: (client: pg.Client, url: string) => Promise<unknown>) {
  const { url, stop } = await createDatabase(server?.url ?? "");
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await migrate(client);
    await work(client, url);
  } finally {
    await client.end();
    await stop();
  }
}

async function fill(key: string, caller: Caller) {
  const client = api(key);
  const { initiative, document } = await populate(client);
  for (const [index, text] of HOSTILE.entries()) {
    await populate(client, `${index} ${text}`);
    const body = { content_markdown: `${text}\n${index}` };
    expect((await client.call("PATCH", `/documents/${document.id}`, { body })).status).toBe(200);
  }
  const upload = { initiative_id: initiative.id, filename: "notes.md", bytes: BYTES.slice() };
  const markdown = new TextEncoder().encode("# Zirbenholz\n\nThe signal is lost in the cellar.\n");
  const { id } = await createUpload(caller, { ...upload, bytes: markdown });
  const { pool } = await database();
  // No accepted file has every possible byte.
  await pool.query("UPDATE upload_content SET bytes = $1 WHERE upload_id = $2", [BYTES, id]);
  await pool.query("UPDATE activity SET created_at = '0044-03-15 12:00:00.123 BC', details = $1", [
    { quote: '"\\', list: [1e300, null, { a: " " }] },
  ]);
  return { documentId: document.id, uploadId: id };
}

describe.skipIf(!server)("backup to PostgreSQL: a backup", { timeout: 60_000 }, () => {
  freshDatabase();
  afterAll(async () => {
    await server?.stop();
    rmSync(folder, { recursive: true });
  });

  let made: Awaited<ReturnType<typeof makeWorkspace>>;
  let filled: Awaited<ReturnType<typeof fill>>;
  beforeAll(async () => {
    made = await makeWorkspace();
    filled = await fill(made.key, made.caller);
    const connection = await (await database()).pool.connect();
    await writeBackup(connection, file("embedded")).finally(() => connection.release());
  });

  const write = (connection: ClientBase, name: string) => writeBackup(connection, file(name));
  const load = (connection: ClientBase, name: string) =>
    loadBackup(connection, file(name), { force: false });

  test("goes from the embedded database to PostgreSQL and back, and every row stays as it was", async () => {
    const { sums } = await checkBackup(file("embedded"));
    expect(sums).toMatchObject({ document_version: { rows: 11 }, upload_content: { rows: 1 } });
    await onPostgres(async (client) => {
      await load(client, "embedded");
      await write(client, "postgresql");
    });
    const { pool } = await database();
    await pool.query("UPDATE workspace SET name = 'Changed since'");
    const connection = await pool.connect();
    await loadBackup(connection, file("postgresql"), { force: true });
    await write(connection, "back").finally(() => connection.release());
    expect((await checkBackup(file("postgresql"))).sums).toEqual(sums);
    expect((await checkBackup(file("back"))).sums).toEqual(sums);
  });

  test("can be used: keys open the restored workspace, and its texts, files and search work", async () => {
    const before = await database();
    await onPostgres(async (restored, url) => {
      await load(restored, "embedded");
      provideDatabase(Promise.resolve(makeDatabase({ pool: createPostgresPool(url, 4) })));
      const client = api(made.key);
      await reindex({});
      const { body } = await client.call("GET", `/documents/${filled.documentId}`);
      expect(body.data).toMatchObject({ content_markdown: `${HOSTILE.at(-1)}\n4`, version: 6 });
      const found = await searchWorkspace(made.caller, { q: "Zirbenholz", limit: 5, offset: 0 });
      expect(found.items.map(({ id }) => id)).toContain(filled.uploadId);
      const { bytes } = await readUploadContent(made.caller, { id: filled.uploadId });
      expect(Buffer.compare(bytes, BYTES)).toBe(0);
      await documents.createDocument(made.caller, {
        initiative_id: Object(body.data).initiative_id,
        type: "prd",
        title: "Afterwards",
        content_markdown: "",
      });
      await (await database()).close();
    });
    provideDatabase(Promise.resolve(before));
  });

  test("is refused by an installation in use before it takes a lock", async () => {
    await onPostgres(async (client, url) => {
      await load(client, "embedded");
      const reader = new pg.Client({ connectionString: url });
      await reader.connect();
      await reader.query("BEGIN; SELECT 1 FROM workspace"); // a lock would wait for this reader, then fail as "busy"
      await expect(load(client, "embedded")).rejects.toThrow("This installation is not empty");
      await reader.end();
    });
  });

  test("holds one moment of a database that is written to meanwhile", async () => {
    await onPostgres(async (client, url) => {
      const other = new pg.Client({ connectionString: url });
      await other.connect();
      let isOver = false;
      const writing = (async () => {
        // A person and their session, then both gone again: no moment has one without the other.
        for (let n = 0; !isOver || n < 200; n++) {
          const id = `00000000-0000-4000-8000-${String(n % 50).padStart(12, "0")}`;
          await other.query("BEGIN");
          const { rowCount } = await other.query('DELETE FROM "user" WHERE id = $1', [id]);
          if (rowCount === 0) {
            await other.query(
              'INSERT INTO "user" (id, name, email, updated_at) VALUES ($1::uuid, $1::uuid, $1::uuid, now())',
              [id],
            );
            await other.query(
              "INSERT INTO session (id, user_id, token, expires_at, updated_at) VALUES ($1::uuid, $1::uuid, $1::uuid, now(), now())",
              [id],
            );
          }
          await other.query("COMMIT");
        }
      })();
      for (const name of ["one", "two", "three"]) {
        await write(client, name);
        const { sums } = await checkBackup(file(name));
        expect(sums.session?.rows).toBe(sums.user?.rows);
      }
      isOver = true;
      await writing;
      await other.end();
    });
  });

  test("replaces existing data only with --force, and a restore that fails changes nothing", async () => {
    await onPostgres(async (client) => {
      await load(client, "embedded");
      await expect(load(client, "embedded")).rejects.toThrow(
        /^This installation is not empty: accounts 1, workspaces 1\. .*--force/,
      );
      await client.query("UPDATE workspace SET name = 'Changed since'");
      await write(client, "changed");
      await client.query(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
        'BEGIN RAISE EXCEPTION ''refused''; END'`);
      await client.query(
        "CREATE TRIGGER refuse BEFORE INSERT ON upload_content FOR EACH ROW EXECUTE FUNCTION refuse()",
      );
      const over = () => loadBackup(client, file("embedded"), { force: true });
      await expect(over()).rejects.toThrow("refused");
      await write(client, "still");
      expect((await checkBackup(file("still"))).sums).toEqual(
        (await checkBackup(file("changed"))).sums,
      );
      await client.query("DROP TRIGGER refuse ON upload_content");
      await over();
      await write(client, "replaced");
      expect((await checkBackup(file("replaced"))).sums).toEqual(
        (await checkBackup(file("embedded"))).sums,
      );
    });
  });
});
