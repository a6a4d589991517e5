import { cutText } from "@/lib/text/cut-text";

const MAX_NAME = 200;

export const cleanName = (name: string) =>
  cutText(name.replaceAll(/[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " "), MAX_NAME);

export function createNameTest(name: string): (text: string) => boolean {
  const wanted = name.toLowerCase();
  return (text) => {
    if (wanted === "") return false;
    const read = text.toLowerCase();
    for (let at = read.indexOf(wanted); at >= 0; at = read.indexOf(wanted, at + wanted.length)) {
      const around = [read.slice(Math.max(0, at - 1), at), read.charAt(at + wanted.length)];
      if (!around.some((character) => /[\p{L}\p{N}]/u.test(character))) return true;
    }
    return false;
  };
}
