import { expect, test } from "vitest";
import { GET } from "@/app/.well-known/[...path]/route";
import { POST } from "@/app/register/route";

const SENTENCE =
  "This server has no browser login. Create an API key in Settings and send it as Authorization: Bearer <key>.";

test.each([
  ["what a client looks for after a 401", () => GET(), 404, "not_found"],
  ["what it tries last", () => POST(), 400, "invalid_request"],
])("OAuth discovery: %s is a JSON error that names API keys", async (_, ask, status, error) => {
  const response = await ask();
  expect(response.status).toBe(status);
  expect(response.headers.get("content-type")).toContain("application/json");
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await response.json()).toEqual({ error, error_description: SENTENCE });
});
