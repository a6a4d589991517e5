import { strFromU8, unzipSync } from "fflate";
import { expect, onTestFinished, test } from "vitest";
import * as z from "zod";
import { GET } from "@/app/account/export/route";
import { actInApp } from "@/lib/access/caller";
import { makeNamer } from "@/lib/domain/account/account-files";
import { exportAccount } from "@/lib/domain/account/export-account";
import { createContextItem } from "@/lib/domain/context/context-items";
import { createGoal } from "@/lib/domain/context/goals";
import { createUpload } from "@/lib/domain/context/uploads";
import { createDocumentType } from "@/lib/domain/documents/document-types";
import { createDocument } from "@/lib/domain/documents/documents";
import { createInitiative } from "@/lib/domain/initiatives/initiatives";
import { listWorkspaces } from "@/lib/domain/workspace/workspaces";
import { newId } from "@/lib/ids";
import { limiter } from "@/lib/limits/limiter";
import { freshDatabase } from "@/tests/support/database";
import { makeKey, makeWorkspace } from "@/tests/support/factories";
import { fullClient } from "@/tests/support/full-client";
import { expectNearlyLinear } from "@/tests/support/growth";
import { populate } from "@/tests/support/populate";
import { freshLimiter, replaceProcessWide } from "@/tests/support/process-wide";
import { api } from "@/tests/support/request";
import { signedIn } from "@/tests/support/signed-in";

freshDatabase();
freshLimiter();

const makeRequest = (headers = {}, signal: AbortSignal | null = null) =>
  new Request("http://localhost:3000/account/export", { headers, signal });
const get = (cookie?: string, signal?: AbortSignal) =>
  GET(makeRequest(cookie ? { cookie } : {}, signal));

const Described = z.looseObject({ file: z.string() });

/** The files of an export, by their paths. */
async function files(cookie: string) {
  const response = await get(cookie);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "application/zip",
    "content-disposition": expect.stringMatching(/^attachment; filename="groundwork-.*\.zip"/),
    "cache-control": "private, no-store",
  });
  return unzipSync(new Uint8Array(await response.arrayBuffer()));
}

/** A person, and their caller in their personal workspace. */
async function person() {
  const ada = await signedIn();
  const [personal] = await listWorkspaces(ada.user.userId);
  if (!personal) throw new Error("There is no personal workspace.");
  const caller = {
    ...actInApp(personal.id, ada.user.userId),
    role: "owner",
    tier: "internal",
  } as const;
  return { ...ada, caller };
}

test("export of an account: it has everything of the personal workspace, as stored", async () => {
  const { cookie, caller, user } = await person();
  const crlf = "# Größe\r\n\r\ntrailing  \n\n\n";
  const titles = ["Plan", "plan", "../../etc/passwd", "CON", "a/b\\c:d", "...", "計画"];
  const { id: initiative_id } = await createInitiative(caller, { title: "Route planner" });
  await createInitiative(caller, { title: "route planner" });
  for (const title of titles) {
    const document = { initiative_id, type: "prd", title, content_markdown: crlf } as const;
    await createDocument(caller, document);
  }
  const place = { scope: "initiative", initiative_id } as const;
  const label = "risk" as const;
  await createContextItem(caller, { ...place, label, title: "Rain", content: "It rains" });
  await createContextItem(caller, { scope: "workspace", label, title: "Snow", content: "Snow" });
  await createGoal(caller, { ...place, goal_type: "general", title: "Less driving" });
  const sections = [{ heading: "Stops", guidance: "In order" }];
  await createDocumentType(caller, { name: "Tour plan", base_type: "prd", sections });
  const bytes = new TextEncoder().encode("# Ride-alongs\n");
  await createUpload(caller, { initiative_id, filename: "notes.md", bytes });

  const found = await files(cookie);
  const names = Object.keys(found);
  const folder = "initiatives/Route planner";
  const documents = names.filter((name) => name.startsWith(`${folder}/documents/`));
  expect(documents).toHaveLength(titles.length);
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
  for (const name of documents) {
    expect(strFromU8(found[name] ?? new Uint8Array())).toBe(crlf);
  }
  for (const name of names) {
    expect(name).not.toMatch(/(?:^|\/)\.|\\|:|(?:^|\/)CON\./);
  }
  const json = (name: string): unknown => JSON.parse(strFromU8(found[name] ?? new Uint8Array()));
  expect(json(`${folder}/context-items.json`)).toMatchObject([
    { title: "Rain", content: "It rains" },
  ]);
  expect(json(`${folder}/goals.json`)).toMatchObject([{ title: "Less driving" }]);
  expect(json("workspace/document-types.json")).toMatchObject([
    { slug: "tour_plan", name: "Tour plan", base_type: "prd", sections },
  ]);
  const described = z.array(Described).parse(json(`${folder}/documents.json`));
  expect(described).toHaveLength(titles.length);
  expect(described).toContainEqual(
    expect.objectContaining({ title: "a/b\\c:d", type: "prd", status: "draft", version: 1 }),
  );
  const listed = described.map(({ file }) => `${folder}/documents/${file}`);
  expect(listed.sort()).toEqual(documents.sort());
  expect(json("initiatives/route planner-2/documents.json")).toEqual([]);
  expect(json("workspace/context-items.json")).toMatchObject([{ title: "Snow" }]);
  expect(json("workspace/goals.json")).toEqual([]);
  expect(found[`${folder}/uploads/notes.md`]).toEqual(bytes);
  expect(names).toContain("initiatives/route planner-2/initiative.json");
  expect(json("activity.json")).toEqual(
    expect.arrayContaining([expect.objectContaining({ action: "account.exported" })]),
  );
  expect(json("account.json")).toMatchObject({
    profile: { id: user.userId, email: user.email, email_verified: expect.any(Boolean) },
    sign_in_methods: [{ service: "password", added_at: expect.any(String) }],
    memberships: [{ role: "owner", joined_at: expect.any(String) }],
  });
  expect(strFromU8(found["account.json"] ?? new Uint8Array())).not.toMatch(/"\w*[A-Z]\w*":/);
  expect(strFromU8(found["README.txt"] ?? new Uint8Array())).toContain("trash");
  expect(names).not.toContain("LEFT-OUT.txt");
});

