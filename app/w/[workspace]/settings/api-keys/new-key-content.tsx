"use client";

import { DialogContent } from "@/app/components/ui/dialog";
import { KeyForm, type KeyFormProps } from "./key-form";

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
