/** Makes text from outside safe for logs and records: bounded, one line, well-formed. */
export const plain = (text: string, max: number): string =>
  text
    .slice(0, max)
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, " ")
    .toWellFormed()
    .trim();
