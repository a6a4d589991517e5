declare const safe: unique symbol;

/** HTML that may be inserted into a page. */
export type SafeHtml = string & { readonly [safe]: true };

/** The one place where a string becomes `SafeHtml`: it must be sanitized or escaped. */
export function asSafeHtml(html: string): SafeHtml {
  // The mark exists for the compiler alone.
  return html as SafeHtml;
}
