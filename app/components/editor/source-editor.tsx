"use client";

import type { EditorView } from "@codemirror/view";
import { type RefObject, useEffect, useEffectEvent, useId, useRef } from "react";
import { isFocusLost } from "@/app/shared/is-focus-lost";
import type { Editing } from "./editing";
import { SourceEditing } from "./source-editing";

type Props = {
  markdown: string;
  /** The field in which people wrote while an empty document was opened. */
  early: RefObject<HTMLTextAreaElement | null>;
  onReady(editing: Editing): void;
  onChange(): void;
  onSave(): void;
};

export function SourceEditor({ markdown, early, onReady, onChange, onSave }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const hint = useId();
  const change = useEffectEvent(onChange);
  const save = useEffectEvent(onSave);
  const begin = useEffectEvent((parent: HTMLElement): EditorView => {
    const editing = new SourceEditing(parent, markdown, {
      label: "Document text, in Markdown",
      describedBy: hint,
      onChange: () => change(),
      onSave: () => save(),
    });
    onReady(editing);
    if (early.current) editing.takeOver(early.current);
    if (isFocusLost()) editing.view.focus();
    return editing.view;
  });
  useEffect(() => {
    const view = place.current && begin(place.current);
    return () => view?.destroy();
  }, []);
  return (
    <div className="grid min-w-0 gap-1.5">
      <div ref={place} className="source-text" />
      <p id={hint} className="text-[0.8125rem] text-subtle">
        # begins a heading, - a list, **bold**. Ctrl+S saves.
      </p>
    </div>
  );
}
