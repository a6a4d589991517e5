import { useEffect, useEffectEvent } from "react";
import type { DocumentState } from "@/lib/domain/watch-document";
import { links } from "@/lib/links";

/** Before a stream that was refused is tried again. */
const AGAIN_MS = 30_000;

/**
 * Calls `onState` with how a document stands, at first and whenever it changes. Only while the page is in sight: over HTTP/1.1
 * a browser has six connections for all of its tabs.
 */
export function useDocumentChanges(
  { workspaceId, id }: { workspaceId: string; id: string },
  onState: (state: DocumentState) => void,
) {
  const tell = useEffectEvent(onState);
  useEffect(() => {
    let source: EventSource | undefined;
    let again: ReturnType<typeof setTimeout> | undefined;
    const close = () => {
      clearTimeout(again);
      source?.close();
      source = undefined;
    };
    const open = () => {
      close();
      source = new EventSource(links.documentChanges(workspaceId, id));
      source.onmessage = ({ data }) => {
        const state: DocumentState = JSON.parse(data); // of our own server
        tell(state);
      };
      source.onerror = () => {
        if (source?.readyState === EventSource.CLOSED) again = setTimeout(open, AGAIN_MS);
      };
    };
    const look = () => (document.visibilityState === "visible" ? open() : close());
    look();
    document.addEventListener("visibilitychange", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      close();
    };
  }, [workspaceId, id]);
}
