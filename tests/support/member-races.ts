import { expect } from "vitest";
import type { Caller } from "@/lib/access/caller";
import { createDocumentType } from "@/lib/domain/documents/document-types";
import { invite } from "@/lib/domain/members/invitations";
import { changeRole, removeMember } from "@/lib/domain/members/members";
import { mintKey } from "@/lib/domain/workspace/keys";
import type { NewDocumentType } from "@/lib/schemas/document-types";
import { tally } from "@/tests/support/at-once";
import { joinWorkspace, makeWorkspace } from "@/tests/support/factories";
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

  "an admin who is demoted while they invite and make a key: no invitation and no key without an expiry remains":
    async () => {
      const prisma = await fullClient();
      for (let round = 0; round < 5; round++) {
        const { caller: owner, workspaceId } = await makeWorkspace();
        const { caller: admin, userId } = await joinWorkspace(workspaceId, "admin");
        const [made, invited, minted] = await Promise.all([
          outcome(createDocumentType(admin, TYPE)),
          outcome(invite(admin, { email: "grace@example.com", role: "admin" })),
          outcome(mintKey(admin, { name: "CI" })),
          changeRole(owner, { userId, role: "member" }),
        ]);
        expect(["ok", "FORBIDDEN"]).toContain(invited);
        expect(["ok", "FORBIDDEN"]).toContain(minted);
        expect(["ok", "FORBIDDEN"]).toContain(made);
        expect(await prisma.invitation.count({ where: { workspaceId } })).toBe(0);
        const endless = { workspaceId, createdById: userId, expiresAt: null };
        expect(await prisma.apiKey.count({ where: endless })).toBe(0);
      }
    },
};
