import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent } from "react";
import { MAX_DOCUMENT } from "@/lib/schemas/bounds";

type Props = {
  field: RefObject<HTMLTextAreaElement | null>;
  onChange(hasText: boolean): void;
};

/** A field for an empty document whose editor still loads; the editor takes its text over. */
export function EarlyText({ field, onChange }: Props) {
  const announce = useEffectEvent(() => onChange(field.current?.value !== ""));
  // People may have typed before the page's scripts ran.
  useEffect(() => announce(), []);
  return (
    <div className="grid gap-3">
      <p role="status" className="text-subtle">
        The tools are loading. You can already write; your text is saved as soon as they are ready.
      </p>
      <textarea
        ref={field}
        aria-label="Text of the document"
        dir="auto"
        maxLength={MAX_DOCUMENT}
        onChange={({ target }) => onChange(target.value !== "")}
        onKeyDown={ignoreSave}
        // biome-ignore lint/a11y/noAutofocus: the page is for writing, and the editor takes the focus too
        autoFocus
        className="markdown rich-text w-full resize-none bg-transparent"
      />
    </div>
  );
}

/** The text is saved by itself; the browser would save the page. */
function ignoreSave(event: KeyboardEvent) {
  if ((event.ctrlKey || event.metaKey) && event.key === "s") event.preventDefault();
}
