import type { Metadata } from "next";
import { NameForm } from "@/app/components/name-form";
import { Section } from "@/app/components/section";
import { ServerNote } from "@/app/components/server-note";
import { SettingsHeader } from "@/app/components/settings-header";
import { Time } from "@/app/components/time";
import { Definition, DefinitionList } from "@/app/components/ui/definition-list";
import { TIER } from "@/app/shared/labels";
import { requireCaller } from "@/app/shared/signed-in";
import { canManage } from "@/lib/access/roles";
import { getProviderHost } from "@/lib/access/sign-in/provider-settings";
import { config } from "@/lib/config";
import { getFactorDemand } from "@/lib/domain/members/factor-demand";
import { getJoinDomain } from "@/lib/domain/members/join-domain";
import { getSemanticSearch, type SemanticSearch } from "@/lib/domain/search";
import { getWorkspace } from "@/lib/domain/workspace/workspaces";
import { humanize } from "@/lib/schemas/spelling";
import { OpenSample } from "../../home/open-sample";
import { rename } from "./actions";
import { Deletion } from "./deletion";
import { DemandFactor } from "./demand-factor";
import { JoinDomain } from "./join-domain";
import { PlanForm } from "./plan-form";

export const metadata: Metadata = { title: "General" };

type Props = { params: Promise<{ workspace: string }> };

export default async function WorkspaceSettingsPage({ params }: Props) {
  const caller = await requireCaller((await params).workspace);
  const [{ id, name, kind, tier, created_at }, demand] = await Promise.all([
    getWorkspace(caller),
    getFactorDemand(caller),
  ]);
  const { ALLOW_TIER_CHANGE } = config();
  const provider = getProviderHost();
  return (
    <>
      <SettingsHeader title="General" about="The name and the plan of this workspace." />
      <div className="grid max-w-2xl gap-8">
        {canManage(caller.role) && (
          <NameForm action={rename.bind(null, id)} name={name} autoComplete="off" />
        )}
        {ALLOW_TIER_CHANGE && caller.role === "owner" && <PlanForm workspaceId={id} tier={tier} />}
        {caller.role === "owner" && kind !== "personal" && (
          <DemandFactor workspaceId={id} userId={caller.userId} demand={demand} />
        )}
        {provider && kind !== "personal" && caller.role === "owner" && (
          <JoinDomain workspaceId={id} provider={provider} {...(await getJoinDomain(caller))} />
        )}
        <Section title="About this workspace">
          <DefinitionList>
            {!canManage(caller.role) && <Definition term="Name">{name}</Definition>}
            <Definition term="Plan">
              {TIER[tier]}
              {ALLOW_TIER_CHANGE && caller.role !== "owner" && (
                <span className="block text-subtle">
                  Only owners change the plan. Ask one of them.
                </span>
              )}
              {!ALLOW_TIER_CHANGE && (
                <ServerNote ask={!canManage(caller.role) && "if you need another plan"}>
                  set another plan with the command <code>npm run admin -- workspace tier</code>.
                </ServerNote>
              )}
            </Definition>
            {demand.demanded && (
              <Definition term="Two-step sign-in">Required of all members</Definition>
            )}
            <Definition term="Kind">{humanize(kind)}</Definition>
            <Definition term="Search">
              <SearchFacts mayManage={canManage(caller.role)} />
            </Definition>
            <Definition term="Created">
              <Time iso={created_at} format="date" />
            </Definition>
            <Definition term="Workspace id">
              <code className="break-all font-mono text-[0.8125rem]">{id}</code>
            </Definition>
          </DefinitionList>
        </Section>
        <Section
          title="Sample workspace"
          about="An example of a finished plan to look around in, made once as a workspace of your own. It opens if you have it already, and gets back what was deleted there."
        >
          <OpenSample workspaceId={id} />
        </Section>
        {caller.role === "owner" && kind !== "personal" && (
          <Deletion workspaceId={id} name={name} />
        )}
      </div>
    </>
  );
}

async function SearchFacts({ mayManage }: { mayManage: boolean }) {
  const { how, next } = WORDS[await getSemanticSearch()];
  return (
    <>
      {how}
      {next && <ServerNote ask={!mayManage && "if you need search by meaning"}>{next}</ServerNote>}
    </>
  );
}

const BOTH = "By words and by meaning";
const WORDS: Record<SemanticSearch, { how: string; next?: string }> = {
  builtin: { how: `${BOTH} (built-in model)` },
  voyage: { how: `${BOTH} (Voyage AI)` },
  openai: { how: `${BOTH} (model behind an OpenAI-compatible API)` },
  off: {
    how: "By words only: search by meaning is turned off.",
    next: "turn it on with the setting EMBEDDINGS.",
  },
  unavailable: {
    how: "By words only: the embedding model is not installed or does not answer. It is retried automatically.",
    next: "find the reason in the log, under embedding_model_unavailable or query_embedding_failed.",
  },
  "no pgvector": {
    how: "By words only: pgvector is not installed.",
    next: "install pgvector 0.7 or later in PostgreSQL, restart, and run “npm run admin -- search reindex”.",
  },
};
