import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { GLOBAL_MODELS, TENANT_MODELS } from "@/lib/db/prisma-models";
import { confine } from "@/lib/db/tenant";
import { schemaModels } from "@/tests/support/schema-models";

const MINE = "00000000-0000-4000-8000-000000000001";
const FOREIGN = "00000000-0000-4000-8000-000000000002";
const inside = (operation: string, args?: unknown) => confine("ApiKey", operation, args, MINE);

const BY_WHERE = [
  "findUnique",
  "findUniqueOrThrow",
  "findFirst",
  "findFirstOrThrow",
  "findMany",
  "update",
  "updateMany",
  "updateManyAndReturn",
  "upsert",
  "delete",
  "deleteMany",
  "count",
  "aggregate",
  "groupBy",
];

test.each(BY_WHERE)("tenant guard: %s reaches rows of its workspace only", (operation) => {
  const where = { id: "1", workspaceId: FOREIGN, OR: [{ workspaceId: FOREIGN }] };
  expect(inside(operation, { where }).where).toEqual({ ...where, AND: [{ workspaceId: MINE }] });
  expect(inside(operation).where).toEqual({ AND: [{ workspaceId: MINE }] });
});

test("tenant guard: existing conditions stay, one or several", () => {
  const condition = { priority: 1 };
  for (const AND of [condition, [condition]]) {
    expect(inside("findMany", { where: { AND }, take: 3 })).toEqual({
      where: { AND: [condition, { workspaceId: MINE }] },
      take: 3,
    });
  }
});

test.each(["create", "createMany", "createManyAndReturn"])(
  "tenant guard: %s adds rows to its workspace",
  (op) => {
    const { data } = inside(op, { data: { title: "A", workspaceId: FOREIGN } });
    expect([data].flat()).toEqual([{ title: "A", workspaceId: MINE }]);
  },
);

test("tenant guard: every row of a batch is added to the workspace", () => {
  const data = [{ title: "A" }, { title: "B", workspaceId: FOREIGN }];
  expect(inside("createMany", { data, skipDuplicates: true })).toEqual({
    data: data.map(({ title }) => ({ title, workspaceId: MINE })),
    skipDuplicates: true,
  });
});

test.each(["update", "updateMany", "updateManyAndReturn"])(
  "tenant guard: %s moves no row elsewhere",
  (op) => {
    const args = { where: { id: "1" }, data: { title: "A", workspaceId: FOREIGN } };
    expect(inside(op, args).data).toEqual({ title: "A" });
  },
);

test("tenant guard: upsert creates in its workspace and moves no row elsewhere", () => {
  const fields = { title: "A", workspaceId: FOREIGN };
  expect(inside("upsert", { where: { id: "1" }, create: fields, update: fields })).toMatchObject({
    create: { title: "A", workspaceId: MINE },
    update: { title: "A" },
  });
});

test("tenant guard: a workspace sees only itself", () => {
  const own = (operation: string, args: unknown) => confine("Workspace", operation, args, MINE);
  expect(own("findFirst", {}).where).toEqual({ AND: [{ id: MINE }] });
  expect(own("create", { data: { id: FOREIGN } }).data).toEqual({ id: MINE });
  expect(own("update", { where: { id: MINE }, data: { id: FOREIGN } }).data).toEqual({});
});

test("tenant guard: the arguments of the caller stay unchanged", () => {
  const args = Object.freeze({ where: Object.freeze({ id: "1" }), data: Object.freeze({}) });
  expect(() => inside("update", args)).not.toThrow();
});

const prismaModels: string[] = [...TENANT_MODELS, ...GLOBAL_MODELS];
const planningModels = schemaModels.filter(({ name }) => !prismaModels.includes(name));
const isGlobal = ({ name }: { name: string }) => GLOBAL_MODELS.some((model) => model === name);

test.each([...GLOBAL_MODELS, ...planningModels.map(({ name }) => name), "Unknown"])(
  "tenant guard: %s cannot be reached from inside a workspace",
  (model) => {
    expect(() => confine(model, "findMany", {}, MINE)).toThrow(model);
  },
);

test("tenant guard: each model that Prisma uses is in the schema, and listed once", () => {
  const used = schemaModels.filter(({ name }) => prismaModels.includes(name));
  expect(used.map(({ name }) => name).sort()).toEqual(prismaModels.sort());
});

test.each(schemaModels.filter((model) => !isGlobal(model) && model.name !== "Workspace"))(
  "tenant guard: $name belongs to a workspace by its key",
  ({ body }) => {
    expect(body).toMatch(/^ {2}workspaceId +String +.*@db\.Uuid/m);
    expect(body).toMatch(/@@unique\(\[workspaceId, id\]\)|@@id\(\[workspaceId, /);
    expect(body).toMatch(/Workspace +@relation\(.*onDelete: Cascade\)/);
  },
);

test.each(schemaModels.filter(isGlobal))(
  "tenant guard: $name belongs to no workspace",
  ({ isOfWorkspace }) => {
    expect(isOfWorkspace).toBe(false);
  },
);

/** The types of `prisma-models.ts` cover models, not relations: `include` could read planning data through a workspace. */
test("tenant guard: no query of Prisma follows a relation to planning data", () => {
  const workspace = schemaModels.find(({ name }) => name === "Workspace");
  const planning = planningModels.map(({ name }) => name).join("|");
  const relations = [
    ...(workspace?.body ?? "").matchAll(new RegExp(`^  (\\w+) +(?:${planning})\\[\\]$`, "gm")),
  ].map(([, field]) => field);
  expect(relations).toHaveLength(planningModels.length);
  const followed = new RegExp(
    `\\b(?:${relations.join("|")}): (?:true\\b|\\{\\s*(?:select|include|where|some|none|every|create|connect|update|delete)\\w*:)`,
  );
  expect("include: { goals: { where: {} } }").toMatch(followed);
  const files = ["lib", "prisma", "scripts"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts") && !name.startsWith("generated"))
      .map((name) => `${folder}/${name}`),
  );
  expect(files.filter((file) => followed.test(readFileSync(file, "utf8")))).toEqual([]);
});
