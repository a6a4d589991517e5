/** Other words for what a section of an outline is called. */
type SectionWords = { section: RegExp; headings: RegExp };

export const SECTION_WORDS: readonly SectionWords[] = [
  {
    section: /user|audience|who/i,
    headings: /\b(?:users?|audience|who|personas?|customers?|segments?)\b/i,
  },
  {
    section: /problem|need|context|why|background/i,
    headings: /\b(?:problems?|pains?|needs?|why|background|context|opportunity|situation)\b/i,
  },
  {
    section: /non-goal|out of scope|leaves out|not in/i,
    headings:
      /non.?goals?|out of scope|\bnot\b|left for later|exclu|later|what limits us|in scope/i,
  },
  {
    section: /goal|metric|outcome|success|measure|target/i,
    headings:
      /\b(?:goals?|metrics?|outcomes?|success|measur\w+|targets?|objectives?|key results?|kpis?)\b/i,
  },
  {
    section: /experience|flow|behaviou?r|design/i,
    headings: /\b(?:experience|flows?|journeys?|behav\w+|designs?|how it works|screens?|ux|ui)\b/i,
  },
  {
    section: /requirement|criteria|scope|stor/i,
    headings: /\b(?:requirements?|criteria|scope|stories|acceptance|features?|must have)\b/i,
  },
  {
    section: /constraint|dependenc|limit/i,
    headings: /\b(?:constraints?|dependenc\w+|limit\w*|compliance|narrows?)\b/i,
  },
  {
    section: /rollout|release|timeline|phase|plan|milestone|next step/i,
    headings:
      /\b(?:rollout|roll-out|releases?|timeline|phases?|plan|milestones?|schedule|launch|next steps?|first steps?|on the day|work before)\b/i,
  },
  {
    section: /risk|rollback|open question|unknown/i,
    headings:
      /\b(?:risks?|rollback|when we stop|open|questions?|unknowns?|sensitiv\w+|what moves)\b/i,
  },
  {
    section: /summary/i,
    headings: /\b(?:summary|in short|overview|tl;?dr)\b/i,
  },
  {
    section: /done when/i,
    headings: /\b(?:accept\w*|done)\b/i,
  },
  {
    section: /readiness|checklist/i,
    headings: /\b(?:readiness|checklist|work before|before launch|to do)\b/i,
  },
  {
    section: /highlight|improve|fixed|new\b/i,
    headings: /\b(?:new|highlights?|improve\w*|fix\w*|better|changes?|changed)\b/i,
  },
  {
    section: /guardrail/i,
    headings: /guardrail|must not|not get worse|limits?\b/i,
  },
  {
    section: /cost|benefit|financ|money|invest/i,
    headings: /\b(?:costs?|benefits?|financ\w+|money|budget|return|payback)\b/i,
  },
  {
    section: /option|alternative/i,
    headings: /\b(?:options?|alternatives?|trade-offs?|considered)\b/i,
  },
  {
    section: /decision|recommend/i,
    headings: /\b(?:decisions?|recommend\w*|decided|ask)\b/i,
  },
  {
    section: /message|positioning|channel/i,
    headings: /\b(?:messages?|positioning|channels?|communicat\w+|story|in one minute)\b/i,
  },
];
