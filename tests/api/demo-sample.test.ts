import { expect, test } from "vitest";
import { listInitiatives } from "@/lib/domain/initiatives/initiatives";
import { fillSample, openSampleWorkspace } from "@/lib/domain/workspace/fill-sample";
import { createWorkspace, listWorkspaces } from "@/lib/domain/workspace/workspaces";
import { sampleWorkspace } from "@/prisma/sample";
import { freshDatabase } from "@/tests/support/database";
import { joinAs, makeUser, makeWorkspace } from "@/tests/support/factories";
import { fullClient } from "@/tests/support/full-client";

freshDatabase();

const { initiatives } = sampleWorkspace;
const total = (kind: "documents" | "contextItems" | "goals") =>
  initiatives.reduce((sum, initiative) => sum + initiative[kind].length, 0);

test("demo sample: the sample fills a workspace once, and a filling that was cut short is completed", async () => {
  const { caller } = await makeWorkspace();
  const prisma = await fullClient();
  const { workspaceId } = caller;
  const where = { workspaceId };
  const counts = async () => ({
    initiatives: await prisma.initiative.count({ where }),
    documents: await prisma.document.count({ where }),
    contextItems: await prisma.contextItem.count({ where }),
    goals: await prisma.goal.count({ where }),
  });
  const whole = {
    initiatives: initiatives.length,
    documents: total("documents"),
    contextItems: total("contextItems") + sampleWorkspace.contextItems.length,
    goals: total("goals") + sampleWorkspace.goals.length,
  };
  await fillSample(caller, sampleWorkspace);
  expect(await counts()).toEqual(whole);

  const title = initiatives[1]?.documents[0]?.title ?? "";
  await prisma.document.deleteMany({ where: { workspaceId, title } });
  await prisma.goal.deleteMany({ where: { workspaceId, initiativeId: null } });
  await fillSample(caller, sampleWorkspace);
  expect(await counts()).toEqual(whole);

  const page = await listInitiatives(caller, { archived: true, limit: 100, offset: 0 });
  const archived = initiatives.filter((initiative) => initiative.archived);
  expect(page.items.map((initiative) => initiative.title)).toEqual(archived.map((i) => i.title));
});

test("demo sample: a person has one workspace with it, which is not one of the same name that another owns", async () => {
  const [person, another] = [await makeUser(), await makeUser()];
  const name = "Small (sample)";
  const theirs = await createWorkspace({ userId: another.id, name });
  await joinAs(theirs.id, person.id, "admin");
  const small = { name: "Small", contextItems: [], goals: sampleWorkspace.goals, initiatives: [] };
  const { id } = await openSampleWorkspace(person.id, small);
  expect(id).not.toBe(theirs.id);
  expect(await openSampleWorkspace(person.id, small)).toEqual({ id });
  expect((await listWorkspaces(person.id)).map((each) => [each.id, each.name])).toEqual(
    [theirs.id, id].sort().map((each) => [each, name]),
  );
  const prisma = await fullClient();
  const count = (workspaceId: string) => prisma.goal.count({ where: { workspaceId } });
  expect([await count(id), await count(theirs.id)]).toEqual([small.goals.length, 0]);
});
