"use client";

import { Plus } from "lucide-react";
import { Button } from "@/app/components/ui/button";
import { Dialog, DialogContent, DialogTrigger } from "@/app/components/ui/dialog";
import { NewInitiativeForm } from "./new-initiative-form";

export function NewInitiative({ workspaceId }: { workspaceId: string }) {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="primary" aria-keyshortcuts="c">
          <Plus aria-hidden />
          New initiative
        </Button>
      </DialogTrigger>
      <DialogContent
        title="New initiative"
        description="One piece of work: its documents, its context and its goals."
      >
        <NewInitiativeForm workspaceId={workspaceId} label="Title" autoFocus />
      </DialogContent>
    </Dialog>
  );
}
