const NOTHING_AGAINST =
  "nothing is said|nothing is done|nothing is recorded|no countermeasure|no response|no mitigation|without a countermeasure|write into|not say";

/** What must not be said of a risk whose item says what is done against it. */
export const countered = (risk: string, because: string) => ({
  says: [NOTHING_AGAINST, risk],
  because,
});
