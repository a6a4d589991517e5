import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { freshDatabase } from "@/tests/support/database";
import { makeUser } from "@/tests/support/factories";
import { freshLimiter } from "@/tests/support/process-wide";
import { authCall } from "@/tests/support/sign-in";

freshDatabase();
freshLimiter();

const PASSWORD = "correct horse battery";

test("sign-in: a body over 16 KiB is refused before it is parsed", async () => {
  const body = { email: "ada@example.com", password: "x".repeat(20_000) };
  const response = await authCall("/sign-in/email", { body });
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({ code: "PAYLOAD_TOO_LARGE" });
});

test("sign-in: requests without a password use up none of the address's tries", async () => {
  const { email } = await makeUser({ email: `${randomUUID()}@example.com`, password: PASSWORD });
  for (let i = 0; i < 12; i++) {
    const response = await authCall("/sign-in/email", { body: { email } });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(429);
  }
  const response = await authCall("/sign-in/email", { body: { email, password: PASSWORD } });
  expect(response.status).toBe(200);
});

test("sign-in: a password that is too long is a wrong password", async () => {
  const body = { email: "ada@example.com", password: "x".repeat(129) };
  const response = await authCall("/sign-in/email", { body });
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ code: "UNAUTHORIZED" });
});
