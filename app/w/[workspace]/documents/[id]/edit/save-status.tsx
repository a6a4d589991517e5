import type { ReactNode } from "react";
import { Button } from "@/app/components/ui/button";
import { FieldError } from "@/app/components/ui/field";
import { showConflict } from "./conflict";
import type { SaveState } from "./save-result";

const WORDS = { unsaved: "Not saved yet", saving: "Saving…" };

type Props = SaveState & { version: number; hasConflict: boolean; onTryAgain(): void };

export function SaveStatus({ version, hasConflict, onTryAgain, ...saving }: Props) {
  if (hasConflict) {
    return (
      <>
        <Status look="text-danger-text">{describeUnsaved(saving)}</Status>
        <Button size="small" onClick={showConflict}>
          Show the conflict
        </Button>
      </>
    );
  }
  switch (saving.state) {
    case "refused":
      return (
        <>
          <FieldError>{saving.reason}</FieldError>
          <Button size="small" onClick={onTryAgain}>
            Try again
          </Button>
        </>
      );
    case "unwritable":
      return <FieldError>{UNWRITABLE}</FieldError>;
    case "saved":
      return <Status>Saved, as version {version}</Status>;
    case "offline":
      return (
        <Status>
          {saving.outage
            ? `Not saved. ${saving.outage} Your text is kept in this browser, and sent again by itself.`
            : "Not saved: no connection to Groundwork. Your text is kept in this browser, and saved when the connection is back."}
        </Status>
      );
    default:
      return <Status>{WORDS[saving.state]}</Status>;
  }
}

/** Names the result of an attempt to keep both texts too. */
function describeUnsaved(saving: SaveState): string {
  if (saving.state === "unwritable") return UNWRITABLE;
  if (saving.state === "refused") return saving.reason;
  if (saving.state === "offline") {
    return saving.outage
      ? `Not saved. ${saving.outage} Your text is kept in this browser. Choose again later.`
      : "Not saved: no connection to Groundwork. Your text is kept in this browser. Choose again when the connection is back.";
  }
  return saving.state === "saving" ? WORDS.saving : "Not saved: resolve the conflict first";
}

type StatusProps = { look?: string; children: ReactNode };

const Status = ({ look = "text-subtle", children }: StatusProps) => (
  <p role="status" className={look}>
    {children}
  </p>
);

const UNWRITABLE =
  "Not saved: a source block runs into the text after it. Close the block, or undo your last change.";
