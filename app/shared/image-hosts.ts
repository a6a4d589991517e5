/** Belongs to one page, and has the hosts whose images its reader has allowed. */
export const IMAGE_HOSTS_COOKIE = "image-hosts";

/** Beyond this number, the oldest host is forgotten; documents rarely refer to so many. */
const MAX_HOSTS = 20;
/** A port is optional. These characters cannot end an entry of a policy. */
const HOST = /^[a-z0-9](?:[a-z0-9.-]{0,252}[a-z0-9])?(?::\d{1,5})?$/;

export const isImageHost = (text: unknown): text is string =>
  typeof text === "string" && HOST.test(text);

export const readImageHosts = (value = ""): string[] => value.split(" ").filter(isImageHost).sort();

export const addImageHost = (value: string | undefined, host: string): string =>
  [...new Set([...readImageHosts(value).filter((known) => known !== host), host])]
    .slice(-MAX_HOSTS)
    .join(" ");
