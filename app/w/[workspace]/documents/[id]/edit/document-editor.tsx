"use client";

import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { EarlyText } from "@/app/components/editor/early-text";
import type { Editing } from "@/app/components/editor/editing";
import { Notice } from "@/app/components/notice";
import { Time } from "@/app/components/time";
import { Button } from "@/app/components/ui/button";
import { TextSkeleton } from "@/app/components/ui/text-skeleton";
import { useLeaveWarning } from "@/app/shared/use-leave-warning";
import { links } from "@/lib/links";
import { Arrived, Overwritten } from "./arrived";
import { Conflict } from "./conflict";
import { type Drafts, type KeptDraft, openDrafts } from "./drafts";
import type { SaveState } from "./save-result";
import { SaveStatus } from "./save-status";
import { useSaving } from "./use-saving";

const RichEditor = dynamic(
  () => import("@/app/components/editor/rich-editor").then((module) => module.RichEditor),
  { ssr: false },
);
const SourceEditor = dynamic(
  () => import("@/app/components/editor/source-editor").then((module) => module.SourceEditor),
  { ssr: false },
);

/** Longer texts open as Markdown, because converting one takes seconds. */
const MAX_RICH_LENGTH = 150_000;

type Mode = "rich" | "source";
type Props = {
  userId: string;
  workspaceId: string;
  id: string;
  title: string;
  read: { version: number; content: string };
  imageHosts: readonly string[];
};

export function DocumentEditor({ userId, workspaceId, id, title, read, imageHosts }: Props) {
  const router = useRouter();
  const [drafts] = useState(() => openDrafts(userId, id));
  const { session, version, conflict, arrived, isOverwritten, ...saving } = useSaving({
    workspaceId,
    id,
    read,
    drafts,
    onState: (newest) => newest.title === title || router.refresh(),
  });
  const [mode, setMode] = useState<Mode>(read.content.length > MAX_RICH_LENGTH ? "source" : "rich");
  const [shown, setShown] = useState({ text: read.content, times: 0 });
  const [opened, setOpened] = useState<number>();
  const isOpen = opened === shown.times;
  const early = useRef<HTMLTextAreaElement>(null);
  const takesEarlyText = !isOpen && shown.text.trim() === "";
  const [hasEarlyText, setHasEarlyText] = useState(false);
  const state: SaveState = takesEarlyText && hasEarlyText ? { state: "unsaved" } : saving.state;
  const { draft, discard, restore } = useKeptDraft(drafts, read.content);
  const [unreadable, setUnreadable] = useState(false);
  const [leaves, setLeaves] = useState(false);
  const isSaved = state.state === "saved";
  useLeaveWarning(!isSaved && !leaves);

  const show = (text: string) => {
    session.detach();
    setShown(({ times }) => ({ text, times: times + 1 }));
  };
  const change = async (next: Mode) => {
    const text = await session.readText(shown.text);
    if (text === undefined) return;
    show(text);
    setMode(next);
  };
  const onDone = async () => {
    if (!(await session.saveNow())) return;
    setLeaves(true);
    router.push(links.document(workspaceId, id));
  };
  const editor = {
    markdown: shown.text,
    early,
    onReady: (ready: Editing) => {
      session.attach(ready);
      setOpened(shown.times);
    },
    onChange: () => session.noteChange(),
    onSave: () => void session.saveNow(),
  };
  return (
    <div className="grid min-w-0 gap-4">
      {draft && (
        <DraftOffer
          draft={draft}
          mayRestore={isSaved}
          onRestore={() => {
            session.rebase(draft.base);
            show(draft.text);
            session.noteChange();
            void restore(draft);
          }}
          onDrop={() => void discard(draft)}
        />
      )}
      {conflict && (
        <Conflict
          {...conflict}
          onKeepBoth={() => void session.decide("both")}
          onKeepMine={() => {
            if (conflict.overlaps.length > 0) return void session.decide("sent");
            session.settle(conflict);
            session.noteChange();
          }}
          onTakeTheirs={() => {
            if (conflict.overlaps.length > 0) return void session.decide("current");
            session.settle(conflict);
            show(conflict.content);
            session.noteChange();
          }}
        />
      )}
      <ModeChoice
        mode={mode}
        isReadable={!unreadable}
        onChoose={(next) => mode === next || void change(next)}
      />
      {unreadable && <Notice>{UNREADABLE}</Notice>}
      {!isOpen && (
        <div className="noscript:hidden" data-awaits-text>
          {takesEarlyText ? (
            <EarlyText field={early} onChange={setHasEarlyText} />
          ) : (
            <TextSkeleton>Opening the document…</TextSkeleton>
          )}
        </div>
      )}
      {mode === "rich" ? (
        <RichEditor
          key={shown.times}
          {...editor}
          imageHosts={imageHosts}
          onUnreadable={() => {
            setUnreadable(true);
            setMode("source");
          }}
        />
      ) : (
        <SourceEditor key={shown.times} {...editor} />
      )}
      <div className="sticky bottom-0 z-20 -mx-1 flex flex-wrap items-center gap-2 border-t bg-background px-1 py-3">
        <Button
          variant="primary"
          disabled={!isOpen || conflict !== undefined}
          onClick={() => void onDone()}
        >
          Done
        </Button>
        <SaveStatus
          {...state}
          version={version}
          hasConflict={conflict !== undefined}
          onTryAgain={() => void session.saveNow()}
        />
        {arrived && <Arrived {...arrived} userId={userId} />}
        {isOverwritten && (
          <Overwritten
            history={links.documentHistory(workspaceId, id)}
            onSeen={() => session.noteReplacedSeen()}
          />
        )}
      </div>
    </div>
  );
}

