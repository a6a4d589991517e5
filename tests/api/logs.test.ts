import { beforeEach, expect, test, vi } from "vitest";
import { prismaClient } from "@/lib/db/database";
import { log } from "@/lib/log";
import { toApiError } from "@/lib/to-api-error";
import { query } from "@/tests/support/query";

const TEXT = "Marit hands in her notice";

const logged = vi.spyOn(log, "error");
beforeEach(() => logged.mockClear());

/** Errors that quote a person's text, as a defect of the service would raise them. */
const FAULTS: Record<string, () => Promise<unknown>> = {
  "a statement with a wrong value": () => query("SELECT $1::int", [TEXT]),
  "an unfit argument of Prisma": async () => {
    const prisma = await prismaClient();
    return prisma.user.findMany({ where: { id: TEXT } });
  },
  "broken JSON": async () => JSON.parse(`{"title": ${TEXT}`),
};

test.each(Object.keys(FAULTS))(
  "log: the log of %s says where, and quotes no text",
  async (name) => {
    const thrown = await FAULTS[name]?.().then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(String(thrown) + JSON.stringify(thrown), "the fault quotes the text").toContain("Marit");
    expect(toApiError(thrown, "req_1").code).toBe("INTERNAL_ERROR");
    const [line] = logged.mock.calls[0] ?? [];
    expect(line).toMatchObject({ event: "internal_error", requestId: "req_1" });
    expect(JSON.stringify(line)).not.toContain("Marit");
    expect(Object.keys(line ?? {})).toEqual(expect.arrayContaining(["error", "stack"]));
  },
);
