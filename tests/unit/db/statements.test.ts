import path from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { runComposed } from "@/tests/support/composed-statements";
import { openLite } from "@/tests/support/database";
import { type Declared, findCalls, sources } from "@/tests/support/declared-statements";
import { type Description, describer } from "@/tests/support/describe-statement";
import { findUnbound } from "@/tests/support/tenant-binding";

/**
 * Prepares every SQL text of the application on the migrated schema and compares its parameters and columns with the
 * types that the code claims (`docs/decisions/033-statements-are-checked.md`).
 */
const { callSite } = await vi.hoisted(() => import("@/tests/support/declared-statements"));
const declared: Declared[] = vi.hoisted(() => []);
const tables: { site: string; name: string; keys: readonly string[] }[] = vi.hoisted(() => []);

vi.mock("@/lib/db/statement", async (importOriginal) => {
  const original = await importOriginal<typeof import("@/lib/db/statement")>();
  const statement: typeof original.statement = (sql, parameters, columns) => {
    const made = original.statement(sql, parameters, columns);
    declared.push({
      site: callSite(),
      sql: made.sql,
      parameters: Object.values(parameters),
      columns: Object.entries(columns ?? {}),
    });
    return made;
  };
  const compose: typeof original.compose = (sql, names) => {
    declared.push({ site: callSite(), sql, columns: names.map((name) => [name] as const) });
    return original.compose(sql, names);
  };
  return { ...original, statement, compose };
});
vi.mock("@/lib/db/table-declaration", async (importOriginal) => {
  const original = await importOriginal<typeof import("@/lib/db/table-declaration")>();
  const table: typeof original.table = (name, keys, large) => {
    const made = original.table(name, keys, large);
    tables.push({ ...made, site: callSite() });
    return made;
  };
  return { ...original, table };
});
afterAll(() => {
  vi.doUnmock("@/lib/db/statement");
  vi.doUnmock("@/lib/db/table-declaration");
});

let lite: PGlite;
let describe: (sql: string) => Promise<Description>;
beforeAll(async () => {
  for (const [file, text] of sources) {
    if (/from "(?:@\/lib\/db|\.)\/(?:statement|table-declaration)"/.test(text))
      await import(path.resolve(file));
  }
  await runComposed(tables);
  lite = await openLite();
  describe = await describer(lite);
});
afterAll(() => lite.close());

/** Types that Prisma's models and the driver read alike; an `int8` is a string for one of them. */
const READ_ALIKE =
  /^(?:uuid|text|int4|float8|bool|timestamptz|jsonb?|bytea|[a-z]+_[a-z]+|tier|role|origin)(?:\[\])?$/;

/** The differences between the claims and the database, as sentences. */
function differences({ parameters, columns }: Declared, found: Description): string[] {
  const isStatement = parameters !== undefined;
  const claimed = (parameters ?? found.parameters).map((type) =>
    type.replace("?[]", "[]").replace("?", ""),
  );
  const problems: string[] = [];
  if (claimed.join() !== found.parameters.join()) {
    problems.push(`its parameters are ${found.parameters}, not ${claimed}`);
  }
  const names = columns.map(([name]) => name);
  if (
    names.toSorted().join() !==
    found.columns
      .map(({ name }) => name)
      .toSorted()
      .join()
  ) {
    problems.push(`its columns are ${found.columns.map(({ name }) => name)}, not ${names}`);
  }
  const types = new Map(columns.map(([name, type]) => [name, type]));
  for (const { name, type, isNullable } of found.columns) {
    const claim = types.get(name);
    if (!isStatement && !READ_ALIKE.test(type)) problems.push(`${name} is ${type}`);
    if (claim === undefined) continue;
    if (claim.replace(/[?!]$/, "") !== type) problems.push(`${name} is ${type}, not ${claim}`);
    if (isNullable && !/[?!]$/.test(claim)) problems.push(`${name} can be null`);
    if (isNullable === false && claim.endsWith("!")) problems.push(`${name} needs no "!"`);
  }
  return problems;
}

