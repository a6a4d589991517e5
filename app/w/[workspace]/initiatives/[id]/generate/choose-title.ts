import { findFreeTitle } from "./find-free-title";

/** What a person has done with the field: `own` is what they typed, `held` the suggestion that it showed when it got the focus. */
export type TitleField = { own?: string | undefined; held?: string | undefined };

type Titles = {
  /** In the language of the evidence, or in English until that is known. */
  suggested: string;
  /** Of the generation that is repeated. */
  again: string | undefined;
  taken: readonly string[];
};

/**
 * Chooses the title that the field shows. What was typed stays, also if it is empty; a suggestion that arrives while the field has the
 * focus waits until it is left, so that neither the caret nor a selection moves.
 */
export function chooseTitle({ own, held }: TitleField, { suggested, again, taken }: Titles) {
  const shown = held ?? suggested;
  const usual = again ?? shown;
  return { suggested: shown, usual, value: own ?? findFreeTitle(usual, taken) };
}
