import { createServer, type RequestListener } from "node:http";
import compression from "compression";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { log } from "@/lib/log";
import { explainOutages, logErrorsOfNext } from "@/server/outage-page";

const UNREACHABLE = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });

const logged = vi.spyOn(log, "error");
beforeEach(() => {
  logged.mockReset();
});

/** As Next does with the error of a page: writes it to the console, and sends a page of its own. */
const failWith =
  (error: unknown): RequestListener =>
  (_, response) => {
    console.error("⨯", error);
    response.statusCode = 500;
    response.setHeader("Content-Type", "text/html");
    response.flushHeaders();
    response.write("a page ");
    response.end("of Next");
  };

const BROWSER = { accept: "text/html,*/*;q=0.8" };

async function ask(answer: RequestListener, headers: Record<string, string> = BROWSER) {
  const { error, warn } = console;
  logErrorsOfNext();
  const server = createServer((request, response) =>
    explainOutages(request, response, async () =>
      compression()(request, response, () => answer(request, response)),
    ),
  );
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => {
    Object.assign(console, { error, warn });
    server.close();
  });
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const reply = await fetch(`http://localhost:${port}/w/1`, { headers });
  return { status: reply.status, headers: reply.headers, text: await reply.text() };
}

test("outage of the database: a page says what happened and what to do, with an id and without a stack", async () => {
  const { status, headers, text } = await ask(failWith(UNREACHABLE));
  expect(status).toBe(503);
  expect(headers.get("retry-after")).toBe("2");
  expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(text).toContain("The database cannot be reached");
  expect(text).toMatch(/Nothing that was saved is lost\..+reload this page/);
  expect(text).toContain(headers.get("x-request-id"));
  expect(text).not.toMatch(/ECONNREFUSED|of Next/);
  expect(logged.mock.calls).toEqual([
    [expect.objectContaining({ event: "database_unavailable", code: "ECONNREFUSED" })],
  ]);
});

test("outage of the database: a server action gets the sentence alone", async () => {
  const { status, headers, text } = await ask(failWith(UNREACHABLE), { "next-action": "1" });
  expect(status).toBe(503);
  expect(headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(text).toMatch(/^The database is unreachable/);
});

test("outage of the database: a script that reads data gets the envelope of errors", async () => {
  const { status, headers, text } = await ask(failWith(UNREACHABLE), { accept: "*/*" });
  expect({ status, type: headers.get("content-type") }).toEqual({
    status: 503,
    type: "application/json",
  });
  expect(JSON.parse(text)).toMatchObject({
    error: expect.stringMatching(/^The database is unreachable/),
    code: "SERVICE_UNAVAILABLE",
    requestId: headers.get("x-request-id"),
  });
});

test("outage of the database: any other failure of a page stays Next's 500, and is a line with its digest", async () => {
  const error = Object.assign(new Error("Broken"), { digest: "42" });
  const { status, text } = await ask(failWith(error));
  expect({ status, text }).toEqual({ status: 500, text: "a page of Next" });
  expect(logged.mock.calls).toEqual([
    [expect.objectContaining({ event: "internal_error", digest: "42", message: "Broken" })],
  ]);
});

test("outage of the database: each kind of Next's warnings is a line of its own, which quotes no request", async () => {
  const warned = vi.spyOn(log, "warn").mockImplementation(() => {});
  for (const warning of [
    "Another secret",
    "Failed to find Server Action",
    "Invalid Server Actions request",
  ])
    for (let n = 0; n < 3; n++)
      await ask((_, response) => {
        console.warn(new Error(`${warning} "secret ${n}".`));
        response.end();
      });
  expect(warned.mock.calls).toEqual([
    [{ event: "next_warning", stack: expect.any(Array) }],
    [{ event: "next_warning", message: "Failed to find Server Action" }],
    [{ event: "next_warning", message: "Invalid Server Actions request" }],
  ]);
  expect(JSON.stringify(warned.mock.calls)).not.toContain("secret");
});

test("outage of the database: a page that is shown all the same is not replaced", async () => {
  const { status, text } = await ask((_, response) => {
    console.error("⨯", UNREACHABLE);
    response.end("shown");
  });
  expect({ status, text }).toEqual({ status: 200, text: "shown" });
});
