import { expect } from "vitest";
import { createClaudeEngine, engine } from "@/lib/ai/choose-engine";
import { config } from "@/lib/config";
import { transaction } from "@/lib/db/transaction";
import { createDocumentType } from "@/lib/domain/documents/document-types";
import {
  getQuotaUsage,
  reserveGeneration,
  returnGeneration,
  settleGeneration,
} from "@/lib/domain/generation/quota";
import { countAiCall, getAiCallsToday } from "@/lib/domain/usage/ai-calls";
import { newId } from "@/lib/ids";
import { Document, DocumentSummary, DocumentVersionSummary } from "@/lib/schemas/documents";
import { defineList } from "@/lib/schemas/fields";
import { Initiative } from "@/lib/schemas/initiatives";
import { atOnce, statuses, tally } from "@/tests/support/at-once";
import { copyRaces } from "@/tests/support/copy-races";
import { intent, makeWorkspace } from "@/tests/support/factories";
import { fullClient } from "@/tests/support/full-client";
import { generatingWorkspace } from "@/tests/support/generations";
import { memberRaces } from "@/tests/support/member-races";
import { startMessagesApi } from "@/tests/support/messages-api";
import { openDocument } from "@/tests/support/open-document";
import { replaceProcessWide } from "@/tests/support/process-wide";
import { removals } from "@/tests/support/retention";
import { trashRaces } from "@/tests/support/trash-races";

const outcome = (work: Promise<unknown>) =>
  work.then(
    () => "ok",
    (error: { code?: string }) => error.code ?? String(error),
  );

async function withQuota(limit: number) {
  const prisma = await fullClient();
  const { caller, workspaceId } = await makeWorkspace();
  await prisma.workspace.update({ where: { id: workspaceId }, data: { quotaLimit: limit } });
  const reserve = async (count: number) =>
    tally(await atOnce(count, () => outcome(reserveGeneration(caller, intent()))));
  const expire = () =>
    prisma.generation.updateMany({ where: { workspaceId }, data: { expiresAt: new Date(0) } });
  return { caller, reserve, expire };
}

