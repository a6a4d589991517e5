const LINK = /^(?:https?:|mailto:)/i;
const IMAGE = /^https:\/\//i;
/** Matches an address with a scheme, even one with characters that browsers skip. */
const SCHEME = /^[^/?#]*:/;

/** Browsers drop these characters before they read an address. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is meant
const DROPPED = /[\u0000-\u0020]+/g;

/** Whether an address may be linked: web, mail, or relative. */
export function isSafeLink(url: string): boolean {
  const read = url.replace(DROPPED, "");
  return LINK.test(read) || !SCHEME.test(read);
}

/** Whether an address may be an image. */
export const isSafeImage = (url: string): boolean => IMAGE.test(url);
