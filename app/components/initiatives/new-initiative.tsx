"use client";

import { Plus } from "lucide-react";
import { Button } from "@/app/components/ui/button";
import { Dialog, DialogContent, DialogTrigger } from "@/app/components/ui/dialog";
import { useAskedDialog } from "@/app/shared/use-asked-dialog";
import { links } from "@/lib/links";
import { NewInitiativeForm } from "./new-initiative-form";

type Props = { workspaceId: string; isAsked?: boolean };

export function NewInitiative({ workspaceId, isAsked = false }: Props) {
  const [isOpen, setOpen] = useAskedDialog(isAsked, links.initiatives(workspaceId));
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
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
