import * as z from "zod";
import { text } from "./fields";

/** Of a person, a workspace or a key. */
export const name = z
  .string()
  .trim()
  .min(1, "Enter a name.")
  .max(80, "Use at most 80 characters.")
  .pipe(text(80));
