/** `example.org/news` or `localhost:3000`, as people write the address of a page. */
const HOST =
  /^(?:[\p{L}\p{N}-]+\.)+[\p{L}]{2,}(?::\d+)?(?:[/?#]|$)|^localhost(?::\d+)?(?:[/?#]|$)/iu;
const MAILBOX = /^[^\s@/:]+@(?:[\p{L}\p{N}-]+\.)+[\p{L}]{2,}$/iu;

/** An address with the scheme that people leave out: `https://` before a host, `mailto:` before a mailbox. */
export function completeAddress(typed: string): string {
  const address = typed.trim();
  if (MAILBOX.test(address)) return `mailto:${address}`;
  return HOST.test(address) ? `https://${address}` : address;
}
