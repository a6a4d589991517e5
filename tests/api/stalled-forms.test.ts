import { once } from "node:events";
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { ADDRESS_HEADER } from "@/lib/limits/client-address";
import { refuseBody } from "@/server/actions";
import { freshDatabase } from "@/tests/support/database";
import { makeUser } from "@/tests/support/factories";
import { fullClient } from "@/tests/support/full-client";
import { WAIT } from "@/tests/support/own-server";
import { authCall, readCookies } from "@/tests/support/sign-in";

freshDatabase();

const [HERE, ELSEWHERE] = ["203.0.113.7", "198.51.100.9"];
const KIB = 1024;

const ACTION = { "next-action": "abc", "content-type": "text/plain" };
const NO_ACTION = { "content-length": "5000000", "content-type": "text/plain" };

function makeRequest(address: string, cookie = "", kind: object = ACTION) {
  const request = new IncomingMessage(new Socket());
  const headers = { [ADDRESS_HEADER]: address, ...kind, cookie };
  return Object.assign(request, { method: "POST", url: "/sign-in", headers });
}

/** A form of which so many bytes have come; `answer` is the status of the refusal, 200 if it went on to the page. */
function send(
  address: string,
  bytes: number,
  { cookie = "", isWhole = false, kind = ACTION as object } = {},
) {
  const request = makeRequest(address, cookie, kind);
  const response = new ServerResponse(request);
  const refusing = refuseBody(request, response);
  request.push(Buffer.from(`"${"x".repeat(bytes - 2)}"`));
  if (isWhole) {
    request.complete = true;
    request.push(null);
  }
  onTestFinished(() => void request.destroy());
  const answer = refusing.then((isRefused) => (isRefused ? response.statusCode : 200));
  return { answer, isRefused: () => response.headersSent };
}

const whole = (address: string, cookie = "") =>
  send(address, 400, { cookie, isWhole: true }).answer;
const countRefused = (forms: { isRefused: () => boolean }[]) =>
  forms.filter((form) => form.isRefused()).length;

async function signIn() {
  const password = "correct horse battery";
  const { email } = await makeUser({ password });
  return readCookies(await authCall("/sign-in/email", { body: { email, password } }));
}

test("stalled forms: one network without a session fills its own 4 MiB; the oldest end, and new forms go on", async () => {
  const stalled = Array.from({ length: 40 }, () => send(HERE, 128 * KIB));
  await vi.waitFor(() => expect(countRefused(stalled)).toBe(8), WAIT);
  expect(countRefused(stalled.slice(0, 8))).toBe(8);
  expect(await whole(ELSEWHERE)).toBe(200);
  expect(await whole(HERE)).toBe(200);
});

test("stalled forms: a session that has ended fills its own 8 MiB, from any network; the oldest end, and new forms go on", async () => {
  const [cookie, other] = [await signIn(), await signIn()];
  await (await fullClient()).session.deleteMany({});
  const stalled = Array.from({ length: 10 }, (_, n) =>
    send(`203.0.113.${n}`, 1024 * KIB, { cookie }),
  );
  await vi.waitFor(() => expect(countRefused(stalled)).toBe(2), WAIT);
  expect(await whole(HERE, other)).toBe(200);
  expect(await whole(ELSEWHERE, cookie)).toBe(200);
});

test("stalled forms: the form of a client that has gone by the time its session is found ends at once", async () => {
  const request = makeRequest(HERE);
  request.destroy();
  await once(request, "close");
  const response = new ServerResponse(request);
  expect(await refuseBody(request, response)).toBe(true);
  expect(response.statusCode).toBe(400);
}, 10_000);

test("stalled forms: when many networks fill the memory, the oldest form ends, not the newest", async () => {
  const stalled = Array.from({ length: 5 * 32 }, (_, n) =>
    send(`203.0.113.${Math.floor(n / 32)}`, 128 * KIB),
  );
  await vi.waitFor(() => expect(countRefused(stalled)).toBe(32), WAIT);
  expect(countRefused(stalled.slice(0, 32))).toBe(32);
  expect(await whole(ELSEWHERE)).toBe(200);
});

test("stalled forms: what is sent to a page and is no action has the same bounds", async () => {
  const kind = NO_ACTION;
  const stalled = Array.from({ length: 40 }, () => send(HERE, 128 * KIB, { kind }));
  await vi.waitFor(() => expect(countRefused(stalled)).toBe(8), WAIT);
  expect(await send(ELSEWHERE, 129 * KIB, { kind, isWhole: true }).answer).toBe(413);
  expect(await send(ELSEWHERE, 400, { kind, isWhole: true }).answer).toBe(200);
});

test("stalled forms: a request to a page without a body goes on", async () => {
  const request = makeRequest(HERE, "", {});
  expect(await refuseBody(request, new ServerResponse(request))).toBe(false);
});
