import { describe, expect, test } from "vitest";
import { config } from "@/lib/config";
import { prismaClient } from "@/lib/db/database";
import { newId } from "@/lib/ids";
import { deliver } from "@/lib/mail/deliver";
import type { Mail } from "@/lib/mail/mail";
import { isMailSet, sendMail } from "@/lib/mail/send-mail";
import { MAIL_SAMPLES } from "@/scripts/mail-samples";
import { freshDatabase } from "@/tests/support/database";
import { query } from "@/tests/support/query";
import { runJobs, smtpSink } from "@/tests/support/smtp-sink";

freshDatabase();
const sink = smtpSink();

const REMINDER: Mail = {
  kind: "password_set",
  to: "ada@example.com",
  how: "changed",
  at: "2026-11-23T08:12:00.000Z",
};
const send = async (mail: Mail = REMINDER, key?: string) =>
  sendMail(await prismaClient(), mail, key);
const jobs = () =>
  query<{ id: string; last_error: string | null; failed_at: Date | null }>(
    "SELECT id, last_error, failed_at FROM job WHERE queue = 'mail'",
    [],
  );
const makeDue = () => query("UPDATE job SET run_at = now() WHERE queue = 'mail'", []);

describe("mail queue: a mail", () => {
  test.each(Object.entries(MAIL_SAMPLES))(
    "%s arrives once, in words and in HTML",
    async (_, mail) => {
      expect(await send(mail)).toBe(true);
      await runJobs();
      await runJobs();
      expect(sink.mails).toHaveLength(1);
      const [got] = sink.mails;
      expect(got).toMatchObject({ to: [mail.to], from: "mail@example.org" });
      expect(got?.headers).toMatchObject({
        from: "Groundwork <mail@example.org>",
        to: mail.to,
        "auto-submitted": "auto-generated",
        "message-id": expect.stringMatching(/^<[\da-f-]{36}@example.org>$/),
      });
      expect(got?.headers.subject).not.toBe("");
      expect(got?.html).toContain('<html lang="en">');
      expect(got?.html).toContain("prefers-color-scheme: dark");
      expect(got?.html).not.toMatch(/<img|<link|<script|url\(|@import|undefined/i);
      expect(got?.text).not.toMatch(/<\/?[a-z]|undefined/);
      if ("url" in mail) {
        expect(got?.text).toContain(mail.url);
        expect(got?.html).toContain(`href="${mail.url}"`);
      }
      expect(await jobs()).toEqual([]);
    },
  );

  test("is not sent where no mail server is set", async () => {
    config().SMTP_URL = undefined;
    expect(isMailSet()).toBe(false);
    expect(await send()).toBe(false);
    expect(await jobs()).toEqual([]);
  });

  test("is sent with its newest text if two have the same key", async () => {
    await send(
      { kind: "verification", to: "ada@example.com", url: "https://example.com/1" },
      "test:1",
    );
    await send(
      { kind: "verification", to: "ada@example.com", url: "https://example.com/2" },
      "test:1",
    );
    await runJobs();
    expect(sink.mails).toHaveLength(1);
    expect(sink.mails[0]?.text).toContain("https://example.com/2");
  });
});

describe("mail queue: the mail server", () => {
  test("is down, then up: the mail arrives", async () => {
    await sink.halt();
    await send();
    await runJobs();
    const [waiting] = await jobs();
    expect(waiting).toMatchObject({ failed_at: null });
    expect(waiting?.last_error).toMatch(/^The mail server cannot be reached \(/);
    await sink.resume();
    await makeDue();
    await runJobs();
    expect(sink.mails).toHaveLength(1);
    expect(await jobs()).toEqual([]);
  });

  test("is busy: it is tried again, under the same Message-ID", async () => {
    sink.mood = "busy";
    await send();
    await runJobs();
    const [waiting] = await jobs();
    expect(waiting).toMatchObject({ failed_at: null });
    expect(waiting?.last_error).toMatch(/answered 451 .*Greylisted/);
    sink.mood = "takes";
    await makeDue();
    await runJobs();
    expect(sink.mails[0]?.headers["message-id"]).toBe(`<${waiting?.id}@example.org>`);
  });

  test("has the mail, and the process ends before it is noted: it is sent again, under the same Message-ID", async () => {
    await send();
    const [job] = await query<{ id: string; payload: string }>("SELECT id, payload FROM job", []);
    await runJobs();
    const again = "INSERT INTO job (id, queue, payload, attempts) VALUES ($1, 'mail', $2, 1)";
    await query(again, [job?.id, job?.payload]);
    await runJobs();
    const ids = sink.mails.map(({ headers }) => headers["message-id"]);
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
  });

  test("refuses the address for good: it is given up at once", async () => {
    sink.mood = "refuses";
    await send();
    await runJobs();
    expect(await jobs()).toMatchObject([
      {
        failed_at: expect.any(Date),
        last_error: expect.stringMatching(/answered 550 .*No such user/),
      },
    ]);
    await makeDue();
    await runJobs();
    expect(sink.recipients).toBe(1);
  });

  test("says nothing: the database stays free meanwhile, and the try ends at its limit", async () => {
    sink.mood = "hangs";
    const limit = new AbortController();
    const tried = deliver(REMINDER, { id: newId(), signal: limit.signal }).catch((error) => error);
    await expect.poll(() => sink.recipients, { timeout: 20_000 }).toBe(1);
    expect(await jobs()).toEqual([]); // needs the only connection to the database
    limit.abort();
    expect(await tried).toMatchObject({ isFinal: false });
    sink.mood = "takes";
    await send();
    await runJobs();
    expect(sink.mails).toHaveLength(1);
  });
});

describe("mail queue: a hostile name", () => {
  const EVIL =
    'Eve"\r\nBcc: all@example.com\r\n\r\n<img src=x onerror=alert(1)>\u202Eevil.example/login & "co"';
  const invitation: Mail = {
    kind: "invitation",
    to: "ada@example.com",
    workspace: EVIL,
    inviter: EVIL,
    role: "admin",
    url: "http://localhost:3000/invite/abc",
    expiresAt: "2026-11-30T14:05:00.000Z",
  };

  test("adds no header, no recipient and no markup, and is no link", async () => {
    await send(invitation);
    await runJobs();
    expect(sink.mails).toHaveLength(1);
    const [got] = sink.mails;
    expect(got?.to).toEqual(["ada@example.com"]);
    expect(got?.headers).not.toHaveProperty("bcc");
    expect(got?.headers.subject).toContain("Bcc:");
    expect(got?.html).not.toContain("<img");
    expect(got?.html).toContain("&lt;img src=x");
    for (const text of [got?.html, got?.text, got?.headers.subject]) {
      expect(text).not.toContain("\u202E");
      expect(text).not.toContain("evil.example");
      expect(text?.replaceAll("\u2060", "")).toContain("evil.example");
    }
  });

  test("is cut where it is long", async () => {
    await send({ ...invitation, workspace: "W".repeat(5_000), inviter: "Grace" });
    await runJobs();
    expect(sink.mails[0]?.headers.subject).toMatch(/^Grace invites you to W{99}…$/);
  });

  test("an address with a new line reaches nobody else", async () => {
    await send({ ...REMINDER, to: "ada@example.com\r\nBcc: all@example.com" });
    await runJobs();
    const recipients = sink.mails.flatMap(({ to }) => to);
    expect(recipients).not.toContain("all@example.com");
    for (const { headers } of sink.mails) expect(headers).not.toHaveProperty("bcc");
  });
});
