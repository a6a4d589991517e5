import { cutText } from "@/lib/text/cut-text";

const MAX_NAME = 200;

export const cleanName = (name: string) =>
  cutText(name.replaceAll(/[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " "), MAX_NAME);

export function createNameTest(name: string): (text: string) => boolean {
  const escaped = name.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
  const named = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, "iu");
  return (text) => name !== "" && named.test(text);
}
