/** Matches `example.org/news`, as people often write addresses of pages. */
const HOST =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/iu;
const MAILBOX = /^[^\s@/:]+@(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}$/iu;

/** Anything but a web address stays as it is. */
export function completeWebAddress(typed: string): string {
  const address = typed.trim();
  return HOST.test(address) ? `https://${address}` : address;
}

export function completeAddress(typed: string): string {
  const address = typed.trim();
  return MAILBOX.test(address) ? `mailto:${address}` : completeWebAddress(address);
}

const WEB_OR_MAIL = /^(?:https?:\/\/|mailto:)/i;
const HAS_SCHEME = /^[^/?#]*:/;
/** Of a place relative to its own page: "notes/plan.md", "../plan.md", "?page=2" and "#timeline". */
const PLACE_SIGN = /^[?#.]|\//;

/** Whether a link leads to a page, a mailbox or a place relative to its own page, unlike words. */
export const isAddress = (url: string): boolean =>
  HAS_SCHEME.test(url)
    ? WEB_OR_MAIL.test(url) && URL.canParse(url)
    : PLACE_SIGN.test(url) && !/\s/.test(url);
