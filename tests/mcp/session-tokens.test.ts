import { randomUUID } from "node:crypto";
import { generateKeyPair, SignJWT } from "jose";
import { expect, test } from "vitest";
import * as z from "zod";
import { getCurrentUser } from "@/lib/access/session";
import { listCalls } from "@/tests/support/activity";
import { freshDatabase } from "@/tests/support/database";
import { fullClient } from "@/tests/support/full-client";
import { ERAS, mcp } from "@/tests/support/mcp";
import { api } from "@/tests/support/request";
import { authCall, readCookies } from "@/tests/support/sign-in";

freshDatabase();

/** A person who has just signed up, with a session token and their own workspace. */
async function signedUp() {
  const email = `${randomUUID()}@example.com`;
  const body = { name: "Ada", email, password: "correct horse battery" };
  const cookie = readCookies(await authCall("/sign-up/email", { body }));
  const answer = await (await authCall("/token", { cookie })).json();
  const { token } = z.object({ token: z.string() }).parse(answer);
  const user = await getCurrentUser(new Headers({ cookie }));
  const prisma = await fullClient();
  const owner = { personalOwnerId: user?.userId ?? "" };
  const { id: workspaceId } = await prisma.workspace.findUniqueOrThrow({ where: owner });
  return { cookie, token, workspaceId, userId: user?.userId };
}

test.each(ERAS)(
  "MCP session tokens: a session token works in the person's own workspace, in %s",
  async (era) => {
    const { token, workspaceId, userId } = await signedUp();
    const { structuredContent } = await mcp(token, { era }).call("create_initiative", {
      title: "x",
    });
    const prisma = await fullClient();
    const row = await prisma.initiative.findFirstOrThrow({ where: { workspaceId } });
    expect(structuredContent).toMatchObject({ id: row.id, title: "x" });
    const [record] = await listCalls(workspaceId);
    expect(record).toMatchObject({ actor_id: userId, key_id: null, tool: "create_initiative" });
  },
);

test("MCP session tokens: the free plan is allowed, at 30 a minute", async () => {
  const { token, workspaceId } = await signedUp();
  const prisma = await fullClient();
  await prisma.workspace.update({ where: { id: workspaceId }, data: { tier: "free" } });
  const { status, headers } = await mcp(token).rpc("tools/list");
  expect({ status, limit: headers.get("x-ratelimit-limit") }).toEqual({ status: 200, limit: "30" });
});

test("MCP session tokens: REST refuses it, and so does MCP once the person has signed out", async () => {
  const { token, cookie } = await signedUp();
  expect((await api(token).call("GET", "/me")).status).toBe(401);
  expect((await mcp(token).rpc("ping")).status).toBe(200);
  await authCall("/sign-out", { cookie, body: {} });
  const reply = await mcp(token).rpc("ping");
  expect(reply).toMatchObject({ status: 401, body: { error: { data: { code: "UNAUTHORIZED" } } } });
  expect(reply.headers.get("www-authenticate")).toBe("Bearer");
});

test("MCP session tokens: a burst of forged tokens is refused, and a genuine one still works", async () => {
  const { token } = await signedUp();
  const { privateKey } = await generateKeyPair("ES256");
  const forged = () =>
    new SignJWT({ sid: randomUUID() })
      .setProtectedHeader({ alg: "ES256", kid: randomUUID() })
      .setIssuer("http://localhost:3000")
      .setAudience("http://localhost:3000/api/mcp")
      .setSubject(randomUUID())
      .setIssuedAt()
      .setExpirationTime("5m")
      .sign(privateKey);
  const tokens = [token, ...(await Promise.all(Array.from({ length: 60 }, forged)))];
  const replies = await Promise.all(tokens.map((sent) => mcp(sent).rpc("ping")));
  expect(replies.map(({ status }) => status)).toEqual([200, ...Array(60).fill(401)]);
});
