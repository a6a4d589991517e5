"use client";

import { useState } from "react";
import { AttemptField } from "@/app/components/attempt-field";
import { DOCUMENT_TYPE_OPTIONS } from "@/app/components/documents/document-type-options";
import { SubmitButton } from "@/app/components/submit-button";
import { TextLink } from "@/app/components/text-link";
import { Button } from "@/app/components/ui/button";
import { Dialog, DialogContent, DialogTrigger } from "@/app/components/ui/dialog";
import { Field, FieldError } from "@/app/components/ui/field";
import { Input } from "@/app/components/ui/input";
import { Select } from "@/app/components/ui/select";
import { useFormAction } from "@/app/shared/use-form-action";
import { keep } from "@/app/w/[workspace]/documents/actions";
import { links } from "@/lib/links";
import type { DocumentType } from "@/lib/schemas/enums";

export type AdvicePlace = { workspaceId: string; initiativeId: string };

export type Kept = { title: string; type: DocumentType; markdown: string };

/** Says whether the result is stored, and offers to keep it as a document. */
export function KeepAdvice({ workspaceId, initiativeId, ...kept }: AdvicePlace & Kept) {
  const [isOpen, setIsOpen] = useState(false);
  const [documentId, setDocumentId] = useState<string>();
  const onKept = ({ id }: { id: string }) => {
    setDocumentId(id);
    setIsOpen(false);
  };
  return (
    <>
      <p role="status" className="basis-full text-[0.8125rem] text-subtle">
        {documentId ? (
          <>
            Kept as a document.{" "}
            <TextLink href={links.document(workspaceId, documentId)}>Open it</TextLink>
          </>
        ) : (
          "Not stored: the result is lost when you leave this page, unless you keep it."
        )}
      </p>
      <Dialog open={isOpen} onOpenChange={setIsOpen}>
        <DialogTrigger asChild>
          <Button size="small">{documentId ? "Keep once more" : "Keep as document"}</Button>
        </DialogTrigger>
        <DialogContent
          title="Keep as document"
          description="A draft with this text, which you can edit like any other document."
        >
          <KeepForm
            workspaceId={workspaceId}
            initiativeId={initiativeId}
            {...kept}
            onKept={onKept}
          />
        </DialogContent>
      </Dialog>
    </>
  );
}

type FormProps = AdvicePlace & Kept & { onKept(data: { id: string }): void };

function KeepForm({ workspaceId, initiativeId, title, type, markdown, onKept }: FormProps) {
  const { state, pending, form } = useFormAction(keep.bind(null, workspaceId), onKept);
  return (
    <form {...form} className="grid gap-4" noValidate>
      <AttemptField />
      <input type="hidden" name="initiative_id" value={initiativeId} />
      <input type="hidden" name="content_markdown" value={markdown} />
      <Field label="Title" error={state.fields?.title}>
        <Input name="title" defaultValue={title} autoComplete="off" required />
      </Field>
      <Field label="Type" error={state.fields?.type}>
        <Select name="type" defaultValue={type} options={DOCUMENT_TYPE_OPTIONS} />
      </Field>
      <FieldError>{state.error}</FieldError>
      <SubmitButton pending={pending} className="w-fit">
        Keep
      </SubmitButton>
    </form>
  );
}
