/** A quoted string of a header cannot hold these literally; they become `_`. */
const OTHER = /[^ -~]|["\\%]/gu;

export function formatAttachment(filename: string): string {
  const encoded = encodeURIComponent(filename).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${filename.replace(OTHER, "_")}"; filename*=UTF-8''${encoded}`;
}
