"use client";

import { type Command, EditorState, TextSelection } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { FootnotePreviews } from "@/app/components/footnote-previews";
import { TextSkeleton } from "@/app/components/ui/text-skeleton";
import { schema } from "@/lib/editor/schema";
import { AddressDialog } from "./address-dialog";
import { startConversion } from "./conversion";
import type { Editing } from "./editing";
import { findLinkRange, insertImage, setLink } from "./editor-commands";
import { ImageView } from "./image-view";
import { pasteMarkdown } from "./paste-markdown";
import { createPlugins } from "./plugins";
import { isOfOthers, RichEditing } from "./rich-editing";
import { describeOffer, findSlash, getActiveOptionId, runSlash, SlashMenu } from "./slash-menu";
import { SourceBlock } from "./source-block";
import { TaskItem } from "./task-item";
import { Toolbar } from "./toolbar";

type Props = {
  markdown: string;
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
  const [chosen, setChosen] = useState(0);
  const [closed, setClosed] = useState<number>();
  const offer = state && findSlash(state, chosen);
  const slash = offer && offer.from !== closed ? offer : undefined;

  const onSlashKey = useEffectEvent((view: EditorView, { key }: KeyboardEvent): boolean => {
    if (!slash) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step) {
      setChosen((slash.chosen + step + slash.tools.length) % slash.tools.length);
      return true;
    }
    if (key === "Escape") setClosed(slash.from);
    const tool = slash.tools[slash.chosen];
    if (tool && (key === "Enter" || key === "Tab")) {
      runSlash(view, slash, tool);
      setChosen(0);
      return true;
    }
    return key === "Escape";
  });
  const change = useEffectEvent(onChange);
  const save = useEffectEvent(onSave);
  const begin = useEffectEvent(async (parent: HTMLElement, isGone: () => boolean) => {
    const conversion = startConversion();
    const json = await conversion.open(markdown).catch(() => undefined);
    if (isGone() || json === undefined) {
      conversion.close();
      if (!isGone()) onUnreadable();
      return undefined;
    }
    const store: Command = () => {
      save();
      return true;
    };
    const keys: Record<string, Command> = {
      "Mod-s": store,
      "Mod-k": () => {
        setAsked("link");
        return true;
      },
    };
    const first = EditorState.create({
      doc: schema.nodeFromJSON(json),
      plugins: createPlugins(keys),
    });
    const made = new EditorView(parent, {
      state: first,
      nodeViews: {
        listItem: (node, view, getPos) => new TaskItem(node, view, getPos),
        image: (node) => new ImageView(node, imageHosts),
        html: (node, view, getPos) => new SourceBlock(node, view, getPos, store),
        source: (node, view, getPos) => new SourceBlock(node, view, getPos, store),
      },
      handleKeyDown: (view, event) => onSlashKey(view, event),
      handlePaste: (view, event) => pasteMarkdown(view, event, conversion),
      handleDOMEvents: { keydown: readSelection, keyup: keepCaretInSight },
      ...BARS,
      attributes: ATTRIBUTES,
      dispatchTransaction(transaction) {
        const { state, transactions } = made.state.applyTransaction(transaction);
        made.updateState(state);
        setState(state);
        if (!findSlash(state, 0)) {
          setChosen(0);
          setClosed(undefined);
        }
        const changes = transactions.filter(({ docChanged }) => docChanged);
        for (const { mapping } of changes) editing.noteChange(mapping);
        if (changes.length > 0 && !isOfOthers(transaction)) change();
      },
    });
    const editing = new RichEditing(made, conversion);
    setView(made);
    setState(first);
    goToHeading(made, decodeURIComponent(location.hash.slice(1)));
    onReady(editing);
    return () => {
      made.destroy();
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
      {!state && <TextSkeleton>Opening the document…</TextSkeleton>}
      <FootnotePreviews>
        <div ref={place} className="min-w-0" />
      </FootnotePreviews>
      {slash && view && (
        <SlashMenu
          slash={slash}
          view={view}
          onTake={(tool) => {
            runSlash(view, slash, tool);
            setChosen(0);
          }}
        />
      )}
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

const COVERED = { top: 64, bottom: 96, left: 0, right: 0 };
const BARS = { scrollThreshold: COVERED, scrollMargin: COVERED };

/** The browser reports a selection only after its next tasks; a shortcut typed before that acts on it too. */
function readSelection(_: EditorView, { ctrlKey, metaKey }: KeyboardEvent) {
  if (ctrlKey || metaKey) document.dispatchEvent(new Event("selectionchange"));
}

/** Scrolls the caret out from under the bars, which the browser does not take into account. */
function keepCaretInSight(view: EditorView, { key }: KeyboardEvent) {
  if (/^(?:Arrow|Page|Home|End)/.test(key)) view.dispatch(view.state.tr.scrollIntoView());
}

function goToHeading(view: EditorView, heading: string) {
  if (heading === "") return;
  let at: number | undefined;
  view.state.doc.forEach((node, offset) => {
    const isIt = node.type === schema.nodes.heading && node.textContent === heading;
    if (isIt) at ??= offset + node.nodeSize;
  });
  if (at === undefined) return;
  const { tr } = view.state;
  view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(at))).scrollIntoView());
  view.focus();
}

const ATTRIBUTES = {
  role: "textbox",
  "aria-multiline": "true",
  "aria-label": "Document text",
  class: "markdown rich-text",
  dir: "auto",
};
