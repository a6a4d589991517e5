import { useEffect, useEffectEvent } from "react";

/** Before a stream that was refused is tried again. */
const AGAIN_MS = 10_000;

/**
 * Calls `onState` with each state that `path` sends as a server-sent event, and `onLost` when it sends none any more and is
 * tried again. Only while the page is in sight: over HTTP/1.1 a browser has six connections for all of its tabs.
 */
export function useEvents<State>(
  path: string,
  onState: (state: State) => void,
  onLost: () => void = () => {},
) {
  const tell = useEffectEvent(onState);
  const lose = useEffectEvent(onLost);
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
      source = new EventSource(path);
      source.onmessage = ({ data }) => {
        const state: State = JSON.parse(data); // of our own server
        tell(state);
      };
      source.onerror = () => {
        if (source?.readyState !== EventSource.CLOSED) return;
        lose();
        again = setTimeout(open, AGAIN_MS);
      };
    };
    const look = () => (document.visibilityState === "visible" ? open() : close());
    look();
    document.addEventListener("visibilitychange", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      close();
    };
  }, [path]);
}
