const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** "7 December 2026", in UTC. */
export const formatLongDate = (moment: Date) => day.format(moment);
