import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/**
 * Statements of our own write the data of workspaces, Prisma that of people
 * (`docs/decisions/047-statements-own-workspaces.md`): no table is written by both. Retention and backups use all tables.
 */
const REMOVES = /^lib\/(?:generated|retention|db\/backup)\//;

const sources = ["app", "lib", "server"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => file.endsWith(".ts") && !REMOVES.test(file))
  .map((file) => readFileSync(file, "utf8"));
const matches = (pattern: RegExp) =>
  new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map(([, table = ""]) => table)));

const bySql = matches(
  /\b(?:INSERT INTO|UPDATE|DELETE FROM) "?([a-z_]+)"?(?=\s+(?:AS |[a-z] |SET |USING |WHERE |\())/g,
);
const byPrisma = new Set(
  [...matches(/\.([a-zA-Z]+)\.(?:create|update|delete|upsert)\w*\(/g)].map((model) =>
    model.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  ),
);

test("one writer: finds both kinds of writers", () => {
  expect([...bySql]).toEqual(
    expect.arrayContaining(["activity", "api_key", "membership", "quota_period"]),
  );
  expect([...byPrisma]).toEqual(expect.arrayContaining(["account", "session", "user"]));
});

test("one writer: a table is written either by statements or by Prisma", () => {
  expect([...bySql].filter((table) => byPrisma.has(table))).toEqual([]);
});
