import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { config } from "@/lib/config";
import { answerByNext } from "@/server/pages";

const NAME = "__NEXT_PRIVATE_ORIGIN";

vi.mock("next", () => ({
  default: () => ({
    prepare: async () => {},
    getRequestHandler: () => async (_: IncomingMessage, response: ServerResponse) =>
      response.end(process.env[NAME]),
  }),
}));

afterAll(() => void vi.doUnmock("next"));

test("pages: Next fetches from this process by http, also behind a TLS proxy", async () => {
  vi.stubEnv(NAME, undefined);
  onTestFinished(() => void vi.unstubAllEnvs());
  const server = createServer(answerByNext);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const answer = await fetch(`http://localhost:${port}/`, {
    headers: { "x-forwarded-proto": "https" },
  });
  expect(await answer.text()).toBe(`http://localhost:${config().PORT}`);
});

test("pages: Next still reads the origin where it follows an action's redirect", () => {
  const handler = "node_modules/next/dist/server/app-render/action-handler.js";
  expect(readFileSync(handler, "utf8")).toContain(`let origin = process.env.${NAME};`);
});
