import { createServer } from "node:http";
import { expect, onTestFinished, test, vi } from "vitest";
import { log } from "@/lib/log";
import { logRequest } from "@/server/log-request";

test("log: the id of a request is a text, also where Next made a list of the header", async () => {
  const info = vi.spyOn(log, "info").mockImplementation(() => {});
  const server = createServer((request, response) => {
    logRequest(request, response);
    response.setHeader("X-Request-ID", ["req_1"]).end();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => {
    server.close();
    info.mockRestore();
  });
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  await fetch(`http://localhost:${port}/w/1/search/results?q=a`);
  const line = { requestId: "req_1", method: "GET", path: "/w/1/search/results", status: 200 };
  await expect.poll(() => info.mock.calls).toEqual([[expect.objectContaining(line)]]);
});
