"use client";

import { type Command, type EditorState, TextSelection } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { FootnotePreviews } from "@/app/components/documents/footnote-previews";
import { isFocusLost } from "@/app/shared/is-focus-lost";
import { schema } from "@/lib/editor/schema";
import { AddressDialog } from "./address-dialog";
import { startConversion } from "./conversion";
import { ATTRIBUTES, createRichView } from "./create-rich-view";
import type { Editing } from "./editing";
import { findLinkRange, insertImage, setLink } from "./editor-commands";
import { convertEarlyText, insertEarlyText } from "./insert-early-text";
import { describeOffer, getActiveOptionId, SlashMenu, useSlashMenu } from "./slash-menu";
import { Toolbar } from "./toolbar";

type Props = {
  markdown: string;
  /** The field in which people wrote while an empty document was opened. */
  early: RefObject<HTMLTextAreaElement | null>;
  imageHosts: readonly string[];
  onReady(editing: Editing): void;
  onChange(): void;
  onSave(): void;
  /** Called if the text is nested too deeply for the parser. */
  onUnreadable(): void;
};

/** Untouched parts keep their bytes. */
export function RichEditor({
  markdown,
  early,
  imageHosts,
  onReady,
  onChange,
  onSave,
  onUnreadable,
}: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView>();
  const [state, setState] = useState<EditorState>();
  const [asked, setAsked] = useState<"link" | "image">();
  const { slash, take, handleKey, forget } = useSlashMenu(state);

  const handlers = {
    onSave: useEffectEvent(onSave),
    onChange: useEffectEvent(onChange),
    onLink: useEffectEvent(() => setAsked("link")),
    onKey: useEffectEvent(handleKey),
    onState: useEffectEvent((next: EditorState) => {
      setState(next);
      forget(next);
    }),
  };
  const begin = useEffectEvent(async (parent: HTMLElement, isGone: () => boolean) => {
    const conversion = startConversion();
    const json = await conversion.open(markdown).catch(() => undefined);
    const field = early.current;
    const written = json && field ? await convertEarlyText(field, conversion) : undefined;
    if (isGone() || json === undefined) {
      conversion.close();
      if (!isGone()) onUnreadable();
      return undefined;
    }
    const rich = createRichView({ parent, json, imageHosts, conversion, ...handlers });
    setView(rich.view);
    setState(rich.view.state);
    onReady(rich.editing);
    goToHeading(rich.view, readHash());
    // Also after a click on Edit: the next keys are text.
    if (isFocusLost() || document.activeElement === field) rich.view.focus();
    if (written?.text) rich.view.dispatch(insertEarlyText(rich.view.state.tr, written));
    return () => {
      rich.view.destroy();
      conversion.close();
    };
  });
  useEffect(() => {
    let isGone = false;
    const end = place.current && begin(place.current, () => isGone);
    return () => {
      isGone = true;
      void end?.then((close) => close?.());
    };
  }, []);
  const option = slash && getActiveOptionId(slash);
  useEffect(() => {
    view?.setProps({ attributes: { ...ATTRIBUTES, ...(option && describeOffer(option)) } });
  }, [view, option]);

  const apply = (command: Command) => {
    if (view) command(view.state, view.dispatch, view);
  };
  const run = (command: Command) => {
    apply(command);
    view?.focus();
  };
  return (
    <div className="grid min-w-0 gap-3">
      {state && <Toolbar state={state} run={run} apply={apply} onAsk={setAsked} />}
      <FootnotePreviews>
        <div ref={place} className="min-w-0" />
      </FootnotePreviews>
      {slash && view && <SlashMenu slash={slash} view={view} onTake={(tool) => take(view, tool)} />}
      {asked && state && (
        <AddressDialog
          what={asked}
          address={asked === "link" ? findLinkRange(state).url : ""}
          onDone={(url, alt) => {
            setAsked(undefined);
            run(asked === "link" ? setLink(url) : insertImage(url, alt));
          }}
          onClose={() => setAsked(undefined)}
          onClosed={() => view?.focus()}
        />
      )}
    </div>
  );
}

/** The heading in the address; empty if the address is malformed, as after typing `#50%`. */
function readHash(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return "";
  }
}

/** Puts the caret below the first heading with these words, and the heading near the top. */
function goToHeading(view: EditorView, heading: string) {
  if (heading === "") return;
  let found: { start: number; end: number } | undefined;
  view.state.doc.forEach((node, start) => {
    const isIt = node.type === schema.nodes.heading && node.textContent === heading;
    if (isIt) found ??= { start, end: start + node.nodeSize };
  });
  if (found === undefined) return;
  const { tr } = view.state;
  view.focus();
  view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(found.end))));
  const shown = view.nodeDOM(found.start);
  if (shown instanceof HTMLElement) shown.scrollIntoView();
}
