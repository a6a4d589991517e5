import { expect, test } from "vitest";
import { describeUsedUpQuota } from "@/lib/domain/generation/quota";
import type { Tier } from "@/lib/schemas/enums";
import { freshDatabase } from "@/tests/support/database";
import { makeWorkspace } from "@/tests/support/factories";
import { fullClient } from "@/tests/support/full-client";

freshDatabase();

const PLURAL = "generations of this month are used. The next ones come on 1 December";

test.each<[Tier, number | null, string]>([
  ["free", null, `All 5 ${PLURAL}; a higher plan has more.`],
  ["consultant", null, `All 1,000 ${PLURAL}; a higher plan has more.`],
  ["internal", null, `All 10,000 ${PLURAL}.`],
  ["pro", 40, `All 40 ${PLURAL}.`],
  ["free", 1, "The one generation of this month is used. The next one comes on 1 December."],
])("quota: on the %s plan with the operator's limit %s: %s", async (tier, quotaLimit, text) => {
  const { caller } = await makeWorkspace();
  const prisma = await fullClient();
  await prisma.workspace.update({
    where: { id: caller.workspaceId },
    data: { tier, quotaLimit },
  });
  expect(await describeUsedUpQuota(caller, "1 December")).toBe(text);
});

test("quota: a limit of 0 promises nothing for the next month", async () => {
  const { caller } = await makeWorkspace();
  const prisma = await fullClient();
  await prisma.workspace.update({ where: { id: caller.workspaceId }, data: { quotaLimit: 0 } });
  expect(await describeUsedUpQuota(caller, "1 December")).toMatch(
    /^This workspace has no generations: the/,
  );
});
