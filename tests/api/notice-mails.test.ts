import { describe, expect, onTestFinished, test, vi } from "vitest";
import { actInApp } from "@/lib/access/caller";
import { handOver } from "@/lib/access/session";
import { ensurePersonalWorkspace } from "@/lib/access/sign-in/personal-workspace";
import { config } from "@/lib/config";
import { changePassword } from "@/lib/domain/account/passwords";
import { previewInvitation } from "@/lib/domain/members/answer-invitation";
import { invite } from "@/lib/domain/members/invitations";
import { createKeyFor } from "@/lib/domain/operator/workspace-keys";
import { mintKey, revokeKey } from "@/lib/domain/workspace/keys";
import { MAX_OPEN_INVITATIONS } from "@/lib/schemas/bounds";
import { freshDatabase } from "@/tests/support/database";
import { joinWorkspace, makeUser, makeWorkspace } from "@/tests/support/factories";
import { query } from "@/tests/support/query";
import { authCall, readCookies } from "@/tests/support/sign-in";
import { PASSWORD, signedIn, signInAs } from "@/tests/support/signed-in";
import { runJobs, smtpSink } from "@/tests/support/smtp-sink";

freshDatabase();
const sink = smtpSink();

const jobs = () =>
  query<{ queue: string; days: number }>(
    "SELECT queue, extract(epoch FROM run_at - now())::float / 86400 AS days FROM job",
    [],
  );

describe("mails: an invitation", () => {
  test("is mailed to the invited person, and the inviter sees its link", async () => {
    const { caller } = await makeWorkspace();
    const email = `${crypto.randomUUID()}@example.com`;
    const { url, mailed } = await invite(caller, { email, role: "member" });
    expect(mailed).toBe(true);
    await runJobs();
    expect(sink.mails).toMatchObject([
      { to: [email], headers: { subject: "Ada Lovelace invites you to Field planning" } },
    ]);
    const [got] = sink.mails;
    expect(got?.text).toContain(url);
    expect(got?.text).toContain("as a member");
    expect(await previewInvitation(url.split("/invite/")[1] ?? "")).toMatchObject({ email });
  });

  test("that is repeated before its mail went out is mailed once, with the link that works", async () => {
    const { caller } = await makeWorkspace();
    const email = `${crypto.randomUUID()}@example.com`;
    await invite(caller, { email, role: "member" });
    const { url } = await invite(caller, { email, role: "admin" });
    await runJobs();
    expect(sink.mails).toHaveLength(1);
    expect(sink.mails[0]?.text).toContain(url);
  });

  test("is not mailed if it is refused or no mail server is set", async () => {
    const { caller, email: own } = await makeWorkspace();
    await expect(invite(caller, { email: own, role: "member" })).rejects.toThrow();
    config().SMTP_URL = undefined;
    const email = `${crypto.randomUUID()}@example.com`;
    expect(await invite(caller, { email, role: "member" })).toMatchObject({ mailed: false });
    expect(await jobs()).toEqual([]);
  });

  test("that the sender may not make takes no mail from the address's limit", async () => {
    const { caller, workspaceId } = await makeWorkspace();
    const { caller: member } = await joinWorkspace(workspaceId);
    const user = await makeUser();
    const { id } = await ensurePersonalWorkspace(user);
    const alone = { ...actInApp(id, user.id), role: "owner" as const, tier: "internal" as const };
    const email = `${crypto.randomUUID()}@example.com`;
    for (let n = 0; n < 5; n++) {
      for (const refused of [member, alone]) {
        await expect(invite(refused, { email, role: "member" })).rejects.toMatchObject({
          code: "FORBIDDEN",
        });
      }
      const admin = { ...caller, role: "admin" as const };
      const owner = invite(admin, { email, role: "owner" });
      await expect(owner).rejects.toMatchObject({ code: "FORBIDDEN" });
    }
    expect(await invite(caller, { email, role: "member" })).toMatchObject({ mailed: true });
  });

  test("for which there is no room takes no mail from the address's limit", async () => {
    const { caller, workspaceId } = await makeWorkspace();
    await query(
      `INSERT INTO invitation (workspace_id, id, email, role, token_hash, invited_by_id, expires_at)
       SELECT $1, id, id || '@example.com', 'member', uuid_send(id), $2, now() + interval '7 days'
       FROM (SELECT gen_random_uuid() AS id FROM generate_series(1, $3)) AS made`,
      [workspaceId, caller.userId, MAX_OPEN_INVITATIONS],
    );
    const email = `${crypto.randomUUID()}@example.com`;
    for (let n = 0; n < 5; n++) {
      await expect(invite(caller, { email, role: "member" })).rejects.toMatchObject({
        code: "CONFLICT",
      });
    }
    const { caller: elsewhere } = await makeWorkspace();
    expect(await invite(elsewhere, { email, role: "member" })).toMatchObject({ mailed: true });
  });
});

