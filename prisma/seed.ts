// Prepares the database for `npm run demo`: a person, a workspace with the sample, an API key. It may run any number of
// times: existing data is kept, and a key that no longer works is replaced. DATA_DIR/demo.json, readable by this user
// alone, keeps the credentials that every start prints.
import "../scripts/load-env.mjs";
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod";
import { hashPassword } from "@/lib/access/credentials/password-hash";
import { getSessionCaller } from "@/lib/access/session";
import { waitForBackground } from "@/lib/background";
import { closeDatabase, database, prismaClient } from "@/lib/db/database";
import { getDataFolder } from "@/lib/db/embedded/data-folder";
import { createUser } from "@/lib/domain/operator/accounts";
import { fillSample } from "@/lib/domain/workspace/fill-sample";
import { listKeys, mintKey } from "@/lib/domain/workspace/keys";
import { createWorkspace, listWorkspaces } from "@/lib/domain/workspace/workspaces";
import { stopEmbedding } from "@/lib/search/embed-pending";
import { sampleWorkspace } from "./sample";

const OWNER = { name: "Demo owner", email: "demo@groundwork.example" };

const Demo = z.object({
  email: z.string(),
  password: z.string(),
  workspaceId: z.string().optional(),
  /** Whether the sample is complete, so that deleted parts of it stay deleted. */
  filled: z.boolean(),
  key: z.object({ id: z.string(), text: z.string() }).optional(),
});
type Demo = z.output<typeof Demo>;

const file = path.join(getDataFolder(), "demo.json");

function save(demo: Demo): Demo {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(demo, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, file);
  return demo;
}

async function ensureOwner({ email, password }: Demo, isNew: boolean): Promise<{ id: string }> {
  const prisma = await prismaClient();
  const owner = await prisma.user.findUnique({ where: { email } });
  if (!owner) return createUser({ ...OWNER, password });
  if (isNew) {
    const where = { userId: owner.id, providerId: "credential" };
    await prisma.account.updateMany({ where, data: { password: await hashPassword(password) } });
  }
  return owner;
}

async function ensureWorkspace(userId: string, { workspaceId }: Demo) {
  const { name } = sampleWorkspace;
  const workspaces = await listWorkspaces(userId);
  const known = workspaces.find(({ id }) => id === workspaceId);
  const { id } =
    known ??
    workspaces.find((workspace) => workspace.name === name) ??
    (await createWorkspace({ userId, name, tier: "team", most: Infinity }));
  const caller = await getSessionCaller({ userId }, id);
  if (!caller) throw new Error(`${OWNER.email} is not a member of the workspace ${name}.`);
  return caller;
}

async function seed() {
  await database("command");
  const isNew = !existsSync(file);
  let demo: Demo = isNew
    ? { email: OWNER.email, password: randomBytes(12).toString("base64url"), filled: false }
    : Demo.parse(JSON.parse(readFileSync(file, "utf8")));
  const owner = await ensureOwner(demo, isNew);
  const caller = await ensureWorkspace(owner.id, demo);
  demo = save({ ...demo, workspaceId: caller.workspaceId });
  if (!demo.filled) {
    await fillSample(caller, sampleWorkspace);
    demo = save({ ...demo, filled: true });
  }
  const key = (await listKeys(caller)).find(({ id }) => id === demo.key?.id);
  if (key?.status !== "active") {
    const minted = await mintKey(caller, { name: "Demo key", expiresInDays: undefined });
    save({ ...demo, key: { id: minted.id, text: minted.key } });
  }
}

try {
  await seed();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  stopEmbedding(); // the server continues it
  await waitForBackground();
  await closeDatabase();
}
