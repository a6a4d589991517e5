/** The cookie of a page that names the hosts whose images its reader asked for. */
export const IMAGE_HOSTS_COOKIE = "image-hosts";

/** More than a document refers to; the oldest is forgotten. */
const MOST = 20;
/** A host as addresses and policies spell it, with its port: nothing in it can end a policy's entry. */
const HOST = /^[a-z0-9](?:[a-z0-9.-]{0,252}[a-z0-9])?(?::\d{1,5})?$/;

export const isImageHost = (text: unknown): text is string =>
  typeof text === "string" && HOST.test(text);

/** The hosts in the value of the cookie, sorted; what is no host is left out. */
export const readImageHosts = (value = ""): string[] => value.split(" ").filter(isImageHost).sort();

/** The value of the cookie with one more host. */
export const addImageHost = (value: string | undefined, host: string): string =>
  [...new Set([...readImageHosts(value).filter((known) => known !== host), host])]
    .slice(-MOST)
    .join(" ");
