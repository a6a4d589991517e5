const NOTHING_AGAINST =
  "nichts unternommen|nichts dagegen|nichts vorgesehen|nichts festgehalten|keine gegenmaßnahme|keine maßnahme|ohne gegenmaßnahme|ohne maßnahme|keine vorbeugung|nothing is said|nothing is done|nothing is recorded|no countermeasure|no response|no mitigation|without a countermeasure";

/** Declares as false, in German or English, that nothing is done about a risk whose item names a countermeasure. */
export const nothingAgainst = (risk: string, because: string) => ({
  says: [NOTHING_AGAINST, risk],
  because,
});
