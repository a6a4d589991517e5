"use client";

import { useState } from "react";
import { useDeletes } from "@/app/components/deletes";
import { DialogSubmit } from "@/app/components/dialog-submit";
import { Button } from "@/app/components/ui/button";
import { Dialog, DialogContent, DialogFooter } from "@/app/components/ui/dialog";
import { Field, FieldError } from "@/app/components/ui/field";
import { Link } from "@/app/components/ui/link";
import { Select } from "@/app/components/ui/select";
import { callAction } from "@/app/shared/call-action";
import { useFormAction } from "@/app/shared/use-form-action";
import { links } from "@/lib/links";
import { copy, remove } from "../../actions";
import type { CopyInitiative } from "./copy-initiative";

type Initiative = Omit<Parameters<typeof CopyInitiative>[0], "places">;
type Props = Parameters<typeof CopyInitiative>[0] & { close: () => void };

export function CopyDialog({ places, close, ...initiative }: Props) {
  const [path, setPath] = useState<string>();
  return (
    <Dialog open onOpenChange={close}>
      <DialogContent
        title={path ? "The initiative was copied" : `Copy “${initiative.title}”`}
        description={
          path
            ? `“${initiative.title}” is in both workspaces now, and changes to one do not reach the other. Delete the original if you no longer need it here.`
            : "The copy has its documents, context, goals and uploads, with their history. Context and goals of the whole workspace are not copied."
        }
      >
        {path ? (
          <Copied {...initiative} path={path} close={close} />
        ) : (
          <CopyForm {...initiative} places={places} onCopied={setPath} />
        )}
      </DialogContent>
    </Dialog>
  );
}

function CopyForm({
  workspaceId,
  id,
  places,
  onCopied,
}: Omit<Props, "close"> & { onCopied: (path: string) => void }) {
  const { state, pending, form } = useFormAction(copy.bind(null, workspaceId), ({ path }) =>
    onCopied(path),
  );
  return (
    <form {...form} className="grid gap-5" noValidate>
      <input type="hidden" name="id" value={id} />
      <Field
        label="Workspace"
        hint="All members of that workspace see the copy."
        error={state.fields?.to}
      >
        <Select name="to" options={places} />
      </Field>
      <FieldError>{state.error}</FieldError>
      <DialogSubmit pending={pending}>Copy initiative</DialogSubmit>
    </form>
  );
}

type CopiedProps = Initiative & { path: string; close: () => void };

function Copied({ workspaceId, id, path, close }: CopiedProps) {
  const deletes = useDeletes();
  const removeOriginal = () => {
    close();
    deletes.start({
      what: "Initiative",
      next: links.initiatives(workspaceId),
      remove: () => callAction(remove.bind(null, workspaceId), { ids: JSON.stringify([id]) }),
    });
  };
  return (
    <DialogFooter>
      <Button onClick={removeOriginal}>Delete the original</Button>
      <Button asChild variant="primary">
        <Link href={path}>Open the copy</Link>
      </Button>
    </DialogFooter>
  );
}
