import Link from "next/link";
import { config } from "@/lib/config";
import { links } from "@/lib/links";
import { CodeBlock } from "./code-block";
import { Button } from "./ui/button";

type Props = {
  workspaceId: string;
  /** The REST path under `/api/v1` to post to, and the body that makes a first one. */
  path: string;
  body: Record<string, string | undefined>;
};

/** How to create something over the REST API: a command to paste, where keys come from, the reference. */
export function ApiHint({ workspaceId, path, body }: Props) {
  const command = [
    `curl -X POST ${config().APP_URL}/api/v1${path}`,
    `-H "Authorization: Bearer $GROUNDWORK_API_KEY"`,
    `-H "Content-Type: application/json"`,
    `-d '${JSON.stringify(body)}'`,
  ].join(" \\\n  ");
  return (
    <>
      <CodeBlock code={command} name="curl command" />
      <div className="flex flex-wrap justify-center gap-2">
        <Button asChild size="small">
          <Link href={links.settings.apiKeys(workspaceId)}>API keys</Link>
        </Button>
        <Button asChild size="small" variant="ghost">
          <a href={links.apiReference}>API reference</a>
        </Button>
      </div>
    </>
  );
}
