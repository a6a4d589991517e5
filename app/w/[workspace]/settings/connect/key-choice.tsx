"use client";

import { Plus } from "lucide-react";
import { useState } from "react";
import { ApiKeyField } from "@/app/components/api-key-field";
import { CopyButton } from "@/app/components/copy-button";
import { Button } from "@/app/components/ui/button";
import { Dialog, DialogTrigger } from "@/app/components/ui/dialog";
import { hasKeyShape } from "@/lib/access/keys/key-shape";
import type { Minted } from "../api-keys/key-form";
import { NewKeyContent } from "../api-keys/new-key-content";

type Props = {
  workspaceId: string;
  mayMint: boolean;
  text: string;
  onChange: (text: string) => void;
  minted: Minted | undefined;
  onMinted: (minted: Minted) => void;
};

/** A new or pasted key. It stays in this page and is never sent. */
export function KeyChoice(props: Props) {
  const { workspaceId, mayMint, text, onChange, minted, onMinted } = props;
  const [open, setOpen] = useState(false);
  const isNew = minted?.key === text;
  const choose = (made: Minted) => {
    onMinted(made);
    setOpen(false);
  };
  return (
    <div className="grid gap-3 sm:flex sm:items-start">
      <div className="min-w-0 flex-1">
        <ApiKeyField
          label="API key"
          hint={
            isNew
              ? `“${minted.name}” is shown only this once. Keep it in a password manager or a secret store.`
              : "Paste one that you have. It stays in this page: nothing is sent or stored."
          }
          value={text}
          onChange={onChange}
        />
      </div>
      <div className="flex gap-2 sm:pt-[1.6875rem]">
        {hasKeyShape(text) && <CopyButton text={text} what="API key" className="h-9!" />}
        {mayMint && (
          <Dialog open={open} onOpenChange={setOpen}>
            <DialogTrigger asChild>
              <Button>
                <Plus aria-hidden />
                Create API key
              </Button>
            </DialogTrigger>
            <NewKeyContent
              workspaceId={workspaceId}
              example="Claude Code on my laptop"
              onMinted={choose}
            />
          </Dialog>
        )}
      </div>
    </div>
  );
}
