/** Marks requests over https. Proxies list their hops. Next uses the pattern too, and matches case-sensitively. */
export const CAME_BY_HTTPS = {
  key: "x-forwarded-proto",
  value: "[hH][tT][tT][pP][sS](?:\\s*,.*)?",
};
const WHOLE = new RegExp(`^${CAME_BY_HTTPS.value}$`);

/** Clients can forge the header. */
export const cameByHttps = (proto: string | null): boolean => WHOLE.test(proto ?? "");
