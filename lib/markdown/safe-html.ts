declare const safe: unique symbol;

/** HTML that may be inserted into a page. Only `renderMarkdown` creates it. */
export type SafeHtml = string & { readonly [safe]: true };

/** Marks HTML as sanitized or escaped; the one place where a string becomes `SafeHtml`. */
export function asSafeHtml(html: string): SafeHtml {
  // The mark exists for the compiler alone.
  return html as SafeHtml;
}
