"use client";

import { Pencil, Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { FormAction } from "@/app/shared/action";
import { submitByKey } from "@/app/shared/submit-by-key";
import { useFocusAfterForm } from "@/app/shared/use-focus-after-form";
import { InlineForm } from "./inline-form";
import { Button } from "./ui/button";
import { Textarea } from "./ui/textarea";

type Props = {
  text: string | null;
  label: string;
  name: string;
  hint: string;
  action: FormAction;
  fields: Record<string, string>;
  /** The text as it is read. */
  children: ReactNode;
};

export function EditableText({ text, children, ...form }: Props) {
  const { label, name } = form;
  const [isEditing, setEditing] = useState(false);
  const button = useFocusAfterForm(isEditing);
  if (isEditing) {
    return (
      <InlineForm {...form} value={text} close={() => setEditing(false)}>
        <Textarea
          name={name}
          dir="auto"
          rows={4}
          defaultValue={text ?? ""}
          autoFocus
          onKeyDown={submitByKey}
        />
      </InlineForm>
    );
  }
  return (
    <div className="grid max-w-3xl justify-items-start gap-1.5">
      {text && <div className="w-full">{children}</div>}
      <Button
        ref={button}
        variant="ghost"
        size="small"
        className="-ml-2.5 print:hidden"
        onClick={() => setEditing(true)}
      >
        {text ? <Pencil aria-hidden className="size-3.5!" /> : <Plus aria-hidden />}
        {text ? "Edit" : "Add"} {label.toLowerCase()}
      </Button>
    </div>
  );
}
