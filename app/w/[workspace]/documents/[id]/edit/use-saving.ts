import { useEffect, useState } from "react";
import { useEvents } from "@/app/shared/use-events";
import type { DocumentState } from "@/lib/domain/documents/watch-document";
import { links } from "@/lib/links";
import type { Drafts } from "./drafts";
import type { Base, SaveView } from "./save-result";
import { SaveSession } from "./save-session";
import { fetchNewest, send } from "./send";

type Options = {
  workspaceId: string;
  id: string;
  read: Base;
  drafts: Drafts;
  onState(state: NonNullable<DocumentState>): void;
};

/** Connects a `SaveSession` to the page: its view, the document's events, the network and the page's visibility. */
export function useSaving({ workspaceId, id, read, drafts, onState }: Options) {
  const [changed, setView] = useState<SaveView>();
  const [session] = useState(
    () =>
      new SaveSession({
        read,
        drafts,
        onView: setView,
        send: (version, text, choice) => send({ workspaceId, id, version, text, choice }),
        fetchNewest: () => fetchNewest(workspaceId, id),
      }),
  );
  useEvents<DocumentState>(links.documentChanges(workspaceId, id), (latest) => {
    if (latest) onState(latest);
    void session.arrive(latest);
    return latest === null;
  });
  useEffect(() => {
    const onBack = () => session.tryAgain();
    const onHidden = () => (document.hidden ? session.saveInBackground() : session.tryAgain());
    window.addEventListener("online", onBack);
    document.addEventListener("visibilitychange", onHidden);
    return () => {
      window.removeEventListener("online", onBack);
      document.removeEventListener("visibilitychange", onHidden);
      session.cancelTimers();
    };
  }, [session]);
  return { session, ...(changed ?? session.view) };
}
