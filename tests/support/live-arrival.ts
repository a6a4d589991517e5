import { expect } from "vitest";
import { type DocumentState, watchDocument } from "@/lib/domain/documents/watch-document";
import { makeWorkspace } from "@/tests/support/factories";
import { api } from "@/tests/support/request";
import { ABSENT_ID, createDocument, createInitiative } from "@/tests/support/samples";

export async function watched() {
  const { caller, key, workspaceId } = await makeWorkspace();
  const client = api(key);
  const initiative = await createInitiative(client);
  const { id } = await createDocument(client, initiative.id, { content_markdown: "1" });
  const stop = new AbortController();
  const states = watchDocument(caller, { id }, stop.signal);
  const next = async (): Promise<DocumentState | undefined> => (await states.next()).value;
  return { caller, client, initiative, id, stop, next, workspaceId, path: `/documents/${id}` };
}

/** The events that a watcher of a document receives. The same cases run on the embedded database and on PostgreSQL. */
export const liveArrival: Record<string, () => Promise<void>> = {
  "the state comes at once, then at each change": async () => {
    const { client, next, stop, path, caller } = await watched();
    expect(await next()).toMatchObject({ version: 1, source: "api", by: { id: caller.userId } });
    const change = next();
    await client.call("PATCH", path, { body: { content_markdown: "2" } });
    expect(await change).toMatchObject({ version: 2 });
    const title = next();
    await client.call("PATCH", path, { body: { title: "Renamed" } });
    expect(await title).toMatchObject({ version: 2 });
    stop.abort();
    expect(await next()).toBeUndefined();
  },

  "a change that comes while the state is read is not missed": async () => {
    const { client, next, stop, path } = await watched();
    await next();
    for (let count = 2; count <= 12; count++) {
      await client.call("PATCH", path, { body: { content_markdown: `${count}` } });
    }
    let last = 0;
    while (last < 12) last = (await next())?.version ?? 12;
    expect(last).toBe(12);
    stop.abort();
  },

  "a delete ends the events": async () => {
    const { client, next, path } = await watched();
    await next();
    const gone = next();
    await client.call("DELETE", path);
    expect(await gone).toBeNull();
    expect(await next()).toBeUndefined();
  },

  "a delete of its initiative ends the events": async () => {
    const { client, initiative, next } = await watched();
    await next();
    const gone = next();
    await client.call("DELETE", `/initiatives/${initiative.id}`);
    expect(await gone).toBeNull();
    expect(await next()).toBeUndefined();
  },

  "a document of another workspace and an unknown one have no events": async () => {
    const { id } = await watched();
    const { caller } = await makeWorkspace();
    for (const unknown of [id, ABSENT_ID]) {
      const states = watchDocument(caller, { id: unknown }, new AbortController().signal);
      expect(await states.next()).toEqual({ done: false, value: null });
      expect((await states.next()).done).toBe(true);
    }
  },
};
