/** Escapes a title or a heading, which may be any text, as plain words on one line, behind other marks. */
export const escapeTitle = (title: string) =>
  title
    .replace(/\s+/g, " ")
    .replace(/[\\`*_[\]<>|~]|#(?=#*\s*$)|&(?=#?\w{1,31};)/g, (mark) => `\\${mark}`);
