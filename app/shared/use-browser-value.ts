import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => {};

/** Returns a value that only the browser knows, and `before` until the page is hydrated. */
export const useBrowserValue = <Value>(read: () => Value, before: Value): Value =>
  useSyncExternalStore(subscribeToNothing, read, () => before);
