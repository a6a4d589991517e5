import type { ContextLabel } from "@/lib/schemas/enums";

/** A pattern that indicates a label: 1 is a hint, 4 nearly decides. */
export type Signal = { label: ContextLabel; weight: number; pattern: RegExp };

const signal = (label: ContextLabel, weight: number, pattern: RegExp): Signal => ({
  label,
  weight,
  pattern,
});

/** Patterns match single words and short gaps, so that a hostile text cannot slow them down. */
export const SIGNALS: readonly Signal[] = [
  signal(
    "decision",
    5,
    /\b(we|team|they|management|board|all|everyone) (have |has |had )?(decided|agreed|chose|settled|resolved)\b/i,
  ),
  signal(
    "decision",
    3,
    /\b(decided|agreed|decision|let's (decide|agree)|signed off|approved|final call)\b/i,
  ),
  signal(
    "decision",
    2,
    /\b(we (will not|won't|go with)|rejected|instead of|ruled out|postponed to)\b/i,
  ),
  signal("risk", 4, /\b(risks?|risky|mitigation|countermeasure|likelihood)\b/i),
  signal(
    "risk",
    3,
    /\b(might|may|could) (not )?(fail|break|slip|delay|lose|miss|be (late|delayed|refused|blocked|rejected|lost)|leave|churn|cost|block)\b/i,
  ),
  signal(
    "risk",
    2,
    /\b(worr(y|ied|ies)|concern(s|ed)?|threat|afraid|danger|in danger|blocked|refused|slip(s|ped)?|could(?! (you|we|i)\b)|might|single point of failure)\b/i,
  ),
  signal("user_feedback", 3, /["“„«][^"”»\s][^"”»]{18}/),
  signal(
    "user_feedback",
    4,
    /\b(customers?|users?|clients?|people|dispatchers?|technicians?|admins?|teams?) (say|says|said|tell us|told (us|me)|complain(s|ed)?|ask(s|ed)? (for|us|why|whether)|keep asking|report(s|ed)?|want(s|ed)?|love[sd]?|hate[sd]?|struggle[sd]?)\b/i,
  ),
  signal(
    "user_feedback",
    3,
    /\b(he|she|they) (also )?(said|says|told|asks?|asked|wants?|complain(s|ed)?|wish(es)?)\b/i,
  ),
  signal(
    "user_feedback",
    2,
    /\b(feedback|interview(s|ed)?|complain(t|ts|ed)|support tickets?|nps|told us|churned because|usability test|exit calls?)\b/i,
  ),
  signal("key_competitors", 4, /\b(competitors?|competition|rivals?)\b/i),
  signal(
    "key_competitors",
    3,
    /\b(lost .{0,24}\bto|switch(ed|ing)? (to|from)|win rate|compared? (us )?(to|with)|versus|vs\.?|went to|moved to|moved from)(?!\w)/i,
  ),
  signal(
    "key_competitors",
    2,
    /\b(they|their) (charge|offer|sell|launched|price|pricing|plan|cheaper)\b/i,
  ),
  signal("key_competitors", 3, /\b(than|above|below) (ours|us)\b/i),
  signal("key_competitors", 3, /\b(looked|looking) at \p{Lu}\p{L}/u),
  signal(
    "market_research",
    4,
    /\bn ?= ?\d|\b(survey(ed)?|market size|benchmark|analysts?|respondents?|study)\b/i,
  ),
  signal(
    "market_research",
    3,
    /\d ?%|\b(\d+ of \d+|per ?cent|median|average|on average|conversion)\b/i,
  ),
  signal(
    "technical_constraint",
    4,
    /\b(rate limit(s|ed)?|latency|timeouts?|out of memory|api limits?|backwards? compatib\w{1,8}|end of life|code freeze|release freeze|throughput|per second|limits us to)\b/i,
  ),
  signal(
    "technical_constraint",
    3,
    /\b(must (not )?(run|support|stay|start|work|be able to run)|cannot (run|send|store|call|exceed|handle)|not more than|no more than|at most|limited to|memory|\d+ ?(mb|gb|ms|requests))\b/i,
  ),
  signal(
    "compliance_requirements",
    5,
    /\b(gdpr|hipaa|ccpa|soc ?2|iso ?27001|pci([- ]dss)?|wcag|data processing agreement|dpa|works council|data protection)\b/i,
  ),
  signal(
    "compliance_requirements",
    3,
    /\b(consent|opt-?out|privacy|retention|deleted? after|regulat(or|ors|ion|ions|ory)|legal(ly)?|lawyers?|audit(s|ed)?|personal data|subprocessors?)\b/i,
  ),
  signal(
    "tech_stack",
    4,
    /\b(react|next\.js|vue|angular|svelte|kotlin|swift|java|typescript|python|django|rails|golang|rust|node(\.js)?|postgres(ql)?|mysql|mongodb|redis|kafka|kubernetes|docker|terraform|aws|azure|gcp|graphql|snowflake)\b/i,
  ),
  signal(
    "tech_stack",
    3,
    /\b(built (with|on)|runs on|hosted (on|in)|backend|front-?end|tech stack|database|framework)\b/i,
  ),
  signal(
    "target_users",
    4,
    /\b(personas?|target users?|end users?|primary users?|target audience)\b/i,
  ),
  signal(
    "target_users",
    3,
    /\b(people|users|managers|owners|admins|teams|staff|engineers|dispatchers|technicians|nurses|teachers|developers|designers) who\b/i,
  ),
  signal(
    "target_market",
    4,
    /\b(target market|market segments?|icp|ideal customer|total addressable|tam|mid-?market|smbs?|smes?)\b/i,
  ),
  signal(
    "target_market",
    3,
    /\b(segments?|we sell to|buyers?|verticals?|industr(y|ies)|firms with \d+)\b/i,
  ),
  signal(
    "feature_idea",
    4,
    /\b(feature|ideas?|it would be (nice|great|good|useful|helpful)|would be (nice|great|useful|helpful)|what if|could we|why don't we|how about)\b/i,
  ),
  signal(
    "feature_idea",
    3,
    /\b((should|want to|would like to|let('s| us)) (be able|let|allow|show|support|offer|add|build|send)|wish(es)? (for|we|it|there)|add an?|one[- ]click|suggest(s|ed|ion)?|propos(e|es|ed|al))\b/i,
  ),
  signal(
    "company_info",
    4,
    /\b(our (company|mission|vision|headcount)|founded in|headquarter(s|ed)|annual recurring revenue|arr|mrr)\b/i,
  ),
  signal(
    "company_info",
    3,
    /\b(\d+ (people|employees|paying customers)|we are an?|our customers|recurring revenue)\b/i,
  ),
  signal(
    "brand_guidelines",
    4,
    /\b(brand(ing)?|tone of voice|logo|typeface|style guide|never say|we say)\b/i,
  ),
  signal(
    "brand_guidelines",
    2,
    /\b(fonts?|colou?rs?|wording|spell(ed|ing)?|exclamation marks?)\b/i,
  ),
];

/** Breaks ties between equally strong signals that no hint decides. */
export const PRECEDENCE: readonly ContextLabel[] = [
  "decision",
  "risk",
  "user_feedback",
  "key_competitors",
  "compliance_requirements",
  "technical_constraint",
  "market_research",
  "feature_idea",
  "tech_stack",
  "target_users",
  "target_market",
  "brand_guidelines",
  "company_info",
  "external_link",
  "general_note",
];
