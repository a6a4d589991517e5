const NOTHING_AGAINST =
  "nothing is said|nothing is done|nothing is recorded|no countermeasure|no response|no mitigation|without a countermeasure|write into|not say";

/** Declares as false that nothing is done about a risk whose item names a countermeasure. */
export const countered = (risk: string, because: string) => ({
  says: [NOTHING_AGAINST, risk],
  because,
});
