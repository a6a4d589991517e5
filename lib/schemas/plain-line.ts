/** Text from outside as a log or a record can hold it: bounded, on one line, of well-formed characters. */
export const plain = (text: string, max: number): string =>
  text
    .slice(0, max)
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, " ")
    .toWellFormed()
    .trim();
