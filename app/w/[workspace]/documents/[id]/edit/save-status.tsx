import type { ReactNode } from "react";
import { FieldError } from "@/app/components/ui/field";
import type { SaveState } from "./save-session";

const WORDS = {
  unsaved: "Not saved yet",
  saving: "Saving…",
  offline:
    "Not saved: no connection to Groundwork. Your text is kept in this browser, and saved when the connection is back.",
};

export function SaveStatus({ version, ...saving }: SaveState & { version: number }) {
  switch (saving.state) {
    case "refused":
      return <FieldError>{saving.reason}</FieldError>;
    case "unwritable":
      return <FieldError>{UNWRITABLE}</FieldError>;
    case "saved":
      return <Status>Saved, as version {version}</Status>;
    default:
      return <Status>{WORDS[saving.state]}</Status>;
  }
}

const Status = ({ children }: { children: ReactNode }) => (
  <p role="status" className="text-subtle">
    {children}
  </p>
);

const UNWRITABLE =
  "Not saved: a source block runs into the text after it. Close the block, or undo your last change.";
