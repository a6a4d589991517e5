import type { ContextLabel } from "@/lib/schemas/enums";

const WHO = "(?:we|the team|the board|management|everyone|everybody|all)";
const CHOSE = "(?:have |has |had )?(?:also )?(?:decided|agreed|resolved|chosen|settled)";

/** How statements begin that only say what their label says. */
export const LEADS: Partial<Record<ContextLabel, RegExp>> = {
  decision: new RegExp(
    `^(?:${WHO} ${CHOSE}|it was (?:decided|agreed))(?: on \\d{1,2} \\p{L}{3,9}(?: 20\\d\\d)?)?(?: (?:to|that|on))?[: ]\\s*`,
    "iu",
  ),
  risk: /^(?:there is (?:a|the|some) (?:\p{L}+ )?risk (?:that|of)|(?:a|the|one|our) (?:\p{L}+ )?risk is(?: that)?|(?:my|our|one) (?:main |biggest )?(?:worry|concern|fear) is(?: that)?|(?:i am|i'm|we are|we're) (?:worried|afraid|concerned)(?: that| about)?)\s+/iu,
  feature_idea:
    /^(?:it would be (?:nice|great|good|useful|helpful) (?:if|to)|what if|how about|why don't we|could we|can we|perhaps we could|maybe we could|we could|we should|the idea is to)\s+/iu,
};

/** What is added in brackets at the end. */
export const ASIDE = /\s\([^()]{0,200}\)[.!?]?$/;
/** Where a statement goes on to explain itself. */
export const CLAUSE_END =
  /;\s|:\s|\s[–—-]\s|,\s(?:because|so|but|which|as|since|unless|until|while|although|whereas|even)\b/i;
/** The same without a comma, for longer statements. */
export const LATER_CLAUSE_END = /\s(?:because|so that|even though|although|whereas|in order to)\s/i;

/** What notes under these headings are called one by one, as no label says so. */
export const KINDS_OF_NOTES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:actions?|to-?dos?|action items?|action points?)\b/i, "Action"],
  [/\bnext steps?\b/i, "Next step"],
  [/\bfollow[- ]?ups?\b/i, "Follow-up"],
  [/\bquestions?\b/i, "Open question"],
];
