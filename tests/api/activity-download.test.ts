import { expect, test } from "vitest";
import { GET } from "@/app/w/[workspace]/settings/activity/csv/route";
import { createGoal } from "@/lib/domain/context/goals";
import { createInitiative } from "@/lib/domain/initiatives/initiatives";
import { links } from "@/lib/links";
import { freshDatabase } from "@/tests/support/database";
import { joinAs, makeWorkspace } from "@/tests/support/factories";
import { freshLimiter } from "@/tests/support/process-wide";
import { signedIn } from "@/tests/support/signed-in";

freshDatabase();
freshLimiter();

const get = (workspace: string, query: Record<string, string>, cookie?: string) =>
  GET(
    new Request(`http://localhost:3000${links.settings.activityCsv(workspace, query)}`, {
      headers: cookie ? { cookie } : {},
    }),
    { params: Promise.resolve({ workspace }) },
  );

async function makeRecords() {
  const { caller, workspaceId } = await makeWorkspace();
  await createInitiative(caller, { title: "Route planner" });
  await createGoal(caller, { scope: "workspace", goal_type: "general", title: "Less driving" });
  return { caller, workspaceId };
}

test("activity download: a member gets the records of the page as CSV, with names", async () => {
  const { caller, workspaceId } = await makeRecords();
  const { user, cookie } = await signedIn();
  await joinAs(workspaceId, user.userId, "member");
  const answer = await get(workspaceId, { actor: caller.userId }, cookie);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("content-disposition")).toContain('filename="activity.csv"');
  const [head, ...lines] = (await answer.text()).trim().split("\r\n");
  expect(head).toMatch(/^id,action,.*,created_at,actor_name,key_name$/);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain("goal.created");
  expect(lines[0]).toContain("Ada Lovelace");
  const past = await get(workspaceId, { actor: caller.userId, offset: "50" }, cookie);
  expect((await past.text()).trim()).toBe(head);
});

test("activity download: signed-out people are sent to sign in, outsiders get 404", async () => {
  const { workspaceId } = await makeRecords();
  const out = await get(workspaceId, {});
  expect(out.status).toBe(303);
  expect(out.headers.get("location")).toBe(links.signIn(links.settings.activity(workspaceId)));
  const { cookie } = await signedIn();
  expect((await get(workspaceId, {}, cookie)).status).toBe(404);
});
