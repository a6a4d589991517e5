import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PEOPLE_MODELS } from "@/lib/db/prisma-models";
import { schemaModels } from "@/tests/support/schema-models";

const isOfPeople = ({ name }: { name: string }) => PEOPLE_MODELS.some((model) => model === name);
const INSTALLATION = ["RetentionRun", "Job", "InstallationSecret"];
const peopleModels = schemaModels.filter(isOfPeople);
const workspaceModels = schemaModels.filter(
  (model) => !isOfPeople(model) && !INSTALLATION.includes(model.name),
);

test("models of people: each is in the schema, and listed once", () => {
  expect(peopleModels.map(({ name }) => name).sort()).toEqual([...PEOPLE_MODELS].sort());
});

test.each(peopleModels)("models of people: $name belongs to no workspace", ({ isOfWorkspace }) => {
  expect(isOfWorkspace).toBe(false);
});

test.each(workspaceModels.filter(({ name }) => name !== "Workspace"))(
  "models of people: $name, which is none of them, belongs to a workspace by its key",
  ({ body }) => {
    expect(body).toMatch(/^ {2}workspaceId +String +.*@db\.Uuid/m);
    expect(body).toMatch(/@@unique\(\[workspaceId, id\]\)|@@id\(\[workspaceId, /);
    expect(body).toMatch(/Workspace +@relation\(.*onDelete: Cascade\)/);
  },
);

/** The types of `prisma-models.ts` cover models, not relations: an `include` could read a workspace's data through a person. */
test("models of people: no query of Prisma follows a relation to data of workspaces", () => {
  const targets = workspaceModels.map(({ name }) => name).join("|");
  const fields = [...peopleModels, ...workspaceModels].flatMap(({ body }) =>
    [
      ...body.matchAll(
        new RegExp(`^  (\\w+) +(?:${targets})(?:\\[\\]|\\?)?(?: +@relation.*)?$`, "gm"),
      ),
    ].map(([, field]) => field),
  );
  const relations = [...new Set(fields)];
  expect(relations).toEqual(
    expect.arrayContaining(["memberships", "apiKeys", "workspace", "goals"]),
  );
  const followed = new RegExp(
    `\\b(?:${relations.join("|")}): (?:true\\b|[A-Z_]{2,}\\b|\\{\\s*(?:select|include|omit|where|orderBy|take|skip|some|none|every|is|isNot|_count|set|create|connect|upsert|update|delete)\\w*:)`,
  );
  expect("include: { goals: { where: {} } }").toMatch(followed);
  expect("where: { memberships: { some: { userId } } }").toMatch(followed);
  const files = ["lib", "app", "server", "prisma", "scripts"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name) && !name.startsWith("generated"))
      .map((name) => `${folder}/${name}`),
  );
  const queries = files
    .map((file) => ({ file, text: readFileSync(file, "utf8") }))
    .filter(({ text }) => /prismaClient|PeopleTx|PeopleClient/.test(text));
  expect(queries.length).toBeGreaterThan(20);
  expect(queries.filter(({ text }) => followed.test(text)).map(({ file }) => file)).toEqual([]);
});
