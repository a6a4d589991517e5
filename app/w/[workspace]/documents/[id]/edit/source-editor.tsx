import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Editing } from "@/app/components/editor/editing";
import { Field } from "@/app/components/ui/field";
import { Textarea } from "@/app/components/ui/textarea";
import { keepLineEndings } from "@/app/lib/line-endings";

type Props = {
  markdown: string;
  onReady(editing: Editing): void;
  onChange(): void;
  onSave(): void;
};

/** Writes a document as Markdown. */
export function SourceEditor({ markdown, onReady, onChange, onSave }: Props) {
  const [text, setText] = useState(markdown);
  const current = useRef(markdown);
  const begin = useEffectEvent(() => {
    // The field ends lines its own way; those that were not touched get their own ends back.
    let base = markdown;
    const now = () => keepLineEndings(base, current.current);
    onReady({
      text: async () => (current.current === base ? base : now()),
      stored: async (sent, merged) => {
        if (merged === sent) {
          base = merged;
          return true;
        }
        if (now() !== sent) return false;
        base = merged;
        current.current = merged;
        setText(merged);
        return true;
      },
    });
  });
  useEffect(() => begin(), []);

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== "s" || !(event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    onSave();
  };
  return (
    <Field
      label="Document text, in Markdown"
      hint="# begins a heading, - a list, **bold**. Ctrl+S saves."
    >
      <Textarea
        name="content"
        dir="auto"
        rows={20}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          current.current = event.target.value;
          onChange();
        }}
        onKeyDown={onKeyDown}
        spellCheck
        className="max-h-none font-mono text-[0.9375rem] leading-relaxed sm:text-[0.875rem]"
      />
    </Field>
  );
}
