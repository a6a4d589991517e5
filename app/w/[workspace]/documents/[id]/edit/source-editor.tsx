"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { type KeyboardEvent, useState } from "react";
import { toast } from "sonner";
import { SubmitButton } from "@/app/components/submit-button";
import { Button } from "@/app/components/ui/button";
import { Field, FieldError } from "@/app/components/ui/field";
import { Textarea } from "@/app/components/ui/textarea";
import { reached } from "@/app/lib/reached";
import { submitsByKey } from "@/app/lib/submit-by-key";
import { useFormAction } from "@/app/lib/use-form-action";
import { useLeaveWarning } from "@/app/lib/use-leave-warning";
import { links } from "@/lib/links";
import { save } from "./actions";
import { Conflict } from "./conflict";
import type { SaveResult } from "./save-result";

type Props = {
  workspaceId: string;
  id: string;
  /** The document as it was read. */
  read: { etag: string; version: number; content: string };
};

/** Writes a document as Markdown. What is typed stays here until it is stored. */
export function SourceEditor({ workspaceId, id, read }: Props) {
  const router = useRouter();
  const [base, setBase] = useState(read);
  const [text, setText] = useState(read.content);
  const [conflict, setConflict] = useState<Extract<SaveResult, { state: "conflict" }>>();
  const [goesOn, setGoesOn] = useState(false);
  const isDirty = text !== base.content;
  useLeaveWarning(isDirty && !goesOn);

  const onAnswer = (result: SaveResult) => {
    if (result.state === "conflict") return setConflict(result);
    setGoesOn(true);
    setBase({ ...result, content: text });
    toast.success(`Saved as version ${result.version}`);
    router.push(links.document(workspaceId, id));
  };
  const action = reached(save.bind(null, workspaceId));
  const { state, pending, form } = useFormAction(action, onAnswer);

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== "s" || !(event.metaKey || event.ctrlKey)) return submitsByKey(event);
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };

  return (
    <form {...form} className="grid gap-4" noValidate>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="etag" value={base.etag} />
      {conflict && (
        <Conflict
          {...conflict}
          onKeepMine={() => {
            setBase(conflict);
            setConflict(undefined);
          }}
          onTakeTheirs={() => {
            setBase(conflict);
            setText(conflict.content);
            setConflict(undefined);
          }}
        />
      )}
      <Field
        label="Document text, in Markdown"
        hint="# begins a heading, - a list, **bold**. Ctrl+S saves."
        error={state.fields?.content}
      >
        <Textarea
          name="content"
          dir="auto"
          rows={20}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          spellCheck
          className="max-h-none font-mono text-[0.9375rem] leading-relaxed sm:text-[0.875rem]"
        />
      </Field>
      {state.error && <FieldError>{state.error}</FieldError>}
      <div className="sticky bottom-0 -mx-1 flex flex-wrap items-center gap-2 border-t bg-background px-1 py-3">
        <SubmitButton pending={pending} disabled={conflict !== undefined}>
          Save
        </SubmitButton>
        <Button asChild>
          <Link href={links.document(workspaceId, id)}>Cancel</Link>
        </Button>
        <p role="status" className="text-subtle">
          {isDirty ? "Not saved yet" : `As in version ${base.version}`}
        </p>
      </div>
    </form>
  );
}
