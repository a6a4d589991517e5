import { describe, expect, test } from "vitest";
import * as z from "zod";
import { readCommand } from "@/lib/admin/command-line";
import { config } from "@/lib/config";
import { createDocument } from "@/lib/domain/documents/documents";
import { createInitiative } from "@/lib/domain/initiatives/initiatives";
import { newId } from "@/lib/ids";
import { REMOVALS } from "@/lib/retention/removals";
import { runRetention } from "@/lib/retention/retention";
import { freshDatabase } from "@/tests/support/database";
import { intent, makeKey, makeUser, makeWorkspace } from "@/tests/support/factories";
import { fullClient } from "@/tests/support/full-client";
import { ago, DAY, idAt } from "@/tests/support/retention";

freshDatabase();
const HOUR = DAY / 24;
const now = new Date();

/** The start of the day in UTC, `days` days ago. */
const dayAgo = (days: number) => new Date(ago(days).setUTCHours(0, 0, 0, 0));
const at = (day: Date, hours: number) => new Date(day.getTime() + hours * HOUR);

/** A document made at `begun`, and a function that adds versions of it at `times`; the last is the present one. */
async function withVersions(begun: Date) {
  const workspace = await makeWorkspace();
  const { workspaceId, userId, caller } = workspace;
  const { id: initiative_id } = await createInitiative(caller, { title: "Visits" });
  const input = { initiative_id, type: "prd" as const, title: "PRD" };
  const { id: documentId } = await createDocument(caller, input);
  const prisma = await fullClient();
  const first = { id: idAt(begun), createdAt: begun };
  await prisma.documentVersion.updateMany({ where: { workspaceId, documentId }, data: first });
  let version = 1;
  return {
    async add(...times: Date[]) {
      for (const createdAt of times) {
        version += 1;
        const text = { title: "PRD", contentMarkdown: `${version}`, source: "api" as const };
        const row = { id: idAt(createdAt), workspaceId, documentId, version, createdById: userId };
        await prisma.documentVersion.create({ data: { ...row, ...text, createdAt } });
      }
      await prisma.document.update({ where: { id: documentId }, data: { version } });
    },
    async kept() {
      const where = { workspaceId, documentId };
      const rows = await prisma.documentVersion.findMany({ where, orderBy: { version: "asc" } });
      return rows.map((row) => row.version);
    },
  };
}

/** Resets the position, as in a new database whose versions have never been examined. */
async function forgetPosition() {
  const prisma = await fullClient();
  await prisma.retentionRun.updateMany({ data: { versionsUpTo: null } });
}

describe("retention: versions of documents", () => {
  test("of the last 90 days are all kept, and before them the last of each day (UTC)", async () => {
    const [old, next, border] = [dayAgo(100), dayAgo(99), dayAgo(90)];
    const { add, kept } = await withVersions(at(old, 0));
    await add(at(old, 1), at(old, 12), at(old, 23.99)); // 2, 3, 4
    await add(at(next, 0), at(next, 5)); // 5, 6
    await add(at(border, -2), at(border, -1)); // 7, 8
    await add(at(border, 0), at(border, 1), ago(1), ago(0.5)); // 9 to 12
    await forgetPosition();
    await runRetention({ now });
    expect(await kept()).toEqual([1, 4, 6, 8, 9, 10, 11, 12]);
  });

  test("always keep the first and the present one, and are thinned as they get old", async () => {
    const [first, last] = [dayAgo(95), dayAgo(60)];
    const { add, kept } = await withVersions(first);
    await add(at(first, 1), at(first, 2), at(last, 3), at(last, 4)); // 2 to 5
    await forgetPosition();
    await runRetention({ now });
    expect(await kept()).toEqual([1, 3, 4, 5]);
    const prisma = await fullClient();
    const position = async () => (await prisma.retentionRun.findFirst())?.versionsUpTo ?? "";
    const before = await position();
    expect(before).not.toBe("");
    await runRetention({ now: new Date(now.getTime() + 40 * DAY) });
    expect(await kept()).toEqual([1, 3, 5]);
    // Rows are examined only once.
    expect((await position()) > before).toBe(true);
  });
});

