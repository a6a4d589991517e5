import { DAY_MS, HOUR_MS } from "@/lib/clock";

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });
const dayAndTime = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "UTC",
});
const shortDay = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  timeZone: "UTC",
});
const relative = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

const UNITS = [
  { unit: "day", ms: DAY_MS },
  { unit: "hour", ms: HOUR_MS },
  { unit: "minute", ms: 60_000 },
] as const;
const MONTH_MS = 30 * DAY_MS;

/** "21 Nov 2026, 05:39 UTC". */
export const formatShortTime = (iso: string) => `${dayAndTime.format(new Date(iso))} UTC`;

/** "21 Nov 2026", in UTC. */
export const formatDate = (iso: string) => day.format(new Date(iso));

/** "7 Dec", in UTC, for nearby days. */
export const formatDayAndMonth = (iso: string) => shortDay.format(new Date(iso));

/** "just now", "in 29 days", a date beyond 30 days. Future times are rounded: a week and a minute is seven days. */
export function formatRelativeTime(iso: string, now = Date.now()): string {
  const distance = new Date(iso).getTime() - now;
  const size = Math.abs(distance);
  if (size > MONTH_MS) return formatDate(iso);
  const step = UNITS.find(({ ms }) => size >= ms);
  if (!step) return "just now";
  const steps = distance / step.ms;
  return relative.format(steps > 0 ? Math.round(steps) : Math.trunc(steps), step.unit);
}

/** "34 ms", "1.2 s". */
export const formatDuration = (ms: number): string =>
  ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`;
