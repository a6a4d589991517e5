import { useEffect, useEffectEvent } from "react";

/** The delay before a refused stream is opened again. */
const AGAIN_MS = 10_000;
/** `onLost` is called after an interruption of this length. */
const TIMEOUT_MS = 5_000;

/** Ends when `onState` returns true. Pauses while the page is hidden: over HTTP/1.1, all tabs share six connections. */
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
        const state: State = JSON.parse(data); // from our own server
        if (!tell(state)) return;
        isOver = true;
        close();
      };
      source.onopen = () => clearTimeout(silent);
      source.onerror = () => {
        clearTimeout(silent);
        if (source?.readyState !== EventSource.CLOSED) {
          silent = setTimeout(lose, TIMEOUT_MS); // the browser reconnects by itself
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
