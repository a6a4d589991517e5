import type { Caller } from "@/lib/access/caller";
import { suggestIds } from "@/lib/domain/suggestions";
import { DOCUMENT_TYPES } from "@/lib/schemas/enums";
import { plain } from "@/lib/schemas/plain-line";

/** What is being filled in: an argument of a prompt, or the variable of a resource template. */
export type Completed = {
  ref: { type: string; name?: string; uri?: string };
  argument: { name: string; value: string };
};

/** Values that go on from what was typed: ids by their beginning or by title, types by their name. */
export async function complete(caller: Caller, { ref, argument }: Completed): Promise<string[]> {
  const typed = plain(argument.value, 200);
  if (argument.name === "document_type") {
    return DOCUMENT_TYPES.filter((type) => type.startsWith(typed.toLowerCase()));
  }
  const kind = ref.uri ?? argument.name;
  if (/initiative/.test(kind)) return suggestIds(caller, { of: "initiative", typed });
  if (/document/.test(kind)) return suggestIds(caller, { of: "document", typed });
  return [];
}
