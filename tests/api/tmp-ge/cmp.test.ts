import { expect, test } from "vitest";
import { database } from "@/lib/db/database";
import { gatherEvidence } from "@/lib/domain/gather-evidence";
import { newId } from "@/lib/ids";
import { CONTEXT_LABELS, DOCUMENT_TYPES, GOAL_TYPES } from "@/lib/schemas/enums";
import { freshDatabase } from "@/tests/support/database";
import { generatingWorkspace } from "@/tests/support/generations";
import { gatherEvidence as old } from "./gather";
freshDatabase();
test("same", async () => {
  const w = await generatingWorkspace();
  const { prisma } = await database();
  const user = (await prisma.membership.findFirst({ where: { workspaceId: w.workspaceId } }))!.userId;
  let seed = 7; const rnd = (n: number) => (seed = (seed * 1103515245 + 12345) % 2147483648) % n;
  const chars = ["a", "é", "漢", "🚀", "b "];
  const text = (n: number) => chars[rnd(5)]!.repeat(n) + Math.random();
  const ev = async (label: string, size: () => number) => {
    const base = () => ({ id: newId(), workspaceId: w.workspaceId, createdById: user, createdAt: new Date(1.7e12 + rnd(100) * 1000) });
    await prisma.contextItem.createMany({ data: CONTEXT_LABELS.flatMap((label) => Array.from({ length: 50 }, (_, i) => ({ ...base(), initiativeId: i % 2 ? w.initiative.id : null, label, title: text(rnd(20) + 1), content: text(size()) }))) });
    await prisma.goal.createMany({ data: GOAL_TYPES.flatMap((goalType) => Array.from({ length: 20 }, (_, i) => ({ ...base(), initiativeId: i % 2 ? w.initiative.id : null, goalType, title: text(5), description: i % 3 ? text(size() % 4000) : null, priority: i % 4 ? rnd(5) : null }))) });
    await prisma.document.createMany({ data: DOCUMENT_TYPES.flatMap((type) => Array.from({ length: 4 }, (_, i) => ({ ...base(), initiativeId: w.initiative.id, type, status: i === 0 ? "archived" as const : "draft" as const, title: text(5), contentMarkdown: text(size()) }))) });
    await prisma.upload.createMany({ data: Array.from({ length: 25 }, () => ({ ...base(), initiativeId: w.initiative.id, filename: "f", mediaType: "text/plain", sizeBytes: 3, text: text(size()) })) });
    const caller = { workspaceId: w.workspaceId } as any;
    const times: Record<string, number[]> = { old: [], now: [] };
    for (const documentType of DOCUMENT_TYPES) {
      const doc = await prisma.document.findFirst({ where: { workspaceId: w.workspaceId, type: "business_case", status: "draft" } });
      for (const wanted of [{ initiativeId: w.initiative.id, documentType }, { initiativeId: w.initiative.id, documentType, except: doc!.id, related: ["launch_plan", "risk_register"] as const }]) {
        let t = performance.now(); const a = await old(caller, wanted); times.old!.push(performance.now() - t);
        t = performance.now(); const b = await gatherEvidence(caller, wanted); times.now!.push(performance.now() - t);
        const bare = (list: any[]) => list.map(({ contentHash, ...rest }) => rest);
        expect(bare(b)).toEqual(bare(a));
        expect(b.length).toBeGreaterThan(5);
      }
    }
    for (const [k, v] of Object.entries(times)) { v.sort((x, y) => x - y); console.log(label, k, "median", v[v.length >> 1]!.toFixed(0), "max", v.at(-1)!.toFixed(0)); }
  };
  await ev("small", () => rnd(600));
  await ev("mixed", () => rnd(12_000));
  await ev("100k", () => rnd(9) ? 48_000 : 6_000 + rnd(3));
  expect(await gatherEvidence({ workspaceId: newId() } as any, { initiativeId: w.initiative.id, documentType: "prd" })).toEqual([]);
}, 300_000);
