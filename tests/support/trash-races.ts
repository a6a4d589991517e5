import { expect } from "vitest";
import { ContextItem } from "@/lib/schemas/context-items";
import { Document, DocumentVersionSummary } from "@/lib/schemas/documents";
import { defineList } from "@/lib/schemas/fields";
import { TrashEntry } from "@/lib/schemas/trash";
import { atOnce, statuses } from "@/tests/support/at-once";
import { openDocument } from "@/tests/support/open-document";
import { createContextItem } from "@/tests/support/samples";

/** Rules that hold when resources are changed, deleted and restored at once. */
export const trashRaces: Record<string, () => Promise<void>> = {
  "changed, deleted and restored at once: exactly the acknowledged changes come back": async () => {
    for (let round = 0; round < 5; round++) {
      const { client, initiative, path } = await openDocument({ content_markdown: "1" });
      const items = await atOnce(6, (index) =>
        createContextItem(client, initiative.id, { title: `${index}` }),
      );
      const changes = items.map(({ id }) =>
        client.call("PATCH", `/context-items/${id}`, {
          body: { scope: "initiative", content: `round ${round}` },
        }),
      );
      const edit = client.call("PATCH", path, { body: { content_markdown: `round ${round}` } });
      const deletion = await client.call("DELETE", `/initiatives/${initiative.id}`);
      expect(deletion.status).toBe(200);
      const answers = await Promise.all(changes);
      const edited = await edit;
      expect(
        Object.keys(statuses([...answers, edited])).every((one) => /^(200|404)$/.test(one)),
      ).toBe(true);
      const restores = await atOnce(4, () =>
        client.call("POST", `/trash/${initiative.id}/restore`),
      );
      expect(statuses(restores)).toEqual({ 200: 1, 404: 3 });
      for (const [index, { id }] of items.entries()) {
        const item = await client.data(ContextItem, "GET", `/context-items/${id}`, {
          query: { scope: "initiative" },
        });
        const isChanged = answers[index]?.status === 200;
        expect(item.content === `round ${round}`).toBe(isChanged);
      }
      const now = await client.data(Document, "GET", path);
      expect(now.content_markdown === `round ${round}`).toBe(edited.status === 200);
      const versions = await client.data(
        defineList(DocumentVersionSummary),
        "GET",
        `${path}/versions`,
      );
      expect(versions.items[0]?.version).toBe(now.version);
    }
  },

  "a resource deleted on its own while its initiative is: it has one entry": async () => {
    for (let round = 0; round < 5; round++) {
      const { client, initiative, document, path } = await openDocument({ content_markdown: "1" });
      const [whole, part] = await Promise.all([
        client.call("DELETE", `/initiatives/${initiative.id}`),
        client.call("DELETE", path),
      ]);
      expect(whole.status).toBe(200);
      const { items } = await client.data(defineList(TrashEntry), "GET", "/trash");
      const ids = [initiative.id, ...(part.status === 200 ? [document.id] : [])];
      expect(items.map(({ id }) => id).sort()).toEqual(ids.sort());
      await client.call("POST", `/trash/${initiative.id}/restore`);
      if (part.status === 200) await client.call("POST", `/trash/${document.id}/restore`);
      expect((await client.call("GET", path)).status).toBe(200);
    }
  },
};
