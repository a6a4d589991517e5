import { unstable_rethrow } from "next/navigation";
import type { FormAction } from "@/app/shared/action";

/** Returns a sentence if the server cannot be reached, so that the form keeps its values. */
export const catchUnreachable =
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
  "Groundwork did not answer. Your entries are still here: check your connection, then try again.";
