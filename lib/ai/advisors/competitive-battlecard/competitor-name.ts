import { cutText } from "@/lib/text/cut-text";

const MAX_NAME = 200;

export const cleanName = (name: string) =>
  cutText(name.replaceAll(/[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " "), MAX_NAME);

/** A Japanese particle may follow a name without a space. */
const JAPANESE = "\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}ー";
const isJapanese = (text: string) => new RegExp(`[${JAPANESE}]`, "u").test(text);

export function createNameTest(name: string): (text: string) => boolean {
  const escaped = name.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
  const more = isJapanese(name) ? "[\\p{sc=Kana}ー]" : `(?![${JAPANESE}])[\\p{L}\\p{N}]`;
  const named = new RegExp(`(?<!${more})${escaped}(?!${more})`, "iu");
  return (text) => name !== "" && named.test(text);
}
