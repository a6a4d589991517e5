import { useEffect, useEffectEvent } from "react";

/** The delay before a refused stream is opened again. */
const AGAIN_MS = 10_000;
/** `onLost` is called after an interruption of this length, or at once if the server refuses the stream. */
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
    const endSilence = () => {
      clearTimeout(silent);
      silent = undefined;
    };
    const close = () => {
      clearTimeout(again);
      endSilence();
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
      source.onopen = endSilence;
      source.onerror = () => {
        if (source?.readyState !== EventSource.CLOSED) {
          // The browser reconnects by itself, and reports each attempt that fails.
          silent ??= setTimeout(lose, TIMEOUT_MS);
          return;
        }
        endSilence();
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