describe("mails: an API key", () => {
  test("is reported to its owner, even if the operator made it", async () => {
    const { caller, workspaceId, email } = await makeWorkspace();
    const { key } = await mintKey(caller, { name: "Deploy script" });
    await createKeyFor({ workspaceId, email, name: "CI", readOnly: false });
    await runJobs();
    const texts = sink.mails.map(({ text }) => text);
    expect(sink.mails.map(({ to }) => to)).toEqual([[email], [email]]);
    expect(texts).toContainEqual(
      expect.stringMatching(/^You made the API key “Deploy script” .*If you did not/s),
    );
    expect(texts).toContainEqual(expect.stringMatching(/“CI” .* by the operator/));
    expect(texts.join()).not.toContain(key);
    expect(texts.join()).toContain(`/w/${workspaceId}/settings/api-keys`);
  });

  test("that expires is announced seven days before, once, even after the process was down", async () => {
    const { caller, email } = await makeWorkspace();
    await mintKey(caller, { name: "For a month", expiresInDays: 30 });
    await runJobs();
    expect(sink.mails).toHaveLength(1); // the notice of the new key
    const [planned, ...others] = await jobs();
    expect(others).toEqual([]);
    expect(planned?.queue).toBe("key_expiry");
    expect(planned?.days).toBeGreaterThan(22.9);
    expect(planned?.days).toBeLessThanOrEqual(23);

    await query("UPDATE job SET run_at = now() - interval '2 days'", []); // it was down for two
    await runJobs();
    await runJobs();
    expect(sink.mails).toHaveLength(2);
    expect(sink.mails[1]).toMatchObject({
      to: [email],
      headers: { subject: "The API key “For a month” expires soon" },
    });
    expect(await jobs()).toEqual([]);
  });

  test("has its reminder planned even without a mail server, but not if it is revoked or short-lived", async () => {
    const { caller } = await makeWorkspace();
    const url = config().SMTP_URL;
    config().SMTP_URL = undefined;
    await mintKey(caller, { name: "Short", expiresInDays: 7 });
    await mintKey(caller, { name: "Endless" });
    expect(await jobs()).toEqual([]);
    const { id } = await mintKey(caller, { name: "Revoked", expiresInDays: 8 });
    await mintKey(caller, { name: "Kept", expiresInDays: 8 });
    await revokeKey(caller, { id });
    expect(await jobs()).toHaveLength(2);
    config().SMTP_URL = url;
    await query("UPDATE job SET run_at = now()", []);
    await runJobs();
    expect(sink.mails.map(({ headers }) => headers.subject)).toEqual([
      "The API key “Kept” expires soon",
    ]);
  });
});

test("mails: a sign-in from a known browser is reported again after a new password, except from the browser that set it", async () => {
  const { user, cookie } = await signedIn();
  const elsewhere = (await signInAs(user.email)).cookie;
  await runJobs();
  sink.mails.length = 0;
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 2000 });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const newPassword = "a better password";
  const change = { currentPassword: PASSWORD, newPassword };
  const userAgent = "Mozilla/5.0 (Windows NT 10.0; rv:140.0) Firefox/140.0";
  const caller = { ...user, visit: { address: null, userAgent } };
  const { token } = await changePassword(caller, change);
  const headers = await handOver(token, new Headers({ cookie }));
  const here = readCookies(new Response(null, { headers }));
  const body = { email: user.email, password: newPassword };
  await authCall("/sign-in/email", { body, cookie: here });
  await runJobs();
  expect(sink.mails.map(({ headers }) => headers.subject)).toEqual(["Your password has changed"]);
  expect(sink.mails[0]?.text.replaceAll(/\s+/g, " ")).toMatch(
    /account page on \d+ \w+ \d{4} at \d\d:\d\d UTC, with Firefox on Windows\./,
  );
  await authCall("/sign-in/email", { body, cookie: elsewhere });
  await runJobs();
  expect(sink.mails.at(-1)?.headers.subject).toContain("since your password changed");
});
