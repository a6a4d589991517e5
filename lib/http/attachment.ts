/** What a header's quoted string can hold as it is; the rest, and what ends it or is an escape, is `_`. */
const OTHER = /[^ -~]|["\\%]/gu;

/**
 * `Content-Disposition` of a file to be saved under this name (RFC 6266): in full for every browser
 * of today, and in ASCII for other programs.
 */
export function attachment(filename: string): string {
  const encoded = encodeURIComponent(filename).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${filename.replace(OTHER, "_")}"; filename*=UTF-8''${encoded}`;
}
