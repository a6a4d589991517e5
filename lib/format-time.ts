const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
const moment = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "UTC",
});

/** "7 December 2026", in UTC. */
export const formatLongDate = (date: Date) => day.format(date);

/** "21 November 2026 at 05:39 UTC". */
export const formatFullTime = (iso: string) => `${moment.format(new Date(iso))} UTC`;
