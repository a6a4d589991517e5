/** States of the database that end without a restart. */
export type Outage = "unreachable" | "slow" | "disk full";

type Words = {
  /** In the log when it begins; also the digest by which a page knows it. */
  event: string;
  /** In the log when it ends. */
  over?: string;
  /** For operators, in the log. */
  next: string;
  /** For callers and forms, which may try again after so many seconds. */
  refusal: string;
  retryAfterS: number;
  /** For people, in place of a page. */
  title: string;
  about: string;
};

export const isOutage = (name: unknown): name is Outage =>
  typeof name === "string" && Object.hasOwn(OUTAGES, name);

const RELOAD = "Nothing that was saved is lost. Wait a moment, then reload this page.";

export const OUTAGES: Record<Outage, Words> = {
  unreachable: {
    event: "database_unavailable",
    over: "database_available",
    next: "PostgreSQL cannot be reached or does not answer: requests get 503 until it does, and no restart is needed. Check that it runs, that DATABASE_URL names it, and that its connections are not all busy.",
    refusal: "The database is unreachable or overloaded. Try again in a few seconds.",
    retryAfterS: 2,
    title: "The database cannot be reached",
    about: RELOAD,
  },
  slow: {
    event: "database_slow",
    next: "The database did not answer this request in time, so it got 503. If this goes on, the machine or the database is overloaded, or a long transaction holds a lock.",
    refusal: "The database did not answer in time. Try again in a few seconds.",
    retryAfterS: 2,
    title: "The database did not answer in time",
    about: RELOAD,
  },
  "disk full": {
    event: "disk_full",
    over: "disk_has_room",
    next: "The disk of the database is full: changes, sign-ins and MCP calls get 503; REST and pages can be read while the database is open. Free some disk space; no restart is needed.",
    refusal:
      "The server's disk is full, so nothing was changed. Whoever runs the server has to free some disk space; then try again.",
    retryAfterS: 30,
    title: "The server’s disk is full",
    about:
      "Nothing that was saved is lost, but this needs disk space. Tell whoever runs this server, then reload this page.",
  },
};
