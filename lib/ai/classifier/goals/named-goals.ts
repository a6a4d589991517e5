import { hideClocks, hideDates } from "./target-dates";

/** A sentence whose subject is our goal, with a figure. A target may be a group of buyers. */
const NAMED_GOAL =
  /^(?:our (?:goal|objective|aim) is|unser ziel (?:ist|sind)|ons doel is|notre (?:objectif|but) est|(?:私たち|当社|我々)の目標は)(?!\p{L})(?!,? (?:not|no longer|nicht|niet|pas)(?!\p{L}))(?!.* (?:at|um|om|à) \d{1,2}[.!]?$)(?!.*(?<!\p{L})v(?:ersion|ersie)? ?\d)/iu;
/** Whether a sentence without its date begins with `Our goal is`, and has a figure. */
export const namesGoal = (sentence: string): boolean =>
  NAMED_GOAL.test(sentence) && /\d/.test(hideClocks(hideDates(sentence)));
