/** Beginnings of words, in lower case, by which an item shows that it is about a subject. */
export const OUT_OF_SCOPE = [
  "out of scope",
  "not in scope",
  "not part of",
  "non-goal",
  "left out",
  "ruled out",
  "postpone",
];

export const RELEASE = [
  "release",
  "rollout",
  "roll out",
  "launch",
  "beta",
  "general availability",
  "go live",
  "go-live",
  "freeze",
  "phase",
];

export const RECOMMENDATION = ["recommend", "propose", "proposal"];

export const COST = [
  "cost",
  "budget",
  "price",
  "spend",
  "money",
  "hire",
  "hiring",
  "headcount",
  "engineers",
];

export const FAILURE = [
  "error",
  "fail",
  "fault",
  "crash",
  "lost",
  "lose",
  "broke",
  "bug",
  "wrong",
  "twice",
  "duplicate",
  "full",
  "fill",
  "timeout",
  "offline",
];

export const PRAISE = [
  "went well",
  "better",
  "love",
  "great",
  "thank",
  "helped",
  "happy",
  "faster",
];
