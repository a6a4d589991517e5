/**
 * A task in the words of a person who talks to an assistant, and the tool call that does it. `args` has only the
 * arguments that the descriptions must settle; ids and free texts are not judged, unless the task names them.
 */
export type Task = { say: string; tool: string; args?: Record<string, unknown> };

/** Marks an argument that has to be there, whatever its text. */
export const GIVEN = Symbol("given");

/** Written before the descriptions were changed. Every second one is kept aside: nobody tunes descriptions on it. */
export const TASKS: readonly Task[] = [
  {
    say: "Start a new initiative for spare parts: we want every van to know what it carries.",
    tool: "create_initiative",
  },
  {
    say: "We're going to look into a customer portal next quarter, set that up as its own project.",
    tool: "create_initiative",
  },
  {
    say: "Note that legal said we can't track technicians outside working hours.",
    tool: "create_context_item",
    args: { label: "compliance_requirements" },
  },
  {
    say: "Remember that we decided to go with iOS first for offline visits.",
    tool: "create_context_item",
    args: { label: "decision" },
  },
  {
    say: "Save this for offline visits: if two people change the same visit without signal, one of them loses their work. That worries me.",
    tool: "create_context_item",
    args: { label: "risk" },
  },
  {
    say: "A customer told me yesterday: 'I never know when they come.' Keep that with arrival updates.",
    tool: "create_context_item",
    args: { label: "user_feedback" },
  },
  {
    say: "Put down that FieldMate, our closest rival, now sells the same thing for 9 euros.",
    tool: "create_context_item",
    args: { label: "key_competitors" },
  },
  {
    say: "Write down an idea for arrival updates: let customers pick a two hour slot.",
    tool: "create_context_item",
    args: { label: "feature_idea" },
  },
  {
    say: "For the record, our backend is built with PostgreSQL and Kotlin.",
    tool: "create_context_item",
    args: { label: "tech_stack" },
  },
  {
    say: "Add to what the whole workspace knows: in our texts we always say technician, never engineer.",
    tool: "create_context_item",
    args: { label: "brand_guidelines", scope: "workspace" },
  },
  {
    say: "Keep this article with the onboarding initiative: https://example.com/crews",
    tool: "create_context_item",
    args: { label: "external_link" },
  },
  {
    say: "The app can't sync in the background on phones older than iOS 16. Please save that for offline visits.",
    tool: "create_context_item",
    args: { label: "technical_constraint" },
  },
  {
    say: "Analysts say 60% of field service firms will buy a scheduling tool by 2028. Save that study for everybody.",
    tool: "create_context_item",
    args: { label: "market_research", scope: "workspace" },
  },
  {
    say: "We only sell to installers with 5 to 50 people in the Netherlands and Belgium. Note that, it holds for every initiative.",
    tool: "create_context_item",
    args: { label: "target_market", scope: "workspace" },
  },
  {
    say: "Here are four things from the workshop on onboarding: crews have no IT person; they pay by card; the owner decides; nobody reads manuals. Store them all.",
    tool: "create_context_items",
  },
  {
    say: "Save these three risks on arrival updates: texts bounce, SMS costs double, customers reply to the message.",
    tool: "create_context_items",
    args: { label: "risk" },
  },
  {
    say: "Set a goal: missed visits down from 11% today to under 5% by the end of June.",
    tool: "create_goal",
    args: { goal_type: "success_metric", baseline: GIVEN, timeframe: GIVEN },
  },
  {
    say: "We want technicians to get through a day without signal. Put that in as a goal for the people who use offline visits.",
    tool: "create_goal",
    args: { goal_type: "user_outcome" },
  },
  {
    say: "New goal for the business: 20,000 euros of revenue from add-on seats by March.",
    tool: "create_goal",
    args: { goal_type: "business_outcome", timeframe: GIVEN },
  },
  {
    say: "One hard limit for arrival updates: never more than 3 cents a message. Record it with the goals.",
    tool: "create_goal",
    args: { goal_type: "constraint" },
  },
  {
    say: "Add a KPI for onboarding: days to the first planned visit. Today it's 9.",
    tool: "create_goal",
    args: { goal_type: "success_metric", baseline: GIVEN },
  },
  {
    say: "Give me an empty skeleton of a business case for arrival updates that I can fill in myself.",
    tool: "generate_document",
    args: { document_type: "business_case" },
  },
  {
    say: "Set up a risk register for offline visits with only the headings, we write the text ourselves.",
    tool: "generate_document",
    args: { document_type: "risk_register" },
  },
  {
    say: "Write the PRD for offline visits.",
    tool: "write_document",
    args: { document_type: "prd" },
  },
  {
    say: "Can you draft a launch plan for arrival updates from everything we know?",
    tool: "write_document",
    args: { document_type: "launch_plan" },
  },
  {
    say: "I need the release notes for offline visits written out by tonight.",
    tool: "write_document",
    args: { document_type: "release_notes" },
  },
  {
    say: "Turn what we have on onboarding into an executive summary.",
    tool: "write_document",
    args: { document_type: "executive_summary" },
  },
  {
    say: "What are we working on at the moment?",
    tool: "list_initiatives",
  },
  {
    say: "Which initiatives have we archived?",
    tool: "list_initiatives",
    args: { archived: true },
  },
  {
    say: "Which documents are there for arrival updates?",
    tool: "list_documents",
  },
  {
    say: "Read me the PRD for offline visits.",
    tool: "get_document",
  },
  {
    say: "What does the text of the launch plan say under pricing?",
    tool: "get_document",
    args: { section: GIVEN },
  },
  {
    say: "What do we know about onboarding so far?",
    tool: "list_context_items",
  },
  {
    say: "Show me all decisions and feedback that hold for the whole workspace.",
    tool: "list_context_items",
    args: { scope: "workspace" },
  },
  {
    say: "What are we trying to reach with offline visits?",
    tool: "list_goals",
  },
  {
    say: "List the targets of the whole workspace.",
    tool: "list_goals",
    args: { scope: "workspace" },
  },
  {
    say: "What did we say about pricing anywhere?",
    tool: "search_workspace",
  },
  {
    say: "Find everything that mentions WhatsApp.",
    tool: "search_workspace",
  },
  {
    say: "Look for battery life in the uploaded files.",
    tool: "search_workspace",
    args: { types: ["upload"] },
  },
  {
    say: "Open the full note on WhatsApp templates that you just found.",
    tool: "get_context_item",
  },
  {
    say: "What exactly does that goal about missed visits say?",
    tool: "get_goal",
  },
  {
    say: "What is the description of the offline visits initiative, and since when does it exist?",
    tool: "get_initiative",
  },
  {
    say: "Read the contract PDF that Marit uploaded.",
    tool: "get_upload",
  },
  {
    say: "Take the offline PRD apart: what should be improved in it?",
    tool: "advisor_prd_critic",
  },
  {
    say: "What are we taking for granted in the business case?",
    tool: "advisor_assumption_map",
  },
  {
    say: "Are we ready to ship arrival updates on Tuesday?",
    tool: "advisor_launch_readiness",
  },
  {
    say: "Which of our ideas for onboarding should we build first?",
    tool: "advisor_prioritization",
  },
  {
    say: "I have to tell the board where offline visits stands. Draft an update.",
    tool: "advisor_stakeholder_update",
    args: { audience: "executive" },
  },
  {
    say: "What should the people in support hear about arrival updates? Draft the update for them.",
    tool: "advisor_stakeholder_update",
    args: { audience: "customer_success" },
  },
  {
    say: "Sales keeps losing to CrewGrid on arrival updates. Make them a sheet with what to say against it.",
    tool: "advisor_competitive_battlecard",
    args: { competitor_name: "CrewGrid" },
  },
  {
    say: "What's still missing before we can write the PRD for offline visits?",
    tool: "check_context_coverage",
    args: { document_type: "prd" },
  },
  {
    say: "Do we know enough for a business case on onboarding?",
    tool: "check_context_coverage",
    args: { document_type: "business_case" },
  },
  {
    say: "I pasted my notes from the call with Klimaat Noord below. What's worth keeping? Don't save anything yet.",
    tool: "classify_context",
  },
  {
    say: "That item about the works council is really about compliance, change what it's filed under.",
    tool: "relabel_context_item",
    args: { label: "compliance_requirements" },
  },
  {
    say: "The note about FieldMate is wrong, the price is 12 euros. Correct its text.",
    tool: "update_context_item",
  },
  {
    say: "In the offline PRD, change 'two hours' to 'four hours'.",
    tool: "update_document",
    args: { mode: "patch" },
  },
  {
    say: "Put the onboarding initiative away, we're not doing it this year.",
    tool: "update_initiative",
    args: { archived: true },
  },
  {
    say: "The deadline of the seats goal has moved to June, change it.",
    tool: "update_goal",
    args: { timeframe: GIVEN },
  },
  {
    say: "Is the launch plan that you started writing finished yet?",
    tool: "get_generation",
  },
  {
    say: "Bring back yesterday's version of the PRD.",
    tool: "restore_document_version",
  },
];
