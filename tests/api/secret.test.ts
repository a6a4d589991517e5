import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createAuth } from "@/lib/access/auth";
import { getAuthSecret } from "@/lib/access/credentials/secret";
import { config } from "@/lib/config";
import { prismaClient } from "@/lib/db/database";
import { freshDatabase } from "@/tests/support/database";
import { makeUser } from "@/tests/support/factories";
import { fullClient } from "@/tests/support/full-client";

freshDatabase();
const before = { ...config() };
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "groundwork-"));
  Object.assign(config(), { DATA_DIR: folder, AUTH_SECRET: undefined });
  const prisma = await fullClient();
  await prisma.installationSecret.deleteMany();
});
afterEach(() => {
  Object.assign(config(), before);
  rmSync(folder, { recursive: true });
});

test("secret: without a setting one secret is made and kept in the database, even by simultaneous callers", async () => {
  const secrets = await Promise.all(Array.from({ length: 8 }, getAuthSecret));
  expect(new Set(secrets).size).toBe(1);
  expect(Buffer.from(secrets[0] ?? "", "base64")).toHaveLength(32);
  expect(await getAuthSecret()).toBe(secrets[0]);
});

test("secret: the file of earlier versions moves into the database", async () => {
  const file = path.join(folder, "auth-secret");
  writeFileSync(file, "kept ".repeat(8));
  expect(await getAuthSecret()).toBe("kept ".repeat(8));
  expect(existsSync(file)).toBe(false);
  expect(await getAuthSecret()).toBe("kept ".repeat(8));
});

test("secret: a configured secret wins, and none is made", async () => {
  config().AUTH_SECRET = "s".repeat(32);
  expect(await getAuthSecret()).toBe("s".repeat(32));
  const prisma = await fullClient();
  expect(await prisma.installationSecret.count()).toBe(0);
});

test("secret: session tokens are made under a new secret, too", async () => {
  const prisma = await prismaClient();
  const { email } = await makeUser({ password: "correct horse battery" });
  for (const letter of "ab") {
    const { api } = createAuth(prisma, letter.repeat(32));
    const body = { email, password: "correct horse battery" };
    const answer = await api.signInEmail({ body, returnHeaders: true });
    const cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    const { token } = await api.getToken({ headers: new Headers({ cookie }) });
    expect(token).toMatch(/^ey/);
  }
  await prisma.jwks.deleteMany();
});