/** Finds the newest unsaved text of another tab, and the next one after a text is discarded. */
function useKeptDraft(drafts: Drafts, stored: string) {
  const [draft, setDraft] = useState<KeptDraft>();
  const find = useEffectEvent(async () => setDraft(await drafts.find(stored)));
  useEffect(() => void find(), []);
  const discard = async (answered: KeptDraft) => {
    setDraft(undefined);
    await drafts.discard(answered);
    setDraft(await drafts.find(stored));
  };
  const restore = async (answered: KeptDraft) => {
    setDraft(undefined);
    if (await drafts.keep(answered)) await drafts.discard(answered);
  };
  return { draft, discard, restore };
}

type ModeProps = { mode: Mode; isReadable: boolean; onChoose(mode: Mode): void };

const ModeChoice = ({ mode, isReadable, onChoose }: ModeProps) => (
  <fieldset className="flex gap-1 justify-self-start rounded-lg bg-muted p-1">
    <legend className="sr-only">How to write</legend>
    {MODES.map(({ value, title }) => (
      <Button
        key={value}
        size="small"
        variant={mode === value ? "secondary" : "ghost"}
        aria-pressed={mode === value}
        disabled={value === "rich" && !isReadable}
        onClick={() => onChoose(value)}
      >
        {title}
      </Button>
    ))}
  </fieldset>
);

const MODES = [
  { value: "rich", title: "Rich text" },
  { value: "source", title: "Markdown" },
] as const;

const UNREADABLE =
  "This document cannot be shown as rich text here, so it is shown as Markdown. Reload the page to try again.";

type OfferProps = { draft: KeptDraft; mayRestore: boolean; onRestore(): void; onDrop(): void };

function DraftOffer({ draft, mayRestore, onRestore, onDrop }: OfferProps) {
  return (
    <section
      aria-label="Unsaved text"
      role="status"
      className="flex flex-wrap items-center gap-3 rounded-xl border bg-info-soft p-4"
    >
      <p className="min-w-0 flex-1 basis-72 text-pretty">
        This browser kept unsaved text of yours from <Time iso={new Date(draft.at).toISOString()} />
        . Restore it, or continue with the stored document.
      </p>
      {/* It replaces the text that is shown, which must not be lost either. */}
      <Button variant="primary" disabled={!mayRestore} onClick={onRestore}>
        Restore my text
      </Button>
      <Button onClick={onDrop}>Discard it</Button>
    </section>
  );
}
