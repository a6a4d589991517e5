import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import * as z from "zod";
import { WAIT } from "@/tests/support/own-server";
import { admin, adminWith, call, makeKeyHolder, startServer } from "@/tests/support/server";

const EMAIL = ["--email", "ada@example.com"];
const Token = z.object({ token: z.string() });

test("accounts: commands next to a server take effect on the next call by key, cookie or token; links are not logged", async () => {
  const settings = { DATA_DIR: mkdtempSync(path.join(tmpdir(), "groundwork-accounts-")) };
  const server = await startServer(settings);
  onTestFinished(async () => {
    await server.stop("SIGKILL");
    rmSync(settings.DATA_DIR, { recursive: true, force: true });
  });
  const key = await makeKeyHolder(settings);
  const signIn = (password: string) =>
    fetch(`${server.url}/api/auth/sign-in/email`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: server.url },
      body: JSON.stringify({ email: "ada@example.com", password }),
    });

  await adminWith("a better password\n", settings, "user", "password", ...EMAIL);
  expect((await signIn("correct horse")).status).toBe(401);
  const cookie = (await signIn("a better password")).headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const asked = (path: string) => fetch(`${server.url}${path}`, { headers: { cookie } });
  const { token } = Token.parse(await (await asked("/api/auth/token")).json());
  const ping = { jsonrpc: "2.0", id: 1, method: "ping" };
  const reach = async () => {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const body = JSON.stringify(ping);
    const mcp = await fetch(`${server.url}/api/mcp`, { method: "POST", headers, body });
    const session = await asked("/api/auth/get-session");
    return {
      key: (await call(server, key, "/me"))?.status,
      token: mcp.status,
      cookie: (await session.json()) !== null,
    };
  };
  expect(await reach()).toEqual({ key: 200, token: 200, cookie: true });
  await admin(settings, "user", "disable", ...EMAIL);
  expect(await reach()).toEqual({ key: 401, token: 401, cookie: false });
  expect((await signIn("a better password")).status).toBe(403);
  await admin(settings, "user", "enable", ...EMAIL);
  expect(await reach()).toEqual({ key: 200, token: 401, cookie: false });

  const link = await admin(settings, "user", "reset-link", ...EMAIL);
  const { url } = z.object({ url: z.string().startsWith(`${server.url}/reset/`) }).parse(link);
  const page = await fetch(url);
  expect(page.status).toBe(200);
  expect(page.headers.get("referrer-policy")).toBe("same-origin");
  expect(page.headers.get("cache-control")).toContain("no-store");
  expect(await page.text()).toContain("For ada@example.com");
  await vi.waitFor(() => expect(server.output()).toContain('"/reset/…"'), WAIT);
  for (const secret of [url.split("/reset/")[1] ?? "", "a better password", token]) {
    expect(server.output()).not.toContain(secret);
  }
  await expect(admin(settings, "user", "password", ...EMAIL)).rejects.toThrow(
    /The password is missing\.\s[\s\S]*A password is read from standard input/,
  );
});
