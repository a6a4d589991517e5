import { useEffect, useEffectEvent } from "react";

/** Before a stream that was refused is tried again. */
const AGAIN_MS = 10_000;
/** How long a stream may be gone before that is told. */
const PATIENCE_MS = 5_000;

/**
 * Calls `onState` with each state that `path` sends as a server-sent event, until that answers true: it was the last. Calls
 * `onLost` when there is no answer any more; it is tried again. Only while the page is in sight: over HTTP/1.1 a browser has six connections for all of its tabs.
 */
export function useEvents<State>(
  path: string,
  onState: (state: State) => boolean,
  onLost: () => void = () => {},
) {
  const tell = useEffectEvent(onState);
  const lose = useEffectEvent(onLost);
  useEffect(() => {
    let source: EventSource | undefined;
    let again: ReturnType<typeof setTimeout> | undefined;
    let silent: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const close = () => {
      clearTimeout(again);
      clearTimeout(silent);
      source?.close();
      source = undefined;
    };
    const open = () => {
      close();
      source = new EventSource(path);
      source.onmessage = ({ data }) => {
        const state: State = JSON.parse(data); // of our own server
        if (!tell(state)) return;
        isOver = true;
        close();
      };
      source.onopen = () => clearTimeout(silent);
      source.onerror = () => {
        clearTimeout(silent);
        if (source?.readyState !== EventSource.CLOSED) {
          silent = setTimeout(lose, PATIENCE_MS); // the browser tries again by itself
          return;
        }
        lose();
        again = setTimeout(open, AGAIN_MS);
      };
    };
    const look = () => {
      if (document.visibilityState !== "visible") close();
      else if (!isOver) open();
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      close();
    };
  }, [path]);
}
