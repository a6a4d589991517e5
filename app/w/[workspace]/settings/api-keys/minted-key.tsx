"use client";

import { CodeBlock } from "@/app/components/code-block";
import { SecretField } from "@/app/components/secret-field";
import { Button } from "@/app/components/ui/button";
import { DialogFooter } from "@/app/components/ui/dialog";
import { Tabs } from "@/app/components/ui/tabs";
import {
  buildMcpUrl,
  writeClaudeCodeCommand,
  writeMcpServersFile,
  writeRestCommand,
} from "@/lib/api-docs/mcp-clients";

type Props = { secret: string; appUrl: string; onSaved: () => void };

export function MintedKey({ secret, appUrl, onSaved }: Props) {
  const url = buildMcpUrl(appUrl);
  const tabs = [
    { title: "curl", name: "curl command", code: writeRestCommand(appUrl, secret) },
    {
      title: "Claude Code",
      name: "Claude Code command",
      code: writeClaudeCodeCommand(url, secret),
    },
    { title: "MCP JSON", name: "MCP configuration", code: writeMcpServersFile(url, secret) },
  ].map(({ title, ...block }) => ({ value: title, title, content: <CodeBlock {...block} /> }));
  return (
    <>
      <SecretField label="API key" value={secret} />
      <div className="grid min-w-0 gap-2">
        <p className="font-medium">Try it</p>
        <Tabs label="Ways to use the key" tabs={tabs} />
      </div>
      <DialogFooter>
        <Button variant="primary" onClick={onSaved}>
          I have saved my key
        </Button>
      </DialogFooter>
    </>
  );
}
