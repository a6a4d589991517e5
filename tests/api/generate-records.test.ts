import { describe, expect, test } from "vitest";
import { withModel } from "@/tests/support/ai";
import { freshDatabase } from "@/tests/support/database";
import { makeKey } from "@/tests/support/factories";
import { generatingWorkspace } from "@/tests/support/generations";
import { fillPlaces } from "@/tests/support/places";
import { api } from "@/tests/support/request";

freshDatabase();
const { provider } = withModel({ timeoutMs: 1_500 });

describe("generation: every call of a proven key is recorded", () => {
  test("one with a malformed body, and one of a key that can only read", async () => {
    provider("ok");
    const { generate, records, caller, body } = await generatingWorkspace();
    await generate({ body: { ...body, document_type: "novel" } });
    const { id: keyId, key } = await makeKey(caller, { scope: "read_only" });
    for (const _ of [1, 2]) {
      expect(await api(key).call("POST", "/generate", { body })).toMatchObject({ status: 403 });
    }
    expect(await records()).toMatchObject([
      { outcome: "VALIDATION_ERROR", origin: "api", targetId: null },
      { outcome: "READ_ONLY_KEY", origin: "api", keyId }, // refusals that cost no call are recorded once a minute
    ]);
  });

  test("each refusal that has cost a call of the rate limit, and one a minute of the others", async () => {
    const { generate, records, caller, body } = await generatingWorkspace();
    const elsewhere = { ...body, initiative_id: crypto.randomUUID() };
    for (const _ of [1, 2]) {
      expect(await generate({ body: elsewhere })).toMatchObject({ status: 404 });
    }
    const empty = await fillPlaces("ai", caller);
    for (const _ of [1, 2]) expect(await generate()).toMatchObject({ status: 503 });
    await empty();
    const outcomes = (await records()).map(({ outcome }) => outcome);
    expect(outcomes).toEqual(["NOT_FOUND", "NOT_FOUND", "OVERLOADED"]);
  });

  test("those over the rate limit, once a minute", async () => {
    provider("refusal");
    const { generate, records } = await generatingWorkspace();
    const outcomes: string[] = [];
    while (outcomes.filter((code) => code === "RATE_LIMIT_EXCEEDED").length < 3) {
      outcomes.push(String((await generate()).body.code));
    }
    const refused = (await records()).filter(({ outcome }) => outcome === "RATE_LIMIT_EXCEEDED");
    expect(refused).toHaveLength(1);
    expect(await records()).toHaveLength(outcomes.length - 2);
  });
});
