import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askServer, explainNoAnswer, SIGNED_OUT } from "@/app/shared/ask-server";

const answer = (give: () => Response) => vi.stubGlobal("fetch", async () => give());

beforeEach(() => vi.stubGlobal("navigator", { onLine: true }));
afterEach(() => vi.unstubAllGlobals());

test("ask server: an answer is returned, and a refusal with its sentence", async () => {
  answer(() => Response.json({ ids: ["1"] }));
  expect(await askServer("/visits")).toEqual({ answer: { ids: ["1"] } });
  answer(() => Response.json({ error: "Search again in 12 s." }, { status: 429 }));
  expect(await askServer("/results")).toEqual({
    isSignedOut: false,
    message: "Search again in 12 s.",
  });
});

test("ask server: a refusal for some time says for how long", async () => {
  answer(() =>
    Response.json({ error: "Wait 13 s." }, { status: 429, headers: { "Retry-After": "13" } }),
  );
  expect(await askServer("/results")).toMatchObject({ retryAfterSeconds: 13 });
});

test.each([
  [503, "5"],
  [429, "Wed, 21 Oct 2026 07:28:00 GMT"],
])(
  "ask server: a refusal with %i and Retry-After “%s” is not repeated by itself",
  async (status, value) => {
    answer(() => Response.json({ error: "Wait." }, { status, headers: { "Retry-After": value } }));
    expect(await askServer("/results")).toEqual({ isSignedOut: false, message: "Wait." });
  },
);

test("ask server: a redirect means that the session has ended", async () => {
  answer(() => Object.defineProperty(new Response(), "type", { value: "opaqueredirect" }));
  expect(await askServer("/results")).toEqual({ isSignedOut: true, message: SIGNED_OUT });
});

test("ask server: a page of a proxy, a lost connection and no network bring no answer", async () => {
  const unreachable = "Groundwork did not answer. Check your connection, then try again.";
  answer(() => new Response("<h1>502</h1>", { status: 502 }));
  expect(await askServer("/results")).toEqual({ isSignedOut: false, message: unreachable });
  answer(() => {
    throw new TypeError("Failed to fetch");
  });
  expect(await askServer("/results")).toEqual({ isSignedOut: false, message: unreachable });
  vi.stubGlobal("navigator", { onLine: false });
  expect(explainNoAnswer("ask again")).toBe(
    "You are offline. Connect to the network, then ask again.",
  );
});
