import * as z from "zod";
import { text } from "./fields";

export const name = z
  .string()
  .trim()
  .min(1, "Enter a name.")
  .max(80, "Use at most 80 characters.")
  .pipe(text(80));