test("retention: only expired rows are removed", async () => {
  const prisma = await fullClient();
  const { workspaceId, userId } = await makeWorkspace();
  const user = await makeUser();
  const [past, future] = [new Date(now.getTime() - 1_000), new Date(now.getTime() + 60_000)];
  const both = [
    ["old", past],
    ["new", future],
  ] as const;
  const hash = () => new Uint8Array(Buffer.from(newId()));
  for (const [name, expiresAt] of both) {
    const id = newId();
    const key = { path: "/", key: name, fingerprint: hash() };
    await prisma.idempotencyRecord.create({ data: { id, workspaceId, ...key, expiresAt } });
    const token = `${name} ${id}`;
    await prisma.session.create({ data: { id, userId: user.id, token, expiresAt } });
    await prisma.verification.create({ data: { id, identifier: user.id, value: name, expiresAt } });
    const invited = { email: `${name}@example.com`, role: "member" as const, tokenHash: hash() };
    const data = { id, workspaceId, ...invited, invitedById: userId, expiresAt };
    await prisma.invitation.create({ data });
  }
  await runRetention({ now });
  const where = { workspaceId };
  expect((await prisma.idempotencyRecord.findMany({ where })).map(({ key }) => key)).toEqual([
    "new",
  ]);
  expect(await prisma.session.count({ where: { userId: user.id } })).toBe(1);
  const verifications = await prisma.verification.findMany({ where: { identifier: user.id } });
  expect(verifications.map(({ value }) => value)).toEqual(["new"]);
  const invitations = await prisma.invitation.findMany({ where });
  expect(invitations.map(({ email }) => email)).toEqual(["new@example.com"]);
});

test("retention: keys are kept for ACTIVITY_DAYS after their end, and those that work for good", async () => {
  const { caller, workspaceId } = await makeWorkspace();
  const days = config().ACTIVITY_DAYS;
  const [early, late] = [ago(days + 1), ago(days - 1)];
  const both = [
    ["revoked", { revokedAt: early }],
    ["expired", { expiresAt: early }],
    ["revoked lately", { revokedAt: late, expiresAt: early }],
    ["expired lately", { expiresAt: late }],
    ["works", { expiresAt: new Date(Date.now() + DAY) }],
  ] as const;
  for (const [name, ended] of both) await makeKey(caller, { name, ...ended });
  await runRetention({ now });
  const prisma = await fullClient();
  const left = await prisma.apiKey.findMany({ where: { workspaceId }, orderBy: { id: "asc" } });
  const names = left.map(({ name }) => name);
  expect(names).toEqual(["Test key", "revoked lately", "expired lately", "works"]);
});

test("retention: activity is kept for ACTIVITY_DAYS", async () => {
  const prisma = await fullClient();
  const { workspaceId } = await makeWorkspace();
  const days = config().ACTIVITY_DAYS;
  for (const [action, time] of [
    ["too.old", ago(days + 0.1)],
    ["just.kept", ago(days - 0.1)],
  ] as const) {
    const record = { origin: "api" as const, outcome: "success", createdAt: time };
    await prisma.activity.create({ data: { id: idAt(time), workspaceId, action, ...record } });
  }
  await runRetention({ now });
  const left = await prisma.activity.findMany({ where: { workspaceId } });
  expect(left.map(({ action }) => action)).toEqual(["just.kept"]);
});

test("retention: units given back and counts of AI calls are kept for 30 days, used units for good", async () => {
  const prisma = await fullClient();
  const { workspaceId, userId } = await makeWorkspace();
  for (const [title, state, days] of [
    ["given back long ago", "returned", 31],
    ["given back", "returned", 29],
    ["used", "used", 400],
  ] as const) {
    const { documentTypeId: _none, ...what } = intent();
    const data = { ...what, title, state, period: "2026-01", expiresAt: ago(days) };
    await prisma.generation.create({ data: { id: newId(), workspaceId, userId, ...data } });
  }
  for (const days of [32, 28]) {
    await prisma.aiDay.create({ data: { workspaceId, day: dayAgo(days), calls: 1 } });
  }
  await runRetention({ now });
  const where = { workspaceId };
  const titles = (await prisma.generation.findMany({ where })).map(({ title }) => title);
  expect(titles.sort()).toEqual(["given back", "used"]);
  expect(await prisma.aiDay.findMany({ where })).toMatchObject([{ day: dayAgo(28) }]);
});

test("retention: the operator can have it done at once", async () => {
  const Answer = z.object({ removed: z.record(z.string(), z.int()) });
  const { removed } = Answer.parse(await readCommand(["retention", "run"])());
  expect(Object.keys(removed)).toEqual([...new Set(REMOVALS.map(({ table }) => table))]);
});
