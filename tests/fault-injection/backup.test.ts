import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, describe, expect, test } from "vitest";
import { runInOtherFolder } from "@/lib/db/backup/other-folder";
import { checkBackup } from "@/lib/db/backup/read-backup";
import { migrate, readMigrationFiles } from "@/lib/db/migrate";
import { serve } from "@/tests/support/own-server";
import { startPostgres } from "@/tests/support/postgres";
import { admin, call, environment, makeKeyHolder, type Settings } from "@/tests/support/server";

const folder = mkdtempSync(path.join(tmpdir(), "groundwork-backup-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
/** Vectors are no part of a backup. */
const EMBEDDINGS = "off";
const within = (name: string) => path.join(folder, name);
const drafts = () => readdirSync(folder).filter((name) => name.endsWith(".part"));

/** Runs a command and kills it after `ms`. @returns whether it had ended before */
async function killAfter(ms: number, settings: Settings, ...argv: string[]): Promise<boolean> {
  const child: ChildProcess = spawn(
    process.execPath,
    ["scripts/admin.mjs", ...argv],
    // On PostgreSQL a killed command leaves its working folder behind.
    { env: { ...environment(settings), TMPDIR: folder }, stdio: "ignore" },
  );
  const ended = once(child, "exit");
  await Promise.race([ended, sleep(ms)]);
  child.kill("SIGKILL");
  const [code] = await ended;
  return code === 0;
}

const tookMs = async (work: Promise<unknown>) => {
  const began = performance.now();
  await work;
  return performance.now() - began;
};

const readSums = async (file: string) => (await checkBackup(file)).sums;

/** Moments of a run; before the first of them it only loads its modules. */
const SHARES = [0.6, 0.85];

describe("backup: a backup of the embedded database", { timeout: 300_000 }, () => {
  const source = { DATA_DIR: within("source"), EMBEDDINGS };
  const file = within("whole");
  let key = "";

  test("is made next to a running server, does not block writers, and holds one moment of their data", async () => {
    const server = await serve(source);
    key = await makeKeyHolder(source);
    const initiative = (await call(server, key, "/initiatives", { title: "Writers" }))?.body.data;
    let isOver = false;
    let worst = 0;
    const writer = async () => {
      while (!isOver) {
        const began = performance.now();
        const text = { content_markdown: "# Zirbenholz\n\n".repeat(200) };
        const fields = { initiative_id: initiative.id, type: "prd", title: "Beside", ...text };
        expect((await call(server, key, "/documents", fields))?.status).toBe(200);
        worst = Math.max(worst, performance.now() - began);
        await sleep(100);
      }
    };
    rmSync(file, { force: true }); // from an earlier attempt
    const writing = Promise.all([writer(), writer()]);
    await sleep(3000);
    const idle = worst;
    worst = 0;
    const made = await admin(source, "backup", "create", "--file", file);
    isOver = true;
    await writing;
    expect(worst).toBeLessThan(10 * idle);
    expect(await admin(source, "backup", "verify", "--file", file)).toEqual(made);
    const sums = await readSums(file);
    expect(sums.document?.rows).toBeGreaterThan(10);
    expect(sums.document_version?.rows).toBe(sums.document?.rows);
  });

  test("is restored next to a running server, which then uses it", async () => {
    const settings = { DATA_DIR: within("beside"), EMBEDDINGS };
    const server = await serve(settings);
    expect((await call(server, key, "/me"))?.status).toBe(401);
    await admin(settings, "backup", "restore", "--file", file);
    expect((await call(server, key, "/me"))?.status).toBe(200);
    const found = await call(server, key, "/search?q=Zirbenholz");
    expect(found?.body.data.items.length).toBeGreaterThan(0);
    expect((await call(server, key, "/initiatives", { title: "Afterwards" }))?.status).toBe(200);
    const again = admin(settings, "backup", "restore", "--file", file);
    await expect(again).rejects.toThrow(/This installation is not empty: accounts 1, workspaces/);
    await admin(settings, "backup", "restore", "--file", file, "--force");
    await admin(settings, "backup", "create", "--file", within("later"));
    expect((await readSums(within("later"))).document).toEqual((await readSums(file)).document);
  });

  test("is whole or absent after its making is killed", async () => {
    const create = (name: string) => ["backup", "create", "--file", within(name)];
    const whole = await tookMs(admin(source, ...create("timed")));
    for (const share of SHARES) {
      const name = `killed-${share}`;
      await killAfter(whole * share, source, ...create(name));
      if (readdirSync(folder).includes(name)) await checkBackup(within(name));
      else await admin(source, ...create(name));
    }
    const anHourAgo = Date.now() / 1000 - 3700;
    for (const name of drafts()) utimesSync(within(name), anHourAgo, anHourAgo);
    await admin(source, ...create("after all"));
    expect(drafts()).toEqual([]);
    expect(readdirSync(source.DATA_DIR)).not.toContain("backup"); // where commands work
  });

  test("is made by one process at a time", async () => {
    const names = ["first", "second", "third"];
    const made = await Promise.allSettled(
      names.map((name) => admin(source, "backup", "create", "--file", within(name))),
    );
    const refused = made.flatMap((one) => (one.status === "rejected" ? [String(one.reason)] : []));
    for (const reason of refused) {
      expect(reason).toMatch(
        /A backup is being made or restored by (another process|process \d+ )/,
      );
    }
    expect(names.filter((name) => readdirSync(folder).includes(name))).toHaveLength(
      names.length - refused.length,
    );
    expect(refused.length).toBeLessThan(names.length);
  });

  test("is restored whole or not at all if the restore is killed", async () => {
    await survivesKills({ DATA_DIR: within("target"), EMBEDDINGS });
  });
});

test("backup: an update of an existing installation begins with a backup; a new installation makes none", async () => {
  const settings = { DATA_DIR: within("older"), EMBEDDINGS };
  const migrations = readMigrationFiles();
  mkdirSync(settings.DATA_DIR);
  await runInOtherFolder(path.join(settings.DATA_DIR, "pg"), (connection) =>
    migrate(connection, migrations.slice(0, 2)),
  );
  const backups = () => readdirSync(path.join(settings.DATA_DIR, "backups"));
  for (const name of ["ada", "bo"]) {
    const who = ["--email", `${name}@example.com`, "--name", name, "--password", "long enough"];
    await admin(settings, "user", "create", ...who);
    expect(backups()).toEqual([expect.stringContaining(`-before-${migrations[2]?.name}.backup`)]);
  }
  const [file = ""] = backups();
  const made = { DATA_DIR: within("made-anew"), EMBEDDINGS };
  const older = path.join(settings.DATA_DIR, "backups", file);
  expect(await admin(made, "backup", "restore", "--file", older)).toMatchObject({
    ok: true,
    rows: { user: 0 },
  });
  expect(readdirSync(made.DATA_DIR)).not.toContain("backups");
}, 300_000);

const postgres = await startPostgres();
if (!postgres) console.warn("Skipped: restores into PostgreSQL need one, and none can run here.");

describe.skipIf(!postgres)("backup: a backup on PostgreSQL", { timeout: 300_000 }, () => {
  afterAll(() => postgres?.stop());

  test("is restored whole or not at all if the restore is killed", async () => {
    await survivesKills({ DATA_DIR: within("unused"), EMBEDDINGS, DATABASE_URL: postgres?.url });
  });
});

/** Restores two backups in turn and is killed while it does: then the data is that of one of the two. */
async function survivesKills(settings: Settings) {
  const restore = (file: string) => ["backup", "restore", "--file", file, "--force"];
  const present = async () => {
    const file = within(`present-${randomUUID()}`);
    await admin(settings, "backup", "create", "--file", file);
    return readSums(file);
  };
  let whole = await tookMs(admin(settings, ...restore(within("whole"))));
  let before = await present();
  let next = "later";
  let cutShort = 0;
  for (const share of [...SHARES, ...SHARES]) {
    if (cutShort === SHARES.length) break;
    const file = within(next);
    const began = performance.now();
    const hasEnded = await killAfter(whole * share, settings, ...restore(file));
    // The machine is faster than at the last measurement.
    if (hasEnded) whole = performance.now() - began;
    else cutShort++;
    const after = await present();
    expect([before, await readSums(file)]).toContainEqual(after);
    before = after;
    next = next === "later" ? "whole" : "later";
  }
  expect(cutShort).toBeGreaterThan(0);
  await admin(settings, ...restore(within("whole")));
  expect(await present()).toEqual(await readSums(within("whole")));
}
