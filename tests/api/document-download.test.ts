import { expect, test } from "vitest";
import { GET } from "@/app/w/[workspace]/documents/[id]/export/route";
import { getCurrentUser, getSessionCaller } from "@/lib/access/session";
import { createDocument } from "@/lib/domain/documents/documents";
import { createInitiative } from "@/lib/domain/initiatives/initiatives";
import { links } from "@/lib/links";
import { freshDatabase } from "@/tests/support/database";
import { makeUser, makeWorkspace } from "@/tests/support/factories";
import { fullClient } from "@/tests/support/full-client";
import { freshLimiter } from "@/tests/support/process-wide";
import { authCall, readCookies } from "@/tests/support/sign-in";

freshDatabase();
freshLimiter();

/** A signed-in person with a document. */
async function signedIn() {
  const password = "correct horse battery";
  const { email, id: userId } = await makeUser({ password });
  const cookie = readCookies(await authCall("/sign-in/email", { body: { email, password } }));
  await getCurrentUser(new Headers({ cookie })); // makes the personal workspace
  const prisma = await fullClient();
  const { workspaceId } = await prisma.membership.findFirstOrThrow({ where: { userId } });
  const caller = await getSessionCaller({ userId: userId }, workspaceId);
  if (!caller) throw new Error("Nobody is in the personal workspace.");
  return { cookie, workspaceId, id: await makeDocument(caller) };
}

async function makeDocument(caller: Parameters<typeof createInitiative>[0]) {
  const { id: initiative_id } = await createInitiative(caller, { title: "Offline visits" });
  const fields = { type: "prd", title: "Plan", content_markdown: "# Goal\r\n" } as const;
  return (await createDocument(caller, { initiative_id, ...fields })).id;
}

const get = (workspace: string, id: string, format: string, cookie?: string) =>
  GET(
    new Request(`http://localhost:3000${links.documentExport(workspace, id, format)}`, {
      headers: cookie ? { cookie } : {},
    }),
    { params: Promise.resolve({ workspace, id }) },
  );

test("document download: a page's links download its document in each format", async () => {
  const { workspaceId, id, cookie } = await signedIn();
  const markdown = await get(workspaceId, id, "md", cookie);
  expect(await markdown.text()).toBe("# Goal\r\n");
  for (const format of ["html", "docx"]) {
    const { status, headers } = await get(workspaceId, id, format, cookie);
    expect({ status, headers: Object.fromEntries(headers) }).toMatchObject({
      status: 200,
      headers: {
        "content-disposition": `attachment; filename="Plan.${format}"; filename*=UTF-8''Plan.${format}`,
        "content-security-policy": "default-src 'none'; sandbox",
        "x-content-type-options": "nosniff",
      },
    });
  }
});

test("document download: a signed-out person is sent to sign in; others' documents are 404, other formats 400", async () => {
  const { workspaceId, id, cookie } = await signedIn();
  const theirs = await makeWorkspace();
  const out = await get(workspaceId, id, "md");
  expect(out.status).toBe(303);
  expect(out.headers.get("location")).toBe(links.signIn(links.document(workspaceId, id)));
  const foreign = await makeDocument(theirs.caller);
  expect((await get(workspaceId, foreign, "md", cookie)).status).toBe(404);
  expect((await get(theirs.workspaceId, foreign, "md", cookie)).status).toBe(404);
  expect((await get(workspaceId, id, "pdf", cookie)).status).toBe(400);
});
