/** The pauses after a letter before the first, the second and any further search for one query. */
const PAUSES_MS = [150, 400, 500];
/** Letters after a longer pause begin another query. */
const QUERY_MS = 2000;

/**
 * Decides how long a search waits, so that a query that is typed without long pauses costs few searches, and none begins before
 * the time that the server has named.
 */
export function createSearchPace(now = Date.now) {
  let searches = 0;
  let changedAt = Number.NEGATIVE_INFINITY;
  let freeAt = 0;
  const whenFree = (waitMs: number) => Math.max(waitMs, freeAt - now());
  return {
    /** @returns the pause in ms after a change of the query */
    noteChange(): number {
      if (now() - changedAt > QUERY_MS) searches = 0;
      changedAt = now();
      return whenFree(PAUSES_MS[searches] ?? Math.max(...PAUSES_MS));
    },
    noteSearch() {
      searches += 1;
    },
    noteRefusal(seconds: number) {
      freeAt = now() + Math.max(1, seconds) * 1000;
    },
    /** In ms: for a search that need not wait for more letters. */
    waitUntilFree: () => whenFree(0),
  };
}
