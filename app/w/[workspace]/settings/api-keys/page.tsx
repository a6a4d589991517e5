import { KeyRound } from "lucide-react";
import type { Metadata } from "next";
import { EmptyState } from "@/app/components/empty-state";
import { SettingsHeader } from "@/app/components/settings-header";
import { TextLink } from "@/app/components/text-link";
import { requireCaller } from "@/app/shared/signed-in";
import { explainMintRefusal } from "@/lib/access/plans";
import { mayRevokeKey } from "@/lib/access/roles";
import { config } from "@/lib/config";
import { listKeys } from "@/lib/domain/workspace/keys";
import { links } from "@/lib/links";
import { CreateKey } from "./create-key";
import { KeyTable } from "./key-table";
import { MintRefusal } from "./mint-refusal";

export const metadata: Metadata = { title: "API keys" };

type Props = { params: Promise<{ workspace: string }> };

export default async function ApiKeysPage({ params }: Props) {
  const caller = await requireCaller((await params).workspace);
  const [keys, refusal] = [await listKeys(caller), explainMintRefusal(caller)];
  const mayRevoke = (key: (typeof keys)[number]) => mayRevokeKey(caller, key.created_by.id);
  return (
    <>
      <SettingsHeader
        title="API keys"
        about={
          <>
            A key acts for the person who created it, in this workspace only. How to use it:{" "}
            <TextLink href={links.settings.connect(caller.workspaceId)}>
              connect an assistant
            </TextLink>{" "}
            or read the <TextLink href={links.docs}>API documentation</TextLink>.
          </>
        }
        actions={
          !refusal && <CreateKey workspaceId={caller.workspaceId} appUrl={config().APP_URL} />
        }
      />
      <MintRefusal caller={caller} />
      {keys.length > 0 ? (
        <KeyTable workspaceId={caller.workspaceId} keys={keys} mayRevoke={mayRevoke} />
      ) : (
        <EmptyState Icon={KeyRound} title="No API keys yet">
          <p>
            {refusal
              ? "Keys of this workspace will be listed here."
              : "Create one to use this workspace from scripts and AI assistants. You see it only once, right after you create it."}
          </p>
        </EmptyState>
      )}
    </>
  );
}
