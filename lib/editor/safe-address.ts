const LINK = /^(?:https?:|mailto:)/i;
const IMAGE = /^https:\/\//i;
const SCHEME = /^[^/?#]*:/;

/** Browsers drop these before they read an address. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are meant
const DROPPED = /[\u0000-\u0020]+/g;

export function isSafeLink(url: string): boolean {
  const read = url.replace(DROPPED, "");
  return LINK.test(read) || !SCHEME.test(read);
}

export const isSafeImage = (url: string): boolean => IMAGE.test(url);
