"use client";

import { Pencil } from "lucide-react";
import { useState } from "react";
import type { FormAction } from "@/app/shared/action";
import { useFocusAfterForm } from "@/app/shared/use-focus-after-form";
import { InlineForm } from "./inline-form";
import { headingStyles } from "./page-header";
import { Button } from "./ui/button";
import { Input } from "./ui/input";

type Props = {
  title: string;
  what: string;
  action: FormAction;
  fields: Record<string, string>;
};

export function EditableTitle({ title, what, ...form }: Props) {
  const [isEditing, setEditing] = useState(false);
  const button = useFocusAfterForm(isEditing);
  return (
    <>
      <div className={isEditing ? "sr-only" : "flex items-start gap-1.5"}>
        <h1 dir="auto" className={headingStyles}>
          {title}
        </h1>
        <Button
          ref={button}
          variant="ghost"
          size="small"
          className="px-1.5! print:hidden"
          data-command={isEditing ? undefined : "edit title name"}
          onClick={() => setEditing(true)}
        >
          <Pencil aria-hidden className="size-3.5!" />
          <span className="sr-only">Rename {what}</span>
        </Button>
      </div>
      {isEditing && (
        <InlineForm
          {...form}
          label="Title"
          name="title"
          value={title}
          close={() => setEditing(false)}
        >
          <Input
            name="title"
            dir="auto"
            defaultValue={title}
            autoComplete="off"
            autoFocus
            onFocus={(event) => event.target.select()}
            className="font-semibold"
          />
        </InlineForm>
      )}
    </>
  );
}
