import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { forbidden } from "@/lib/errors";
import { log } from "@/lib/log";
import { refuse } from "@/server/refuse";

async function answer(url: string, thrown: unknown) {
  const error = vi.spyOn(log, "error").mockImplementation(() => {});
  onTestFinished(() => error.mockRestore());
  const request = Object.assign(new IncomingMessage(new Socket()), { url });
  const response = new ServerResponse(request);
  const head = vi.spyOn(response, "writeHead");
  const end = vi.spyOn(response, "end");
  await refuse(request, response, thrown);
  const [status, headers] = head.mock.calls[0] ?? [];
  const logged = error.mock.calls.map(([entry]) => entry);
  return {
    status,
    id: Object(headers)["X-Request-ID"],
    body: String(end.mock.calls[0]?.[0]),
    logged,
  };
}

test("refusals: a fault is logged with the id that the answer shows", async () => {
  const { status, id, body, logged } = await answer("/api/v1/goals", new Error("secret"));
  expect(status).toBe(500);
  expect(logged).toMatchObject([{ event: "internal_error", requestId: id }]);
  expect(JSON.parse(body)).toMatchObject({ code: "INTERNAL_ERROR", requestId: id });
  expect(body).not.toContain("secret");
});

test("refusals: a page gets plain words, and nothing is logged", async () => {
  const refused = await answer("/w/1", forbidden("Not from here."));
  expect(refused).toMatchObject({ status: 403, body: "Not from here.\n", logged: [] });
});
