import { unstable_rethrow } from "next/navigation";
import type { FormAction } from "@/app/lib/action";

/**
 * The same action, which answers with a sentence where the server could not be reached: what was
 * typed and what was found before stay on the page.
 */
export const reached =
  <Data>(action: FormAction<Data>): FormAction<Data> =>
  async (previous, form) => {
    try {
      return await action(previous, form);
    } catch (error) {
      unstable_rethrow(error);
      return { error: UNREACHABLE };
    }
  };

const UNREACHABLE =
  "Groundwork did not answer. What you entered is still here: check your connection, then try again.";
