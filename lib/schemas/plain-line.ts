export const toPlainLine = (text: string, max: number): string =>
  text
    .slice(0, max)
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, " ")
    .toWellFormed()
    .trim();