test("export of an account: shared workspaces contribute only the names of the person's own resources, other workspaces nothing", async () => {
  const { cookie, user } = await person();
  const [team, other] = [await makeWorkspace(), await makeWorkspace()];
  const data = {
    id: newId(),
    workspaceId: team.workspaceId,
    userId: user.userId,
    role: "admin",
  } as const;
  await (await fullClient()).membership.create({ data });
  const { key } = await makeKey({ workspaceId: team.workspaceId, userId: user.userId });
  await populate(api(team.key), "SECRET-OF-A-FELLOW");
  await populate(api(other.key), "SECRET-OF-OTHERS");
  const { id: initiative_id } = await createInitiative(
    { ...team.caller, userId: user.userId },
    { title: "Made by me", description: "SECRET-TEXT" },
  );
  const found = await files(cookie);
  const everything = Object.entries(found)
    .map(([name, bytes]) => `${name}\n${strFromU8(bytes, true)}`)
    .join("\n");
  expect(everything).not.toMatch(/SECRET/);
  expect(everything).not.toContain(key);
  expect(everything).not.toContain(cookie.split("=")[1] ?? "");
  expect(everything).not.toMatch(/"(?:hash|password|token|secret)":/i);
  const made: unknown = JSON.parse(
    strFromU8(found["made-in-team-workspaces.json"] ?? new Uint8Array()),
  );
  expect(made).toEqual([
    expect.objectContaining({
      workspace_id: team.workspaceId,
      type: "initiative",
      id: initiative_id,
      title: "Made by me",
    }),
  ]);
  expect(strFromU8(found["README.txt"] ?? new Uint8Array())).toContain("belongs to the workspace");
});

test("export of an account: one runs at a time, until it is read or canceled, and each is recorded", async () => {
  const { cookie, user } = await person();
  const first = await exportAccount(user, new AbortController().signal);
  expect((await get(cookie)).status).toBe(409);
  await first.cancel();
  const second = await exportAccount(user, new AbortController().signal);
  await new Response(second).arrayBuffer();
  await files(cookie);
  const prisma = await fullClient();
  const where = { action: "account.exported", targetId: user.userId };
  expect(await prisma.activity.count({ where })).toBe(3);
});

test("export of an account: a client that leaves before the answer is read does not block the next export", async () => {
  const { cookie } = await person();
  const client = new AbortController();
  const first = get(cookie, client.signal);
  client.abort();
  await first;
  const second = new AbortController();
  const unread = await get(cookie, second.signal);
  expect(unread.status).toBe(200);
  second.abort();
  const third = await get(cookie);
  expect(third.status).toBe(200);
  await unread.body?.cancel();
  expect((await get(cookie)).status).toBe(409);
  await third.body?.cancel();
});

test("export of an account: a signed-out person is sent to the sign-in, and too many requests are refused", async () => {
  const signedOut = await get();
  expect([signedOut.status, signedOut.headers.get("location")]).toEqual([
    303,
    "/sign-in?next=%2Faccount",
  ]);
  const { cookie } = await person();
  const statuses = new Set<number>();
  const rule = { name: "crud", limit: 1, windowSeconds: 60 };
  const refuse = { ...rule, allowed: false, remaining: 0, reset: 0, retryAfterSeconds: 7 };
  const take = async () => refuse;
  onTestFinished(replaceProcessWide(limiter, { take, peek: take, giveBack: async () => {} }));
  statuses.add((await get(cookie)).status);
  expect([...statuses]).toEqual([429]);
});

test("export of an account: equal titles get numbers, and thousands of them take no longer than others", async () => {
  const name = makeNamer();
  const titles = ["Plan", "plan", "Plan-2", "plan-3", "PLAN", "Plan-2"];
  expect(titles.map((title) => name(title, ".md"))).toEqual([
    "Plan.md",
    "plan-2.md",
    "Plan-2-2.md",
    "plan-3.md",
    "PLAN-4.md",
    "Plan-2-3.md",
  ]);
  const names = Array.from({ length: 10_000 }, () => name("Minutes", ".md"));
  expect(new Set(names).size).toBe(10_000);
  expect(names.at(-1)).toBe("Minutes-10000.md");
  await expectNearlyLinear((count) => {
    const name = makeNamer();
    for (let n = 0; n < count; n++) name("Minutes", ".md");
  }, 2_500);
});
