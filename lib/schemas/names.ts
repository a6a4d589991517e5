import * as z from "zod";
import { MAX_NAME } from "./bounds";
import { isVisible, text } from "./fields";

/** Line ends and other controls, except NUL, which is refused, and marks that turn the direction of the text after a name. */
const CONTROLS = /(?:(?!\0)[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069])+/gu;

export const name = z
  .string()
  .overwrite((text) => text.replace(CONTROLS, " "))
  .trim()
  .refine(isVisible, "Enter a name.")
  .max(MAX_NAME, `Use at most ${MAX_NAME} characters.`)
  .pipe(text(MAX_NAME));
