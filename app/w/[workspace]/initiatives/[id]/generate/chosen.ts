import * as z from "zod";
import { boundText, tooLongTitle } from "@/app/shared/form-fields";
import { MAX_INSTRUCTIONS, MAX_TITLE } from "@/lib/schemas/bounds";
import { id, title } from "@/lib/schemas/fields";

/** An empty title is replaced by one made from type and initiative. */
export const Chosen = z.object({
  initiative_id: id,
  type: z.string(),
  title: z
    .string()
    .trim()
    .max(MAX_TITLE, { error: tooLongTitle })
    .transform((value) => value || undefined)
    .pipe(title.optional()),
  /** The title that the form suggests. */
  suggested_title: z.string().optional(),
  instructions: boundText(MAX_INSTRUCTIONS),
});

/** Leaves a suggested title to the generation: the suggestion is English until the language of the evidence is known. */
export function dropSuggestion({ suggested_title, title, ...request }: z.output<typeof Chosen>) {
  return { ...request, title: title === suggested_title ? undefined : title };
}
