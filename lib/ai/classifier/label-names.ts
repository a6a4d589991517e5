import { CONTEXT_LABELS, type ContextLabel } from "@/lib/schemas/enums";

/**
 * The names of labels as headings or before a colon: `Key decisions`, `Risk:`. The first match wins. `general_note` has
 * the names that belong to no other label.
 */
const NAMES: readonly (readonly [ContextLabel, RegExp])[] = [
  [
    "general_note",
    /\b(action items?|actions?|action points?|next steps?|to-?dos?|agenda|attendees|present|apologies|participants|open questions?|questions?|notes?|summary|minutes|discussion|discussed|follow[- ]?ups?|misc|other|fyi|aob|any other business|parking lot)\b/,
  ],
  [
    "compliance_requirements",
    /\b(compliance|legal|privacy|gdpr|hipaa|regulat(ion|ions|ory)|data protection|security requirements?)\b/,
  ],
  [
    "user_feedback",
    /^(from )?(the |our )?(customers?|clients?|field)$|\b(feedback|customer (quotes?|voices?)|quotes?|testimonials?|complaints?|interviews?|what (customers|users|clients) (say|said|told us)|heard from customers|voice of the customer|support tickets?|pain points?)\b/,
  ],
  ["key_competitors", /\b(competitors?|competition|competitive|rivals?|alternatives?)\b/],
  [
    "market_research",
    /\b(market research|research|survey|surveys|benchmarks?|data|numbers|metrics|analytics|statistics|pilot results?|results?|findings?)\b/,
  ],
  [
    "target_market",
    /\b(target market|market|segments?|icp|ideal customer( profile)?|buyers?|buyer profile)\b/,
  ],
  ["target_users", /\b(target users?|users?|personas?|audience|who (it is|it's|is it) for)\b/],
  [
    "technical_constraint",
    /\b(technical constraints?|constraints?|limitations?|limits|dependenc(y|ies)|non-functional requirements?|nfrs?)\b/,
  ],
  [
    "tech_stack",
    /\b(tech(nology)? stack|tech|stack|technolog(y|ies)|architecture|infrastructure|tooling)\b/,
  ],
  [
    "brand_guidelines",
    /\b(brand( guidelines?)?|branding|tone( of voice)?|style( guide)?|voice and tone|wording)\b/,
  ],
  ["external_link", /\b(links?|references|sources?|further reading|see also|urls?)\b/],
  [
    "company_info",
    /\b(company( info(rmation)?)?|about us|who we are|organi[sz]ation|our (team|mission|strategy))\b/,
  ],
  ["risk", /\b(risks?|concerns?|threats?|worries|blockers?|issues?)\b/],
  ["decision", /\b(decisions?|decided|agreed|agreements?|resolved|resolutions?|approved)\b/],
  [
    "feature_idea",
    /\b(feature ideas?|features?|ideas?|feature requests?|requests?|suggestions?|proposals?|wish ?list|backlog|improvements?)\b/,
  ],
];

const MAX_WORDS = 6;
const MAX_NAME = 60;

export function findLabel(name: string): ContextLabel | null {
  if (name.length > MAX_NAME) return null;
  const words = name.toLowerCase().replaceAll("_", " ").trim();
  const exact = CONTEXT_LABELS.find((label) => label === words.replaceAll(/[\s-]+/g, "_"));
  if (exact) return exact;
  if (words.split(/\s+/).length > MAX_WORDS) return null;
  return NAMES.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

const FILLERS =
  /\b(?:a|all|and|any|are|at|by|clients?|customers?|do|for|from|further|have|in|is|key|made|main|more|new|next|of|on|open|other|our|possible|product|project|raised|some|taken|team|that|the|this|technical|to|today|top|us|users?|was|we|week|were|what|with)\b/g;
const ALL_NAMES = NAMES.map(([, pattern]) => new RegExp(pattern.source, "g"));

/** Names of single rules: below them and before a colon, they are part of the statement. */
const SPECIFIC = /\b(?:gdpr|hipaa|icp)\b/i;

/** Whether a name says nothing but the kind of its entries: `Key decisions`, not `Risks in Germany`. */
export function isKindName(name: string): boolean {
  if (findLabel(name) === null || SPECIFIC.test(name)) return false;
  const words = name.toLowerCase().replaceAll("_", " ").trim();
  const left = ALL_NAMES.reduce((rest, pattern) => rest.replaceAll(pattern, " "), words);
  return !/\p{L}/u.test(left.replaceAll(FILLERS, " "));
}

const CATCH_ALL =
  /^\P{L}*(?:(?:my|the|our|raw|meeting|other) )*(?:notes?|summary|minutes|agenda|misc|other|fyi|discussion|discussed|aob|any other business)\P{L}*$/iu;

export const isCatchAll = (name: string) => name.length <= MAX_NAME && CATCH_ALL.test(name.trim());

const ROLL =
  /^(?:present|attendees?|participants|in attendance|attending|apologies|absent|regrets|note[- ]?taker|scribe|facilitator|chair)\b/i;

export const namesRoll = (name: string) => name.length <= MAX_NAME && ROLL.test(name.trim());
