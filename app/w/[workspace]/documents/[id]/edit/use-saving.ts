import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Editing } from "@/app/components/editor/editing";
import { useEvents } from "@/app/shared/use-events";
import type { DocumentState } from "@/lib/domain/documents/watch-document";
import { links } from "@/lib/links";
import type { Drafts } from "./drafts";
import type { Base, Conflicting } from "./save-result";
import { fetchNewest, send } from "./send";

export type SaveState =
  | { state: "saved" | "unsaved" | "saving" | "offline" | "unwritable" }
  | { state: "refused"; reason: string };

type Options = {
  workspaceId: string;
  id: string;
  read: Base;
  drafts: Drafts;
  onState(state: NonNullable<DocumentState>): void;
};

const GONE =
  "Somebody deleted this document. Copy what you need, or bring the document back from the trash.";

const KEEP_AFTER_MS = 500;
const SAVE_AFTER_MS = 2_000;
const TRY_AGAIN_AFTER_MS = 15_000;

export function useSaving({ workspaceId, id, read, drafts, onState }: Options) {
  const base = useRef(read);
  const editing = useRef<Editing>(undefined);
  const changes = useRef(0);
  const storedChanges = useRef(0);
  /** Texts that were sent; whether they were stored is unknown. */
  const unanswered = useRef<string[]>([]);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  const [state, setState] = useState<SaveState>({ state: "saved" });
  const [conflict, setConflict] = useState<Conflicting>();
  const [version, setVersion] = useState(read.version);
  const [arrived, setArrived] = useState<DocumentState>(null);

  /** Serializes work, so that the latest text is sent last. */
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const mine = queue.current.then(work);
    queue.current = mine.catch(() => undefined);
    return mine;
  };

  const rebase = (next: Base) => {
    base.current = { version: next.version, content: next.content };
    setVersion(next.version);
  };

  const readWritten = async (): Promise<string | undefined> => {
    const text = await editing.current?.readText();
    if (text === undefined && editing.current) setState({ state: "unwritable" });
    return text;
  };

  /** Does not wait for its turn, since a save may take as long as the network does. */
  const keep = async () => {
    const [before, against] = [changes.current, base.current];
    const text = await editing.current?.peekText();
    if (text === undefined || storedChanges.current >= before) return;
    await drafts.keep({ text, base: against, at: Date.now() });
  };

  const store = async (): Promise<boolean> => {
    const [before, on] = [changes.current, editing.current];
    const text = await readWritten();
    // Another text may have been opened meanwhile.
    if (text === undefined || editing.current !== on) return false;
    const finish = async () => {
      if (changes.current !== before) return;
      storedChanges.current = before;
      setState({ state: "saved" });
      await drafts.drop();
    };
    if (text === base.current.content) {
      await finish();
      return true;
    }
    await drafts.keep({ text, base: base.current, at: Date.now() });
    setState({ state: "saving" });
    const sent = await send({ workspaceId, id, version: base.current.version, text });
    if (sent.state === "offline") unanswered.current.push(text);
    if (sent.state === "conflict" && unanswered.current.includes(sent.content)) {
      unanswered.current = [];
      rebase(sent);
      return store();
    }
    if (sent.state === "saved") unanswered.current = [];
    switch (sent.state) {
      case "saved":
        if (editing.current === on && (await on?.noteStored(text, sent.content))) rebase(sent);
        await finish();
        return true;
      case "conflict":
        setConflict(sent);
        setState({ state: "unsaved" });
        return false;
      default:
        setState(sent);
        if (sent.state === "offline") schedule(TRY_AGAIN_AFTER_MS);
        return false;
    }
  };

  const arrive = async (latest: DocumentState) => {
    const on = editing.current;
    if (conflict || !on) return;
    if (!latest) return setState({ state: "refused", reason: GONE });
    if (latest.version <= base.current.version) return;
    const text = await readWritten();
    if (text === undefined) return;
    if (text !== base.current.content) {
      const mayBeOwn = unanswered.current.length > 0;
      if ((await store()) && !mayBeOwn) setArrived(latest);
      return;
    }
    const newest = await fetchNewest(workspaceId, id);
    if (!newest || newest.version <= base.current.version || editing.current !== on) return;
    if (!(await on.noteStored(text, newest.content))) return schedule(SAVE_AFTER_MS);
    rebase(newest);
    setArrived(latest);
  };
  useEvents<DocumentState>(links.documentChanges(workspaceId, id), (latest) => {
    if (latest) onState(latest);
    void inTurn(() => arrive(latest));
    return latest === null;
  });

  const forget = () => {
    for (const timer of timers.current) clearTimeout(timer);
    timers.current = [];
  };
  const saveNow = (): Promise<boolean> => {
    forget();
    return inTurn(store);
  };
  const schedule = (after: number) => {
    timers.current.push(setTimeout(() => conflict || void saveNow(), after));
  };

  const onChange = () => {
    changes.current += 1;
    setState({ state: "unsaved" });
    forget();
    timers.current.push(setTimeout(() => void keep(), KEEP_AFTER_MS));
    schedule(SAVE_AFTER_MS);
  };

  const onBack = useEffectEvent(() => {
    if (state.state === "offline") void saveNow();
  });
  const onHidden = useEffectEvent(() => {
    if (!document.hidden || changes.current === storedChanges.current) return;
    void keep();
    if (state.state === "unsaved" && !conflict) void saveNow();
  });
  useEffect(() => {
    window.addEventListener("online", onBack);
    document.addEventListener("visibilitychange", onHidden);
    return () => {
      window.removeEventListener("online", onBack);
      document.removeEventListener("visibilitychange", onHidden);
      for (const timer of timers.current) clearTimeout(timer);
    };
  }, []);

  return {
    ...{ state, version, conflict, saveNow, onChange, rebase },
    arrived,
    /** Waits for pending work; `shown` counts while no editor is ready. */
    readText: (shown: string) => inTurn(async () => (editing.current ? readWritten() : shown)),
    onReady: (ready: Editing) => {
      editing.current = ready;
      if (state.state !== "saved" && !conflict) schedule(SAVE_AFTER_MS);
    },
    detach: () => {
      editing.current = undefined;
    },
    settle: (against: Base) => {
      rebase(against);
      setConflict(undefined);
    },
  };
}
