import { matchWords } from "./words";

const OPEN =
  matchWords(`^(?:(?:still )?open|proposed|proposal|pending|(?:in|under) (?:discussion|review)|to discuss|to be decided|tbd|undecided|offen|vorgeschlagen|in (?:diskussion|klärung)|voorgesteld|in bespreking|ouverte?|proposée?|en discussion)[.。]?$
  ^(?:未決|検討中|提案|保留)$`);
/** Whether the status of a decision, as lists and trackers name it, leaves it open: `Proposed`, `In discussion`. */
export const isOpenStatus = (status: string): boolean => OPEN.test(status);

const STATUS_LINE = /^(?:[-*] )?(?:status|state|statut|状態|ステータス)\s?[:：]\s?(.{1,40})$/gim;
/** Whether a line such as `- Status: Open` says that what a text decides is open. */
export const hasOpenStatus = (text: string): boolean =>
  [...text.matchAll(STATUS_LINE)].some(([, status = ""]) => isOpenStatus(status.trim()));
