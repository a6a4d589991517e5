import { ChevronRight } from "lucide-react";
import Link from "next/link";
import { requireCaller } from "@/app/lib/session";
import { mintRefusal } from "@/lib/access/plans";
import { config } from "@/lib/config";
import { links } from "@/lib/links";
import { CodeBlock } from "./code-block";
import { Button } from "./ui/button";

type Props = {
  workspaceId: string;
  /** The REST path under `/api/v1` to post to, and the body that makes a first one. */
  path: string;
  body: Record<string, string | undefined>;
  /** Whether the command is shown at once, where it is the one thing to do. */
  open?: boolean;
};

/**
 * How to create something over the REST API: a command to paste, where keys come from, the reference.
 * Where the plan has no keys, what to do about that.
 */
export async function ApiHint({ workspaceId, path, body, open }: Props) {
  const { tier } = await requireCaller(workspaceId);
  const refusal = mintRefusal({ role: "owner", tier });
  if (refusal) return <NeedsPlan workspaceId={workspaceId} refusal={refusal} />;
  const request = [
    `curl -X POST ${config().APP_URL}/api/v1${path}`,
    `-H "Authorization: Bearer $GROUNDWORK_API_KEY"`,
    `-H "Content-Type: application/json"`,
    `-d '${JSON.stringify(body)}'`,
  ].join(" \\\n  ");
  const command = `export GROUNDWORK_API_KEY=gwk_live_…\n${request}`;
  return (
    <details open={open} className="group">
      <summary className="mx-auto flex w-fit list-none items-center gap-1.5 rounded-md px-2 py-1 font-medium text-accent-text [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-4 transition-transform group-open:rotate-90" />
        Create one over the REST API
      </summary>
      <div className="mt-3 mb-4">
        <CodeBlock code={command} name="curl command" />
      </div>
      <div className="flex flex-wrap justify-center gap-2">
        <Button asChild size="small">
          <Link href={links.settings.apiKeys(workspaceId)}>API keys</Link>
        </Button>
        <Button asChild size="small" variant="ghost">
          <a href={links.apiReference}>API reference</a>
        </Button>
      </div>
    </details>
  );
}

/** Why no key can be made here. A session token of the operator's own issuer is good on every plan. */
function NeedsPlan({ workspaceId, refusal }: { workspaceId: string; refusal: string }) {
  const issuer = config().AUTH_JWT_ISSUER;
  return (
    <div className="grid justify-items-center gap-3">
      <p>
        Scripts and assistants create them with an API key. {refusal}
        {issuer &&
          ` An assistant that is signed in at ${issuer} needs no key: over MCP it works in your personal workspace on every plan.`}
      </p>
      <Button asChild size="small">
        <Link href={links.settings.workspace(workspaceId)}>See the plan</Link>
      </Button>
    </div>
  );
}
