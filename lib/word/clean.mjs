/** Removes characters that XML cannot hold: Word would not open the file. */
export const clean = (text) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are removed here
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "");
