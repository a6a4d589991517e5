import { describe, expect, test } from "vitest";
import { listRecords } from "@/tests/support/activity";
import { freshDatabase } from "@/tests/support/database";
import { OPERATIONS } from "@/tests/support/operations";
import { open, scene } from "@/tests/support/scene";
import { everything, planning } from "@/tests/support/two-tenants";

freshDatabase();

const once = (key = "once") => ({ "Idempotency-Key": key });
const keyed = OPERATIONS.filter(({ takesIdempotencyKey }) => takesIdempotencyKey);
const others = OPERATIONS.filter(({ takesIdempotencyKey }) => !takesIdempotencyKey);

describe("idempotency of operations: a repeat", () => {
  test.each(keyed)(
    "of $name over $door replays the data and changes nothing",
    async (operation) => {
      const { key, workspaceId, ...place } = await scene();
      const values = await operation.prepare({ key, workspaceId, ...place });
      const first = await operation.call(key, values, once());
      expect(first.code).toBeUndefined();
      expect(first.headers.has("idempotent-replayed")).toBe(false);
      const [before, told] = [await planning(workspaceId), await listRecords(workspaceId)];
      const again = await operation.call(key, values, once());
      expect(again.code).toBeUndefined();
      expect(again.headers.get("idempotent-replayed")).toBe("true");
      expect(again.data).toEqual(first.data);
      expect(again.requestId).not.toBe(first.requestId);
      expect(await planning(workspaceId)).toEqual(before);
      const more = (await listRecords(workspaceId)).length - told.length;
      expect(more).toBe(operation.recordsEveryCall ? 1 : 0);
    },
  );
});

test.each(others)(
  "idempotency of operations: $name over $door pays no heed to a key",
  async (operation) => {
    const place = await scene();
    const values = await operation.prepare(place);
    const { idempotency_record: before } = await everything(place.workspaceId);
    const malformed = await operation.call(place.key, values, once("é"));
    expect(malformed.code).toBeUndefined();
    const again = await operation.call(place.key, values, once());
    expect(again.headers.has("idempotent-replayed")).toBe(false);
    expect((await everything(place.workspaceId)).idempotency_record).toEqual(before);
  },
);

const creates = keyed.filter(({ name }) => /^(?:POST \/initiatives|create_initiative)$/.test(name));

describe.each(creates)("idempotency of operations: a key of $name over $door", ({ call }) => {
  const title = { title: "x" };

  test("is refused with other values, and changes nothing", async () => {
    const { key, workspaceId } = await open();
    await call(key, title, once());
    const before = await planning(workspaceId);
    for (const values of [{ title: "y" }, { ...title, description: "z" }]) {
      expect((await call(key, values, once())).code).toBe("IDEMPOTENCY_KEY_REUSED");
    }
    expect(await planning(workspaceId)).toEqual(before);
  });

  test("replays nothing of another workspace", async () => {
    const [theirs, mine] = [await open(), await open()];
    const first = await call(theirs.key, title, once());
    const own = await call(mine.key, title, once());
    expect(own.headers.has("idempotent-replayed")).toBe(false);
    expect(Object(own.data).id).not.toBe(Object(first.data).id);
  });

  test.each(["a", "~", "a b", "x\"'\\;--", "k".repeat(255)])("%j is taken", async (text) => {
    const { key } = await open();
    expect((await call(key, title, once(text))).code).toBeUndefined();
    const again = await call(key, title, once(text));
    expect(again.headers.get("idempotent-replayed")).toBe("true");
  });

  test.each(["", " ", "k".repeat(256), "é", "a\tb", "a\u007fb"])(
    "%j is refused by its name, as not 1 to 255 printable ASCII characters",
    async (text) => {
      const { key, workspaceId } = await open();
      const before = await planning(workspaceId);
      const { code, details } = await call(key, title, once(text));
      expect(code).toBe("VALIDATION_ERROR");
      expect(details?.map(({ path }) => path)).toEqual(["Idempotency-Key"]);
      expect(await planning(workspaceId)).toEqual(before);
    },
  );
});
