const LINK = /^(?:https?:|mailto:)/i;
const IMAGE = /^https:\/\//i;
/** An address with a scheme of its own; what a browser skips in it does not hide it. */
const SCHEME = /^[^/?#]*:/;

/** What browsers drop from an address before they read it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is meant
const DROPPED = /[\u0000-\u0020]+/g;

/** Whether an address may become a link: on the web, to a mailbox, or within this place. */
export function isSafeLink(url: string): boolean {
  const read = url.replace(DROPPED, "");
  return LINK.test(read) || !SCHEME.test(read);
}

/** Whether an address may become an image. */
export const isSafeImage = (url: string): boolean => IMAGE.test(url);
