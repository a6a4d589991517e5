import { expect } from "vitest";
import { copyInitiative } from "@/lib/domain/initiatives/copy-initiative";
import { atOnce } from "@/tests/support/at-once";
import { joinAs, makeWorkspace } from "@/tests/support/factories";
import { fullClient } from "@/tests/support/full-client";
import { api } from "@/tests/support/request";
import { createDocument, createInitiative } from "@/tests/support/samples";

/** Copies of resources that others are changing, see `races`. */
export const copyRaces = {
  "a document that is written while it is copied: each copy has all versions up to its text":
    async () => {
      const { caller, key } = await makeWorkspace();
      const target = await joinAs((await makeWorkspace()).workspaceId, caller.userId, "member");
      const client = api(key);
      const initiative = await createInitiative(client);
      const document = await createDocument(client, initiative.id, { content_markdown: "0" });
      const write = (nth: number) =>
        client.call("PATCH", `/documents/${document.id}`, {
          body: { content_markdown: String(nth) },
        });
      const [copies] = await Promise.all([
        atOnce(4, () => copyInitiative(caller, target, initiative)),
        atOnce(20, write),
      ]);
      const prisma = await fullClient();
      for (const { id } of copies) {
        const copy = await prisma.document.findFirstOrThrow({ where: { initiativeId: id } });
        const versions = await prisma.documentVersion.findMany({
          where: { documentId: copy.id },
          orderBy: { version: "asc" },
        });
        expect(versions.map(({ version }) => version)).toEqual(
          Array.from({ length: copy.version }, (_, nth) => nth + 1),
        );
        expect(versions.at(-1)?.contentMarkdown).toBe(copy.contentMarkdown);
      }
    },

  "an initiative that is deleted while it is copied: the copy is whole or absent": async () => {
    for (let round = 0; round < 5; round++) {
      const { caller, key } = await makeWorkspace();
      const target = await joinAs((await makeWorkspace()).workspaceId, caller.userId, "member");
      const client = api(key);
      const initiative = await createInitiative(client);
      await createDocument(client, initiative.id, { content_markdown: "Some text" });
      const [copied] = await Promise.allSettled([
        copyInitiative(caller, target, initiative),
        client.call("DELETE", `/initiatives/${initiative.id}`),
      ]);
      const prisma = await fullClient();
      const where = { workspaceId: target.workspaceId };
      const there = [
        await prisma.initiative.count({ where }),
        await prisma.document.count({ where }),
      ];
      expect(there).toEqual(copied.status === "fulfilled" ? [1, 1] : [0, 0]);
    }
  },
};
