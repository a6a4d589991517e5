import { expect, test } from "vitest";
import { POST, GET as visit } from "@/app/w/[workspace]/initiatives/[id]/uploads/route";
import { GET } from "@/app/w/[workspace]/uploads/[id]/content/route";
import { getCurrentUser, getSessionCaller } from "@/lib/access/session";
import { createUpload, listUploads } from "@/lib/domain/context/uploads";
import { createInitiative } from "@/lib/domain/initiatives/initiatives";
import { MAX_FILE_BYTES } from "@/lib/extract/limits";
import { links } from "@/lib/links";
import { freshDatabase } from "@/tests/support/database";
import { makeUser, makeWorkspace } from "@/tests/support/factories";
import { fullClient } from "@/tests/support/full-client";
import { freshLimiter } from "@/tests/support/process-wide";
import { authCall, readCookies } from "@/tests/support/sign-in";
import { stopClock } from "@/tests/support/stop-clock";

freshDatabase();
freshLimiter();

const ORIGIN = "http://localhost:3000";
const OWN = { "sec-fetch-site": "same-origin", origin: ORIGIN };

/** A signed-in person with an initiative in their own workspace. */
async function signedIn() {
  const password = "correct horse battery";
  const { email, id } = await makeUser({ password });
  const answer = await authCall("/sign-in/email", { body: { email, password } });
  const cookie = readCookies(answer);
  await getCurrentUser(new Headers({ cookie })); // makes the personal workspace
  const prisma = await fullClient();
  const { workspaceId } = await prisma.membership.findFirstOrThrow({ where: { userId: id } });
  const caller = await getSessionCaller({ userId: id }, workspaceId);
  if (!caller) throw new Error("Nobody is in the personal workspace.");
  const { id: initiativeId } = await createInitiative(caller, { title: "Offline visits" });
  return { cookie, caller, workspaceId, initiativeId };
}
type Person = Awaited<ReturnType<typeof signedIn>>;

type Sent = {
  name?: string;
  body?: BodyInit;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

async function send(
  person: Person,
  { name = "notes.md", body = "Notes", headers = OWN, signal }: Sent,
) {
  const { workspaceId, initiativeId, cookie } = person;
  const init = { method: "POST", body, headers: { cookie, ...headers }, duplex: "half", signal };
  const url = `${ORIGIN}${links.newUpload(workspaceId, initiativeId, name)}`;
  const params = Promise.resolve({ workspace: workspaceId, id: initiativeId });
  const response = await POST(new Request(url, init), { params });
  return { status: response.status, body: await response.json(), headers: response.headers };
}

function get(workspace: string, id: string, cookie?: string) {
  const request = new Request(`${ORIGIN}${links.uploadContent(workspace, id)}`, {
    headers: cookie ? { cookie } : {},
  });
  return GET(request, { params: Promise.resolve({ workspace, id }) });
}

const listed = async ({ caller, initiativeId }: Person) =>
  (await listUploads(caller, { initiative_id: initiativeId, limit: 20, offset: 0 })).items;

test("uploads in the app: a file is stored under the name it was sent with, and is an attachment that runs nothing", async () => {
  const person = await signedIn();
  const name = 'Plän "50%"; \u4e00.md';
  const reply = await send(person, { name, body: "# Notes\n" });
  expect(reply).toMatchObject({
    status: 200,
    body: { filename: name, media_type: "text/markdown" },
  });
  expect(reply.headers.get("cache-control")).toBe("no-store");
  expect(await listed(person)).toEqual([reply.body]);

  const file = await get(person.workspaceId, reply.body.id, person.cookie);
  expect(await file.text()).toBe("# Notes\n");
  expect(Object.fromEntries(file.headers)).toMatchObject({
    "content-type": "text/markdown",
    "content-length": "8",
    "content-disposition": `attachment; filename="Pl_n _50__; _.md"; filename*=UTF-8''Pl%C3%A4n%20%2250%25%22%3B%20%E4%B8%80.md`,
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox",
    "cache-control": "private, no-store",
  });
});

test("uploads in the app: a path and control characters in the name are left out", async () => {
  const person = await signedIn();
  const { body } = await send(person, { name: "../..\\a\r\nb\u202e.md" });
  expect(body).toMatchObject({ filename: "ab.md" });
  const reply = await send(person, { name: `${"a".repeat(300)}.md` });
  expect(reply).toMatchObject({
    status: 400,
    body: { code: "VALIDATION_ERROR", error: expect.stringContaining("255 characters") },
  });
  expect(await listed(person)).toHaveLength(1);
});

test.each([
  ["another site", { "sec-fetch-site": "cross-site", origin: ORIGIN }],
  ["a sister site", { "sec-fetch-site": "same-site", origin: ORIGIN }],
  ["another origin, over plain HTTP", { origin: "http://localhost:3001" }],
  ["a page without an origin", { origin: "null" }],
  ["nobody knows where", {}],
])("uploads in the app: a request from %s is refused", async (_, headers) => {
  const person = await signedIn();
  const reply = await send(person, { headers });
  expect(reply).toMatchObject({ status: 403, body: { code: "FORBIDDEN" } });
  expect(await listed(person)).toEqual([]);
});

test("uploads in the app: over plain HTTP the Origin header is enough", async () => {
  const person = await signedIn();
  expect(await send(person, { headers: { origin: ORIGIN } })).toMatchObject({ status: 200 });
});

test("uploads in the app: a signed-out person is told so, and comes back to the page of the file after signing in", async () => {
  const person = { ...(await signedIn()), cookie: "" };
  expect(await send(person, {})).toMatchObject({ status: 401, body: { code: "UNAUTHORIZED" } });
  const { id } = await createUpload(person.caller, {
    initiative_id: person.initiativeId,
    filename: "a.md",
    bytes: new TextEncoder().encode("Notes"),
  });
  const answer = await get(person.workspaceId, id);
  expect(answer.status).toBe(303);
  const page = encodeURIComponent(links.upload(person.workspaceId, id));
  expect(answer.headers.get("location")).toBe(`/sign-in?next=${page}`);
});

test("uploads in the app: an outsider gets the answer of an unknown id, for uploads and downloads", async () => {
  const [person, other] = [await signedIn(), await makeWorkspace()];
  const { id: initiativeId } = await createInitiative(other.caller, { title: "Secret" });
  const bytes = new TextEncoder().encode("Secret");
  const place = { initiative_id: initiativeId, filename: "secret.md", bytes };
  const { id } = await createUpload(other.caller, place);

  const theirs = await send({ ...person, workspaceId: other.workspaceId, initiativeId }, {});
  expect(theirs).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
  const mixed = await send({ ...person, initiativeId }, {});
  expect(mixed).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });

  const answers = [
    await get(other.workspaceId, id, person.cookie),
    await get(person.workspaceId, id, person.cookie),
    await get(person.workspaceId, "nonsense\r\n", person.cookie),
  ];
  for (const answer of answers) {
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe("This file is not here. It may have been deleted.");
    expect(answer.headers.get("content-type")).toContain("text/plain");
  }
});

