declare const safe: unique symbol;

export type SafeHtml = string & { readonly [safe]: true };

/** The one place where a string becomes `SafeHtml`: it must be sanitized or escaped. */
export function asSafeHtml(html: string): SafeHtml {
  return html as SafeHtml;
}
