import { expect, test } from "vitest";
import { waitForBackground } from "@/lib/background";
import { removeFactors } from "@/lib/domain/operator/accounts";
import { freshDatabase } from "@/tests/support/database";
import { addKey, signedIn, signIn } from "@/tests/support/factors";
import { freshLimiter } from "@/tests/support/process-wide";
import { authCall, readCookies } from "@/tests/support/sign-in";
import { runJobs, smtpSink } from "@/tests/support/smtp-sink";

freshDatabase();
const sink = smtpSink();
freshLimiter();
const subjects = () => sink.mails.map(({ headers }) => headers.subject);
const WARNING = "Somebody knows your password";

async function sendWrongCodes(cookie: string, count: number) {
  const body = { code: "000000" };
  for (let n = 0; n < count; n++) {
    expect((await authCall("/sign-in/code", { body, cookie })).status).toBe(401);
  }
  await waitForBackground();
  await runJobs();
}

test("second factor: the third wrong code after the right password is reported, once an hour", async () => {
  const user = await signedIn();
  await addKey(user);
  const cookie = readCookies(await signIn(user.email));
  await sendWrongCodes(cookie, 2);
  expect(subjects()).not.toContain(WARNING);
  await sendWrongCodes(cookie, 4);
  expect(subjects().filter((subject) => subject === WARNING)).toHaveLength(1);
});

test("second factor: wrong codes in a known browser are not reported", async () => {
  const user = await signedIn();
  await addKey(user);
  const cookie = readCookies(await signIn(user.email, user.cookie));
  await sendWrongCodes(`${user.cookie}; ${cookie}`, 4);
  expect(subjects()).not.toContain(WARNING);
});

test("second factor: the removal of second factors by the operator is reported", async () => {
  const user = await signedIn();
  await addKey(user);
  await removeFactors({ email: user.email });
  await removeFactors({ email: user.email });
  await runJobs();
  const removed = "Two-step sign-in was turned off for your account";
  expect(subjects().filter((subject) => subject === removed)).toHaveLength(1);
});
