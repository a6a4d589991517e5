import publicProviders from "email-providers";
import type { Caller } from "@/lib/access/caller";
import { requireOwner } from "@/lib/access/roles";
import { extractDomain } from "@/lib/access/sign-in/join-by-domain";
import { getProviderHost } from "@/lib/access/sign-in/provider-settings";
import { prismaClient } from "@/lib/db/database";
import { query } from "@/lib/db/pool-query";
import { statement } from "@/lib/db/statement";
import { administer } from "@/lib/domain/administer";
import { requireTeam, saveWorkspace } from "@/lib/domain/workspace/workspace-row";
import { ApiError, forbidden } from "@/lib/errors";

const ACTION = "decide who joins by their address";

const PUBLIC = new Set(publicProviders);

const DOMAIN = statement("SELECT join_domain AS domain FROM workspace WHERE id = $1", ["uuid"], {
  domain: "text?",
});

/** `own` is the domain that the caller may set: that of their proven address. It is absent if it belongs to a public mail provider. */
export async function getJoinDomain({ workspaceId, userId }: Caller) {
  const [[row], own] = await Promise.all([query(DOMAIN, [workspaceId]), checkOwnDomain(userId)]);
  return { domain: row?.domain ?? null, own: own.refusal ? undefined : own.domain };
}

/** @throws 403 for all but owners and without a provider, 409 for an unproven or public domain */
export async function setJoinDomain(caller: Caller, { joins }: { joins: boolean }) {
  requireOwner(caller.role, ACTION);
  if (joins && !getProviderHost()) {
    throw forbidden("This service has no identity provider. Ask its operator to set one up.");
  }
  const own = joins ? await checkOwnDomain(caller.userId) : undefined;
  if (own?.refusal) throw new ApiError("CONFLICT", own.refusal);
  const domain = own?.domain ?? null;
  return administer(caller, async (tx, { role, workspace }) => {
    const { id, joinDomain: before } = workspace;
    requireOwner(role, ACTION);
    requireTeam(workspace);
    if (before === domain) return { data: { domain } };
    await saveWorkspace(tx, { ...workspace, joinDomain: domain });
    const action = domain ? "workspace.join_domain_set" : "workspace.join_domain_removed";
    const details = { domain: domain ?? before };
    return { data: { domain }, activity: { action, target: { type: "workspace", id }, details } };
  });
}

async function checkOwnDomain(userId: string): Promise<{ domain: string; refusal?: string }> {
  const prisma = await prismaClient();
  const { email, emailVerified } = await prisma.user.findUniqueOrThrow({ where: { id: userId } });
  const domain = extractDomain(email);
  if (!emailVerified) {
    return {
      domain,
      refusal: "Your address is not confirmed. Confirm it first, on your account page.",
    };
  }
  if (PUBLIC.has(domain)) {
    return { domain, refusal: `Anybody can have an address at ${domain}. Invite people instead.` };
  }
  return { domain };
}
