/** `example.org/news`, as people write the address of a page. */
const HOST =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/iu;
const MAILBOX = /^[^\s@/:]+@(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}$/iu;

/** A web address with the `https://` that people leave out; what is no such address stays as it is. */
export function completeWebAddress(typed: string): string {
  const address = typed.trim();
  return HOST.test(address) ? `https://${address}` : address;
}

/** The same for an address that may be a mailbox, which gets `mailto:`. */
export function completeAddress(typed: string): string {
  const address = typed.trim();
  return MAILBOX.test(address) ? `mailto:${address}` : completeWebAddress(address);
}
