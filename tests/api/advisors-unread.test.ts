import { expect, test } from "vitest";
import { database } from "@/lib/db/database";
import {
  critiqueDocument,
  draftStakeholderUpdate,
  judgeLaunchReadiness,
  prioritize,
} from "@/lib/domain/advisors";
import type { ContextLabel } from "@/lib/schemas/enums";
import { freshDatabase } from "@/tests/support/database";
import { generatingWorkspace } from "@/tests/support/generations";
import { ABSENT_ID, createContextItem, createDocument } from "@/tests/support/samples";

freshDatabase();

async function withItems(counts: Partial<Record<ContextLabel, number>>) {
  const { caller, client, initiative } = await generatingWorkspace();
  const { pool } = await database();
  const add = () =>
    pool.query({
      text: `INSERT INTO context_item (id, workspace_id, initiative_id, label, title, content, created_by_id, created_at)
        SELECT gen_random_uuid(), $1, $2, key::context_label, key || ' ' || n, 'Colour number ' || n || ' is kept in the shop.', $3,
          now() + n * interval '1 minute' FROM jsonb_each_text($4::jsonb), generate_series(1, value::int) n`,
      values: [caller.workspaceId, initiative.id, ABSENT_ID, JSON.stringify(counts)],
    });
  return { caller, client, initiative, add };
}

test("advisors: an answer by rules reads a hundred items of a label, and says of which more are on record", async () => {
  const { caller, initiative, add } = await withItems({
    risk: 130,
    decision: 60,
    feature_idea: 24,
  });
  await add();
  const asked = { initiative_id: initiative.id };
  const readiness = await judgeLaunchReadiness(caller, asked);
  expect(readiness.summary).toMatch(/ Not all items were read: 100 of 130 labeled risk\.$/);
  const risks = readiness.checks.find(({ area }) => area === "Risks")?.finding;
  expect(risks).toContain("100 open risks were read, and more are recorded.");
  const update = await draftStakeholderUpdate(caller, { ...asked, audience: "engineering" });
  expect(update.summary).toContain("100 of 130 labeled risk");
  expect(update.body_markdown).toContain("## Decisions (3 of 60)");
});

test("advisors: an idea that customers ask for is found below many newer ones", async () => {
  const { caller, client, initiative, add } = await withItems({ feature_idea: 25 });
  const title = "Night mode for alarms";
  await createContextItem(client, initiative.id, {
    label: "feature_idea",
    title,
    content: "Alarms stay dark at night.",
  });
  await createContextItem(client, initiative.id, {
    label: "user_feedback",
    title: "Clinic",
    content: "Our alarms are too bright at night.",
  });
  await add();
  const { items, summary } = await prioritize(caller, { initiative_id: initiative.id });
  expect(items[0]?.title).toBe(title);
  expect(summary).not.toContain("Not all items");
});

test("advisors: an update with more decisions than were read names no total", async () => {
  const { caller, client, initiative, add } = await withItems({ decision: 101 });
  await add();
  const { body_markdown } = await draftStakeholderUpdate(caller, {
    initiative_id: initiative.id,
    audience: "executive",
  });
  expect(body_markdown).toContain("## Decisions (3 of 100+)");
  const { id } = await createDocument(client, initiative.id, {
    content_markdown: "# Plan\n\nText.",
  });
  const { summary } = await critiqueDocument(caller, { document_id: id });
  expect(summary).toContain("100 of 101 labeled decision");
});
