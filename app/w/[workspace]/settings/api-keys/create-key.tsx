"use client";

import { Plus } from "lucide-react";
import { useState } from "react";
import { CodeBlock } from "@/app/components/code-block";
import { SecretField } from "@/app/components/secret-field";
import { Button } from "@/app/components/ui/button";
import { Dialog, DialogContent, DialogFooter, DialogTrigger } from "@/app/components/ui/dialog";
import { Tabs } from "@/app/components/ui/tabs";
import {
  buildMcpUrl,
  writeClaudeCodeCommand,
  writeMcpServersFile,
  writeRestCommand,
} from "@/lib/api-docs/mcp-clients";
import type { Minted } from "./key-form";
import { NewKeyContent } from "./new-key-content";

type Props = { workspaceId: string; appUrl: string };

/** Closing the dialog forgets the key, which is stored nowhere else. */
export function CreateKey({ workspaceId, appUrl }: Props) {
  const [open, setOpen] = useState(false);
  const [minted, setMinted] = useState<Minted>();
  const close = () => {
    setOpen(false);
    setMinted(undefined);
  };
  /** Also if the dialog was closed meanwhile, because the key is shown only once. */
  const showKey = (made: Minted) => {
    setMinted(made);
    setOpen(true);
  };
  return (
    <Dialog open={open} onOpenChange={(next) => (next ? setOpen(true) : close())}>
      <DialogTrigger asChild>
        <Button variant="primary">
          <Plus aria-hidden />
          Create API key
        </Button>
      </DialogTrigger>
      {minted ? (
        <DialogContent
          title={`Save “${minted.name}” now`}
          description="This is the only time the key is shown. Keep it in a password manager or a secret store."
          isDismissible={false}
          className="max-w-xl!"
        >
          <MintedKey secret={minted.key} appUrl={appUrl} onSaved={close} />
        </DialogContent>
      ) : (
        <NewKeyContent example="CI pipeline" workspaceId={workspaceId} onMinted={showKey} />
      )}
    </Dialog>
  );
}

type MintedProps = { secret: string; appUrl: string; onSaved: () => void };

function MintedKey({ secret, appUrl, onSaved }: MintedProps) {
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
