import { beforeAll, describe, expect, test } from "vitest";
import { freshDatabase } from "@/tests/support/database";
import { joinWorkspace, makeKey } from "@/tests/support/factories";
import { fullClient } from "@/tests/support/full-client";
import { OPERATIONS } from "@/tests/support/operations";
import { type Scene, scene } from "@/tests/support/scene";
import { planning } from "@/tests/support/two-tenants";

freshDatabase();

const changing = OPERATIONS.filter(({ changes }) => changes);
const reading = OPERATIONS.filter(({ changes }) => !changes);

describe("keys of operations: a key that does not work", () => {
  let place: Scene;
  let refused: (string | undefined)[];
  beforeAll(async () => {
    place = await scene();
    const colleague = await joinWorkspace(place.workspaceId);
    const [revoked, leaver] = [await makeKey(place.caller), await makeKey(colleague.caller)];
    const [first] = OPERATIONS;
    for (const { key } of [revoked, leaver]) {
      expect((await first?.call(key, {}))?.code).toBeUndefined();
    }
    const prisma = await fullClient();
    await prisma.apiKey.update({ where: { id: revoked.id }, data: { revokedAt: new Date() } });
    await prisma.membership.deleteMany({ where: { userId: colleague.userId } });
    refused = [undefined, revoked.key, leaver.key];
  });

  test.each(OPERATIONS)(
    "$name over $door is refused, and says how to get one",
    async (operation) => {
      const values = await operation.prepare(place);
      const before = await planning(place.workspaceId);
      for (const key of refused) {
        const { code, headers, words } = await operation.call(key, values);
        expect(code).toBe("UNAUTHORIZED");
        expect(headers.get("www-authenticate")).toBe("Bearer");
        expect(words).toContain("Settings");
      }
      expect(await planning(place.workspaceId)).toEqual(before);
    },
  );
});

describe("keys of operations: a key that can only read", () => {
  test.each(reading)("reads with $name over $door", async (operation) => {
    const place = await scene();
    const { key } = await makeKey(place.caller, { scope: "read_only" });
    expect((await operation.call(key, await operation.prepare(place))).code).toBeUndefined();
  });

  test.each(changing)("changes nothing with $name over $door", async (operation) => {
    const place = await scene();
    const { key } = await makeKey(place.caller, { scope: "read_only" });
    const values = await operation.prepare(place);
    const before = await planning(place.workspaceId);
    expect((await operation.call(key, values)).code).toBe("READ_ONLY_KEY");
    expect(await planning(place.workspaceId)).toEqual(before);
  });
});
