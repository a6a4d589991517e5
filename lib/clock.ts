export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;
export const DAY_S = 86_400;
export const YEAR_S = 365 * DAY_S;

/** The day in UTC, such as `2026-11-21`. */
export const getToday = () => new Date().toISOString().slice(0, 10);
