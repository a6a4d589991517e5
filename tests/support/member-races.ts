import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import type { Caller } from "@/lib/access/caller";
import type { Transaction } from "@/lib/db/transaction";
import { administer } from "@/lib/domain/administer";
import {
  createDocumentType,
  deleteDocumentType,
  listDocumentTypes,
  updateDocumentType,
} from "@/lib/domain/documents/document-types";
import { deleteFromTrash, listTrash } from "@/lib/domain/history/trash";
import { copyInitiative } from "@/lib/domain/initiatives/copy-initiative";
import { createInitiative, deleteInitiative } from "@/lib/domain/initiatives/initiatives";
import { invite } from "@/lib/domain/members/invitations";
import { changeRole, removeMember } from "@/lib/domain/members/members";
import { endMembership, getMember, setRole } from "@/lib/domain/members/membership-rows";
import { mintKey } from "@/lib/domain/workspace/keys";
import type { Change } from "@/lib/domain/write";
import type { NewDocumentType } from "@/lib/schemas/document-types";
import { tally } from "@/tests/support/at-once";
import { joinAs, joinWorkspace, makeWorkspace } from "@/tests/support/factories";
import { fullClient } from "@/tests/support/full-client";

const outcome = (work: Promise<unknown>) =>
  work.then(
    () => "ok",
    (error: { code?: string }) => error.code ?? String(error),
  );

const listOwners = async ({ workspaceId }: Caller) => {
  const prisma = await fullClient();
  return prisma.membership.count({ where: { workspaceId, role: "owner" } });
};

/**
 * Two owners of one workspace do the same to each other, or to themselves, at once: one stays an owner. The second has lost
 * the role by then and gets `refusal`.
 */
async function oneOwnerStays(
  refusal: string,
  act: (self: Caller, other: Caller) => Promise<unknown>,
) {
  for (let round = 0; round < 5; round++) {
    const { caller: first } = await makeWorkspace();
    const { caller: second } = await joinWorkspace(first.workspaceId, "owner");
    const outcomes = await Promise.all([outcome(act(first, second)), outcome(act(second, first))]);
    expect(tally(outcomes)).toEqual({ ok: 1, [refusal]: 1 });
    expect(await listOwners(first)).toBe(1);
  }
}

const TYPE: NewDocumentType = {
  name: "Site visit",
  base_type: "prd",
  sections: [{ heading: "What we saw", guidance: "" }],
};

const PAGE = { limit: 50, offset: 0 };

/** Starts the acts while the change of a member is not committed. It stays open until they have ended, or wait for it. */
async function duringChange(
  owner: Caller,
  userId: string,
  change: (
    tx: Transaction,
    member: Awaited<ReturnType<typeof getMember>>,
  ) => Promise<Change<unknown>>,
  ...acts: (() => Promise<unknown>)[]
) {
  let outcomes: Promise<string[]> | undefined;
  await administer(owner, async (tx) => {
    const changed = await change(tx, await getMember(tx, userId));
    outcomes = Promise.all(acts.map((act) => outcome(act())));
    await Promise.race([outcomes, sleep(500)]);
    return changed;
  });
  return outcomes;
}

/** Members who act on each other at once, see `races`. */
export const memberRaces = {
  "two owners who remove each other: one stays": () =>
    oneOwnerStays("NOT_FOUND", (self, other) => removeMember(self, { userId: other.userId })),

  "two owners who leave: one stays": () =>
    oneOwnerStays("CONFLICT", (self) => removeMember(self, { userId: self.userId })),

  "two owners who demote each other: one stays": () =>
    oneOwnerStays("FORBIDDEN", (self, other) =>
      changeRole(self, { userId: other.userId, role: "member" }),
    ),

  "an admin whose demotion is not committed yet: they change no type and remove nothing for good":
    async () => {
      const { caller: owner, workspaceId } = await makeWorkspace();
      const { caller: admin, userId } = await joinWorkspace(workspaceId, "admin");
      const type = await createDocumentType(owner, TYPE);
      const { id } = await createInitiative(owner, { title: "Old" });
      await deleteInitiative(owner, { id });
      const outcomes = await duringChange(
        owner,
        userId,
        (tx, member) => setRole(tx, member, "member"),
        () => createDocumentType(admin, { ...TYPE, name: "Another" }),
        () => updateDocumentType(admin, { ...TYPE, id: type.id, name: "Renamed" }),
        () => deleteDocumentType(admin, type),
        () => deleteFromTrash(admin, { id }),
      );
      expect(outcomes).toEqual(Array(4).fill("FORBIDDEN"));
      expect((await listDocumentTypes(owner, PAGE)).items).toEqual([type]);
      expect((await listTrash(owner, PAGE)).items).toMatchObject([{ id }]);
    },

  "a member whose removal is not committed yet: they copy nothing out of the workspace or into it":
    async () => {
      const { caller: owner, workspaceId } = await makeWorkspace();
      const { caller: source, userId } = await joinWorkspace(workspaceId);
      const target = await joinAs((await makeWorkspace()).workspaceId, userId, "member");
      const [out, into] = await Promise.all(
        [source, target].map((at) => createInitiative(at, { title: "Visits" })),
      );
      if (!out || !into) throw new Error("Two initiatives were made.");
      const outcomes = await duringChange(
        owner,
        userId,
        (tx, member) => endMembership(tx, member, owner.userId),
        () => copyInitiative(source, target, out),
        () => copyInitiative(target, source, into),
      );
      expect(outcomes).toEqual(["NOT_FOUND", "NOT_FOUND"]);
    },

  "an admin who is demoted while they invite and make a key: no invitation and no key without an expiry remains":
    async () => {
      const prisma = await fullClient();
      for (let round = 0; round < 5; round++) {
        const { caller: owner, workspaceId } = await makeWorkspace();
        const { caller: admin, userId } = await joinWorkspace(workspaceId, "admin");
        const [invited, minted] = await Promise.all([
          outcome(invite(admin, { email: "grace@example.com", role: "admin" })),
          outcome(mintKey(admin, { name: "CI" })),
          changeRole(owner, { userId, role: "member" }),
        ]);
        expect(["ok", "FORBIDDEN"]).toContain(invited);
        expect(["ok", "FORBIDDEN"]).toContain(minted);
        expect(await prisma.invitation.count({ where: { workspaceId } })).toBe(0);
        const endless = { workspaceId, createdById: userId, expiresAt: null };
        expect(await prisma.apiKey.count({ where: endless })).toBe(0);
      }
    },
};
