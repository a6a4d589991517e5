"use client";

import { Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "@/app/components/ui/button";
import { Dialog, DialogContent, DialogTrigger } from "@/app/components/ui/dialog";
import type { Minted } from "./key-form";
import { MintedKey } from "./minted-key";
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
          dismissible={false}
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