test("uploads in the app: a body over 10 MiB is refused by its declared size, or while it is read", async () => {
  const person = await signedIn();
  const refused = {
    status: 413,
    body: { code: "PAYLOAD_TOO_LARGE", error: expect.stringContaining("larger than 10 MiB") },
  };
  const declared = { ...OWN, "content-length": String(MAX_FILE_BYTES + 1) };
  expect(await send(person, { headers: declared })).toMatchObject(refused);

  let pulled = 0;
  const piece = new Uint8Array(1024 * 1024).fill(0x61);
  const endless = new ReadableStream({
    pull(controller) {
      pulled += 1;
      controller.enqueue(piece);
    },
  });
  expect(await send(person, { body: endless })).toMatchObject(refused);
  expect(pulled).toBeLessThan(15);
  expect(await listed(person)).toEqual([]);
});

test("uploads in the app: a request that breaks off while its file is read stores nothing", async () => {
  const person = await signedIn();
  const leaving = new AbortController();
  const body = new ReadableStream({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode("Notes"));
      controller.close();
      leaving.abort();
    },
  });
  const { status } = await send(person, { body, signal: leaving.signal });
  expect(status).toBe(499);
  expect(await listed(person)).toEqual([]);
});

test("uploads in the app: a refused file gets the next step, and each file costs a call", async () => {
  stopClock();
  const person = await signedIn();
  const reply = await send(person, { name: "a.md", body: "" });
  expect(reply).toMatchObject({
    status: 400,
    body: { error: "This file is empty. Choose one that has text in it." },
  });
  const replies = await Promise.all(
    Array.from({ length: 100 }, () => send(person, { name: "a.md", body: "" })),
  );
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(1);
});

test("uploads in the app: opening the address that takes uploads leads to their page", () => {
  const taker = `${ORIGIN}${links.newUpload("w1", "i1", "notes.md")}`;
  const { status, headers } = visit();
  expect(status).toBe(307);
  const page = new URL(headers.get("Location") ?? "", taker);
  expect(page.href).toBe(`${ORIGIN}${links.initiativeUploads("w1", "i1")}`);
});
