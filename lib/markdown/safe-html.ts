declare const safe: unique symbol;

/** HTML that may be put into a page as it is. Only `renderMarkdown` makes it. */
export type SafeHtml = string & { readonly [safe]: true };

/** Says that this HTML was sanitised or escaped; the one place where a string becomes `SafeHtml`. */
export function asSafeHtml(html: string): SafeHtml {
  // The mark exists for the compiler alone.
  return html as SafeHtml;
}