/** Rules that hold when callers act at the same time. The same cases run on the embedded database and on PostgreSQL. */
export const races: Record<string, () => Promise<void>> = {
  ...removals,
  ...trashRaces,

  "50 reservations with 3 units left: exactly 3 get one": async () => {
    const { caller, reserve } = await withQuota(3);
    expect(await reserve(50)).toEqual({ ok: 3, QUOTA_EXCEEDED: 47 });
    expect(await getQuotaUsage(caller)).toMatchObject({ current: 3, limit: 3, remaining: 0 });
  },

  "50 generations at once with 3 units left: 3 documents, at most 3 calls of the AI, 47 refused":
    async () => {
      const provider = await startMessagesApi();
      const { url: baseURL, hits } = provider;
      const models = { model: "big-model", fastModel: "fast-model" };
      const model = createClaudeEngine({ apiKey: "test", baseURL, timeoutMs: 20_000, ...models });
      const restore = replaceProcessWide(engine, model);
      try {
        const { generate, left } = await generatingWorkspace(3);
        const replies = await atOnce(50, () => generate());
        expect(statuses(replies)).toEqual({ 200: 3, 429: 47 });
        expect(new Set(replies.map(({ body }) => body.code))).toEqual(
          new Set([undefined, "QUOTA_EXCEEDED"]),
        );
        expect(hits()).toBe(3);
        expect(await left()).toEqual({ used: 3, documents: 3, states: { used: 3 } });
      } finally {
        restore();
        await provider.stop();
      }
    },

  "50 calls of the AI at once on a day that has 7 left: exactly 7 are counted": async () => {
    const prisma = await fullClient();
    const { caller, workspaceId } = await makeWorkspace();
    const calls = config().AI_DAILY_CALLS - 7;
    const day = new Date(new Date().toISOString().slice(0, 10));
    await prisma.aiDay.create({ data: { workspaceId, day, calls } });
    const outcomes = tally(await atOnce(50, () => outcome(countAiCall(caller))));
    expect(outcomes).toEqual({ ok: 7, QUOTA_EXCEEDED: 43 });
    const other = (await makeWorkspace()).caller;
    expect(tally(await atOnce(50, () => outcome(countAiCall(other))))).toEqual({ ok: 50 });
    expect(await getAiCallsToday(other)).toMatchObject({ used: 50 });
  },

  "a unit given back many times at once comes back once": async () => {
    const { caller, reserve } = await withQuota(3);
    const id = await reserveGeneration(caller, intent());
    expect(await reserve(2)).toEqual({ ok: 2 });
    await atOnce(10, () => returnGeneration(caller, id, "AI_TIMEOUT"));
    expect(await getQuotaUsage(caller)).toMatchObject({ current: 2, remaining: 1 });
    expect(await reserve(10)).toEqual({ ok: 1, QUOTA_EXCEEDED: 9 });
  },

  "the units of processes that died come back once, used ones never": async () => {
    const { caller, reserve, expire } = await withQuota(3);
    const used = await reserveGeneration(caller, intent());
    await transaction(caller.workspaceId, (tx) => settleGeneration(tx, used, newId()));
    expect(await reserve(5)).toEqual({ ok: 2, QUOTA_EXCEEDED: 3 });
    await expire();
    expect(await reserve(20)).toEqual({ ok: 2, QUOTA_EXCEEDED: 18 });
    await returnGeneration(caller, used, "AI_TIMEOUT");
    expect(await getQuotaUsage(caller)).toMatchObject({ current: 3, remaining: 0 });
  },

  "20 POSTs with one Idempotency-Key: one document, others replay or are told to wait":
    async () => {
      const { client, initiative } = await openDocument({ content_markdown: "1" });
      const body = { initiative_id: initiative.id, type: "epic", title: "Once" };
      const options = { body, headers: { "Idempotency-Key": "once" } };
      const replies = await atOnce(20, () => client.call("POST", "/documents", options));
      const made = replies.filter(({ status }) => status === 200);
      const original = made.filter(({ headers }) => !headers.has("idempotent-replayed"));
      expect(original).toHaveLength(1);
      for (const reply of made) expect(reply.body.data).toEqual(original[0]?.body.data);
      const { 200: answered = 0, 409: waiting = 0 } = statuses(replies);
      expect(answered + waiting).toBe(20);
      const { items } = await client.data(defineList(DocumentSummary), "GET", "/documents");
      expect(items.filter(({ title }) => title === "Once")).toHaveLength(1);
    },

  "30 PATCHes with content: versions 2 to 31, each once": async () => {
    const { client, path } = await openDocument({ content_markdown: "1" });
    const replies = await atOnce(30, (index) =>
      client.call("PATCH", path, { body: { content_markdown: `text ${index}` } }),
    );
    expect(statuses(replies)).toEqual({ 200: 30 });
    const answers = replies.map(({ body }) => Document.parse(body.data));
    const numbers = Array.from({ length: 31 }, (_, index) => 31 - index);
    const answered = answers.map(({ version }) => version).sort((a, b) => b - a);
    expect(answered).toEqual(numbers.slice(0, -1));
    const Versions = defineList(DocumentVersionSummary);
    const query = { limit: 100 };
    const { items } = await client.data(Versions, "GET", `${path}/versions`, { query });
    expect(items.map(({ version }) => version)).toEqual(numbers);
    for (const { version, content_markdown } of answers) {
      const record = await client.call("GET", `${path}/versions/${version}`);
      expect(record.body.data).toMatchObject({ content_markdown });
    }
    const last = answers.find(({ version }) => version === 31);
    expect(await client.data(Document, "GET", path)).toEqual(last);
  },

  "10 PATCHes with one ETag: exactly one wins": async () => {
    const { client, path } = await openDocument({ content_markdown: "1" });
    const etag = (await client.call("GET", path)).headers.get("etag") ?? "";
    const replies = await atOnce(10, (index) =>
      client.call("PATCH", path, { body: { title: `${index}` }, headers: { "If-Match": etag } }),
    );
    expect(statuses(replies)).toEqual({ 200: 1, 412: 9 });
    const winner = replies.find(({ status }) => status === 200);
    expect(await client.data(Document, "GET", path)).toEqual(winner?.body.data);
  },

  "10 DELETEs of one document: one deletes, the others find nothing": async () => {
    const { client, path } = await openDocument({ content_markdown: "1" });
    const replies = await atOnce(10, () => client.call("DELETE", path));
    expect(statuses(replies)).toEqual({ 200: 1, 404: 9 });
  },

  "simultaneous archiving keeps one time": async () => {
    const { client, initiative } = await openDocument({ content_markdown: "1" });
    const path = `/initiatives/${initiative.id}`;
    const archive = () => client.data(Initiative, "PATCH", path, { body: { archived: true } });
    const times = (await atOnce(10, archive)).map(({ archived_at }) => archived_at);
    expect(new Set(times).size).toBe(1);
  },

  "an initiative deleted while it is written to: 200 or 404, and nothing is left": async () => {
    const { client, initiative, path } = await openDocument({ content_markdown: "1" });
    const place = { initiative_id: initiative.id };
    const writes = atOnce(20, (index) =>
      index % 2
        ? client.call("PATCH", path, { body: { content_markdown: `${index}` } })
        : client.call("POST", "/documents", { body: { ...place, type: "prd", title: "x" } }),
    );
    const deletion = client.call("DELETE", `/initiatives/${initiative.id}`);
    const { 200: done = 0, 404: gone = 0 } = statuses([...(await writes), await deletion]);
    expect(done + gone).toBe(21);
    expect((await deletion).status).toBe(200);
    expect((await client.data(defineList(DocumentSummary), "GET", "/documents")).items).toEqual([]);
  },

  "document types made at once: names and slugs are unique, and 50 is the maximum": async () => {
    const { caller } = await makeWorkspace();
    const sections = [{ heading: "Ask", guidance: "" }];
    const type = { base_type: "prd" as const, sections };
    const make = (name: string) => createDocumentType(caller, { ...type, name });
    const same = await atOnce(20, () => outcome(make("Pitch?")));
    expect(tally(same)).toEqual({ ok: 1, CONFLICT: 19 });
    const made = await atOnce(19, (index) => make(`Pitch${"!".repeat(index)}`));
    const numbered = Array.from({ length: 19 }, (_, index) => `pitch_${index + 2}`);
    expect(new Set(made.map(({ slug }) => slug))).toEqual(new Set(numbered));
    const further = await atOnce(40, (index) => outcome(make(`Memo ${index}`)));
    expect(tally(further)).toEqual({ ok: 30, CONFLICT: 10 });
  },

  ...memberRaces,
  ...copyRaces,
};
