import type { Ref } from "react";

/** The limit of a document's text. */
const MAX_CHARACTERS = 500_000;

/** Takes what people type into an empty document while its editor loads; the editor takes it over. */
export function EarlyText({ ref }: { ref: Ref<HTMLTextAreaElement> }) {
  return (
    <div className="grid gap-3">
      <p role="status" className="text-subtle">
        The tools are loading. You can already write; your text is saved as soon as they are ready.
      </p>
      <textarea
        ref={ref}
        aria-label="Text of the document"
        dir="auto"
        maxLength={MAX_CHARACTERS}
        // biome-ignore lint/a11y/noAutofocus: the page is for writing, and the editor takes the focus too
        autoFocus
        className="markdown rich-text w-full resize-none bg-transparent"
      />
    </div>
  );
}
