import type { Metadata } from "next";
import { SettingsHeader } from "@/app/components/settings-header";
import { TextLink } from "@/app/components/text-link";
import { requireCaller } from "@/app/shared/signed-in";
import { explainMintRefusal } from "@/lib/access/plans";
import { config } from "@/lib/config";
import { links } from "@/lib/links";
import { MintRefusal } from "../api-keys/mint-refusal";
import { Connect } from "./connect";

export const metadata: Metadata = { title: "Connect" };

type Props = { params: Promise<{ workspace: string }> };

export default async function ConnectPage({ params }: Props) {
  const caller = await requireCaller((await params).workspace);
  return (
    <>
      <SettingsHeader
        title="Connect an assistant"
        about={
          <>
            AI assistants read and write this workspace over MCP, with an API key of this workspace.
            Everything they do is listed under{" "}
            <TextLink href={links.settings.activityOverMcp(caller.workspaceId)}>Activity</TextLink>.
          </>
        }
      />
      <MintRefusal caller={caller} />
      <Connect
        workspaceId={caller.workspaceId}
        appUrl={config().APP_URL}
        since={new Date().toISOString()}
        mayMint={explainMintRefusal(caller) === null}
      />
    </>
  );
}
