import { expect, test } from "vitest";
import { waitForBackground } from "@/lib/background";
import { freshDatabase } from "@/tests/support/database";
import { OPERATIONS } from "@/tests/support/operations";
import { ABSENT_ID } from "@/tests/support/samples";
import { scene } from "@/tests/support/scene";

freshDatabase();

const ABSURD = [
  ...["", "\u0000", "\ud800", "%00", "'; DROP TABLE goal; --", "../../etc/passwd", "__proto__"],
  ...["9".repeat(400), "🚀".repeat(20_000), -1, 1.5, 2 ** 53, true, null, [[]], { id: ABSENT_ID }],
];
const cases = OPERATIONS.filter(({ door }) => door !== "MCP 2025-11-25").flatMap((operation) =>
  operation.inputs.map((input) => ({ name: operation.name, input, operation })),
);

test.each(cases)(
  "hostile values: $name accepts or refuses any $input without an internal error",
  async ({ operation, input }) => {
    const place = await scene();
    let values = await operation.prepare(place);
    for (const value of ABSURD) {
      const sent = { ...values, [input]: value };
      const { code, data, words } = await operation.call(place.key, sent);
      const shown = JSON.stringify(value).slice(0, 60);
      expect(code, shown).not.toBe("INTERNAL_ERROR");
      expect(words, shown).not.toMatch(/node_modules|SELECT |INSERT INTO |\.[jt]s:\d+:\d+/);
      if (code === undefined && "expected_version" in values) {
        values = { ...values, expected_version: Object(data).version };
      }
    }
    await waitForBackground();
  },
);