test("statements: each statement fits the schema, and has the parameters and columns that the code claims", async () => {
  expect(declared.length).toBeGreaterThan(250);
  const problems: string[] = [];
  for (const one of declared) {
    const found = await describe(one.sql).catch((error: Error) => error);
    const sentences = found instanceof Error ? [found.message] : differences(one, found);
    problems.push(...sentences.map((sentence) => `${one.site}: ${sentence}`));
  }
  expect(problems).toEqual([]);
});

test("statements: each statement and table is checked: it is declared when its module loads, or composed by tests/support/composed-statements.ts", () => {
  const seen = new Set([...declared, ...tables].map(({ site }) => site));
  const calls = ["statement", "compose", "table"].flatMap(findCalls);
  expect(calls.length).toBeGreaterThan(100);
  expect(calls.filter((site) => !seen.has(site))).toEqual([]);
});

/** Files that run SQL of their own: transactions, migrations, backups and settings of a connection. */
const BELOW = /^lib\/(?:db\/|live\/channel\.ts|search\/vectors\.ts)/;

test("statements: all SQL text that goes to the database is declared", () => {
  const past = [...sources].filter(
    ([file, text]) =>
      !BELOW.test(file) &&
      /\$(?:queryRaw|executeRaw)|\b(?:pool|client|connection)\.query\(|sql: /.test(text),
  );
  expect(past.map(([file]) => file)).toEqual([]);
});

const ROW_LOCK = /\bFOR (?:NO KEY UPDATE|UPDATE|SHARE|KEY SHARE)\b/;
const OTHER_LOCK = /\bLOCK TABLE\b|\bpg_(?:try_)?advisory_\w+\(/;
/** Files that lock tables or the whole database on a connection of their own. */
const OWN_LOCKS = /^lib\/db\/(?:backup\/|migrate\.ts)/;

test("statements: rows, tables and names are locked only by lib/db/locks.ts", () => {
  const locking = [...sources].filter(
    ([file, text]) => !OWN_LOCKS.test(file) && (ROW_LOCK.test(text) || OTHER_LOCK.test(text)),
  );
  expect(locking.map(([file]) => file)).toEqual(["lib/db/locks.ts"]);
});

test("statements: several rows are locked in an order, so that two transactions cannot deadlock", () => {
  const locking = declared.flatMap(({ site, sql }) => {
    const end = sql.search(ROW_LOCK);
    return end < 0 ? [] : { site, select: sql.slice(sql.lastIndexOf("SELECT", end)) };
  });
  expect(locking.length).toBeGreaterThan(50);
  const isSafe = /\bORDER BY\b|\bid = \$|\bSKIP LOCKED\b/;
  expect(locking.filter(({ select }) => !isSafe.test(select))).toEqual([]);
});

/** Statements that do not bind `$1` in each of their selects: how many places of a file declare some, and why. */
const ACROSS: Readonly<Record<string, readonly [count: number, why: string]>> = {
  "lib/access/account-events.ts": [1, "the workspaces of a person, whose owners learn of it"],
  "lib/access/credentials/invitation-rows.ts": [
    4,
    "invitations by the token of a link (twice), by an address, and of a person who leaves",
  ],
  "lib/access/keys/key-lookups.ts": [1, "a key is found before its workspace is known"],
  "lib/access/keys/personal-principal.ts": [
    1,
    "a person's key belongs to all of that person's workspaces",
  ],
  "lib/access/sign-in/claim-account.ts": [1, "all keys of a person"],
  "lib/access/sign-in/join-by-domain.ts": [1, "the workspaces that a domain joins"],
  "lib/access/sign-in/personal-workspace.ts": [1, "the workspace of a person"],
  "lib/access/sign-in/sign-up-rules.ts": [1, "whether a domain joins any workspace"],
  "lib/db/backup/load-backup.ts": [1, "how many workspaces a backup has"],
  "lib/domain/account/account-deletion.ts": [1, "the workspaces of the person who leaves"],
  "lib/domain/account/export-account.ts": [1, "the keys of the person who exports"],
  "lib/domain/account/joined-workspaces.ts": [1, "the workspaces of a person"],
  "lib/domain/account/pictures.ts": [1, "whether two people share a workspace"],
  "lib/domain/account/profile.ts": [1, "the keys of a person"],
  "lib/domain/account/remove-person.ts": [1, "the workspaces of the person who is removed"],
  "lib/domain/administer.ts": [1, "the personal workspace of somebody whose role has changed"],
  "lib/domain/initiatives/copied-rows.sql.ts": [5, "the workspace that is copied from is $2"],
  "lib/domain/members/membership-rows.ts": [1, "how many workspaces a person owns"],
  "lib/domain/operator/all-workspaces.ts": [1, "the operator lists all"],
  "lib/domain/operator/maintenance.ts": [1, "the operator indexes all"],
  "lib/domain/operator/workspace-keys.ts": [1, "the operator finds any key"],
  "lib/domain/usage/measure-storage.ts": [1, "pages through a workspace by pairs of ids"],
  "lib/domain/workspace/key-mails.ts": [1, "a job knows a key by its id"],
  "lib/retention/declare-removal.ts": [1, "old records of all workspaces"],
  "lib/retention/removals.ts": [1, "old records of all workspaces"],
  "lib/retention/trash-removals.ts": [1, "old records of all workspaces"],
  "lib/search/embed-pending.ts": [1, "workspaces whose texts have no vectors yet"],
  "lib/search/reindex.ts": [1, "workspaces whose rows are not indexed yet"],
};
test("statements: each statement on a table of workspaces binds the workspace, except the listed ones", async () => {
  const { rows } = await lite.query<{ name: string }>(
    `SELECT CASE table_schema WHEN 'public' THEN '' ELSE table_schema || '.' END || table_name AS name
     FROM information_schema.columns WHERE column_name = 'workspace_id'`,
  );
  expect(rows.length).toBeGreaterThan(20);
  const tables = rows.map(({ name }) => name);
  const across = new Set(
    declared.filter(({ sql }) => findUnbound(sql, tables).length > 0).map(({ site }) => site),
  );
  const expected = Object.entries(ACROSS).flatMap(([file, [count]]) => Array(count).fill(file));
  expect([...across].map((site) => site.split(":")[0]).toSorted()).toEqual(expected.toSorted());
});

test.each([
  "SELECT id FROM goal WHERE id = $1",
  "SELECT id FROM goal WHERE workspace_id = $2",
  "SELECT id FROM goal WHERE workspace_id = $10",
  "SELECT id FROM goal WHERE workspace_id <= $1",
  "SELECT id FROM goal WHERE (workspace_id = $1 OR id = $2)",
  "SELECT id FROM goal WHERE id = $2 OR workspace_id = $1",
  "SELECT id FROM goal WHERE NOT (workspace_id = $1)",
  "SELECT workspace_id = $1 AS mine FROM goal",
  "SELECT id FROM goal WHERE EXISTS (SELECT FROM membership m WHERE m.workspace_id = $1)",
  "SELECT id FROM workspace WHERE id = $1 OR true",
  "SELECT (SELECT title FROM goal LIMIT 1) FROM workspace WHERE id = $1",
  'SELECT g.id FROM "user" u, goal g WHERE u.id = $1',
  "UPDATE goal SET workspace_id = $1 WHERE id = $2",
  "UPDATE workspace SET name = (SELECT name FROM workspace WHERE id = $1)",
  "DELETE FROM goal WHERE id = $2 AND EXISTS (SELECT FROM workspace WHERE id = $1)",
  "DELETE FROM initiative i USING goal g WHERE g.id = $1",
  "INSERT INTO goal (workspace_id, id) VALUES ($2, $1)",
  "INSERT INTO goal (workspace_id, id) SELECT $1, id FROM goal WHERE id = $2",
])("statements: one that binds no workspace is found: %s", (sql) => {
  expect(findUnbound(sql, ["goal", "initiative", "membership"])).not.toEqual([]);
});
