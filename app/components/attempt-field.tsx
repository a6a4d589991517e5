import { ATTEMPT } from "@/app/shared/catch-unreachable";

/** Marks a form that creates something (`creatingAction`). */
export const AttemptField = () => <input type="hidden" name={ATTEMPT} />;
