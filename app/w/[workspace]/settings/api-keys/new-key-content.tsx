"use client";

import { DialogContent } from "@/app/components/ui/dialog";
import { KeyForm, type KeyFormProps } from "./key-form";

/** The dialog that asks for the particulars of a key. */
export function NewKeyContent(props: KeyFormProps) {
  return (
    <DialogContent
      title="Create API key"
      description="It acts for you in this workspace, over REST and MCP."
    >
      <KeyForm {...props} />
    </DialogContent>
  );
}
