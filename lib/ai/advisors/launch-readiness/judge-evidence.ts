import type { Evidence, GoalFacts } from "@/lib/ai/evidence";
import { findLatestDate } from "@/lib/text/dates";
import { countNoun, joinWords } from "@/lib/text/phrases";
import { type Area, pickLabelled, pickOwn, quoteTitles } from "./area";

type Goal = Extract<Evidence, { type: "goal" }>;

const FACTS: readonly (readonly [keyof GoalFacts, string])[] = [
  ["keyResult", "a key result"],
  ["baseline", "a baseline"],
  ["timeframe", "a date"],
];

const listLacking = ({ goal }: Goal) =>
  FACTS.flatMap(([fact, name]) => (goal[fact] === null ? [name] : []));

/** Checks that success can be measured after the launch. */
export const goalsAndMetrics: Area = {
  name: "Goals and metrics",
  weight: 20,
  look(material) {
    const goals = pickOwn(material).flatMap((piece) =>
      piece.type === "goal" && piece.label !== "constraint" ? [piece] : [],
    );
    if (goals.length === 0) {
      return {
        status: "fail",
        finding:
          "The initiative has no goal of its own, so nobody can tell afterwards whether the launch worked.",
        pieces: [],
        action: "Add one goal with a key result, a baseline and the day on which it is read.",
        blocker: "No goal says what the launch is to reach.",
      };
    }
    const lacking = goals.filter((goal) => listLacking(goal).length > 0);
    const overdue = goals.filter(
      ({ goal }) => (findLatestDate(goal.timeframe ?? "") ?? "9999") < material.options.today,
    );
    if (lacking.length === goals.length) {
      return {
        status: "fail",
        finding: `No goal can be measured yet: ${describeLacking(lacking)}.`,
        pieces: lacking,
        action: `Fill in what ${joinWords(quoteTitles(lacking.slice(0, 1)))} lacks: the launch is measured by it.`,
        blocker: `The goal ${joinWords(quoteTitles(lacking.slice(0, 3)))} cannot be measured yet.`,
      };
    }
    if (lacking.length > 0) {
      return {
        status: "warn",
        finding: `${goals.length - lacking.length} of ${goals.length} goals can be measured; ${describeLacking(lacking)}.`,
        pieces: lacking,
        action: `Fill in what is missing of ${joinWords(quoteTitles(lacking.slice(0, 3)))}.`,
      };
    }
    if (overdue.length > 0) {
      return {
        status: "warn",
        finding: `The date of ${joinWords(quoteTitles(overdue))} has passed.`,
        pieces: overdue,
        action: "Record the result that was reached, and set the next date or close the goal.",
      };
    }
    return {
      status: "pass",
      finding: `${countNoun(goals.length, "goal has", "goals have")} a key result, a baseline and a date.`,
      pieces: goals,
    };
  },
};

/** Writes `“Title” lacks a baseline and a date`, for the first three. */
const describeLacking = (goals: readonly Goal[]) =>
  joinWords(
    goals.slice(0, 3).map((goal) => `“${goal.title}” lacks ${joinWords(listLacking(goal))}`),
  );

/** Checks that the users are known, and that evidence shows their need. */
export const usersAndEvidence: Area = {
  name: "Users and evidence",
  weight: 15,
  look(material) {
    const users = pickLabelled(pickOwn(material), "target_users");
    const shown = pickLabelled(pickOwn(material), "user_feedback", "market_research");
    const general = pickLabelled(material.evidence, "target_users", "target_market");
    const pieces = [...users, ...shown].slice(0, 6);
    if (users.length > 0 && shown.length > 0) {
      return {
        status: "pass",
        finding: `The users are described, and ${countNoun(shown.length, "piece")} of feedback or research ${shown.length === 1 ? "backs" : "back"} the need.`,
        pieces,
      };
    }
    if (shown.length > 0) {
      return {
        status: "warn",
        finding: `${joinWords(quoteTitles(shown.slice(0, 2)))} ${shown.length === 1 ? "shows" : "show"} the need; nothing of this initiative says who gets it and in which situation.`,
        pieces,
        action:
          general.length > 0
            ? `Add target users, narrower than ${joinWords(quoteTitles(general.slice(0, 1)))}.`
            : "Add target users: who, in which situation, how many.",
      };
    }
    if (users.length > 0) {
      return {
        status: "warn",
        finding: `${joinWords(quoteTitles(users.slice(0, 2)))} says for whom this is; no feedback or research shows that they need it.`,
        pieces,
        action:
          "Add feedback or a measurement from these users before they are told about the launch.",
      };
    }
    return {
      status: "fail",
      finding: "The initiative has neither target users nor feedback nor research.",
      pieces: [],
      action: "Add who gets it, and one interview or measurement that shows the need.",
      blocker: "Nothing recorded shows for whom this is or that they need it.",
    };
  },
};

/** Checks that the rules and limits of the launch are recorded for this initiative. */
export const complianceAndConstraints: Area = {
  name: "Compliance and constraints",
  weight: 10,
  look(material) {
    const rules = pickLabelled(pickOwn(material), "compliance_requirements");
    const general = pickLabelled(
      material.evidence.filter(({ scope }) => scope === "workspace"),
      "compliance_requirements",
    );
    const limits = [
      ...pickLabelled(material.evidence, "technical_constraint"),
      ...pickLabelled(material.evidence, "constraint"),
    ];
    const pieces = [...rules, ...general, ...limits].slice(0, 6);
    if (rules.length > 0) {
      return {
        status: "pass",
        finding: `${joinWords(quoteTitles(rules))} ${rules.length === 1 ? "says" : "say"} which rules bind this launch${limits.length > 0 ? `, and ${joinWords(quoteTitles(limits.slice(0, 2)))} which limits` : ""}.`,
        pieces,
      };
    }
    if (general.length > 0) {
      return {
        status: "warn",
        finding: `${joinWords(quoteTitles(general.slice(0, 2)))} ${general.length === 1 ? "holds" : "hold"} for the whole workspace; nothing says how this initiative keeps to it.`,
        pieces,
        action: `Record as a compliance requirement what ${joinWords(quoteTitles(general.slice(0, 1)))} means for this launch, or that it changes nothing.`,
      };
    }
    return {
      status: "warn",
      finding: `No compliance requirement is recorded${limits.length > 0 ? `; ${joinWords(quoteTitles(limits.slice(0, 2)))} ${limits.length === 1 ? "is" : "are"} the limits known` : ""}.`,
      pieces,
      action: "Ask legal which rules apply, and record the answer, even if it is none.",
    };
  },
};

export const launchPlanMaterial: Area = {
  name: "Material for the launch plan",
  weight: 5,
  look({ options: { coverage } }) {
    const missing = coverage.filter(({ present }) => !present);
    const required = missing.filter((slot) => slot.required).map(({ label }) => `“${label}”`);
    const optional = missing.filter((slot) => !slot.required).map(({ label }) => `“${label}”`);
    if (required.length > 0) {
      return {
        status: "fail",
        finding: `The launch plan still lacks ${joinWords(required)}.`,
        pieces: [],
        action: `Add ${joinWords(required)} to the initiative; the coverage check says what each should hold.`,
      };
    }
    if (optional.length > 0) {
      return {
        status: "warn",
        finding: `All that a launch plan must have is there; it would be better with ${joinWords(optional)}.`,
        pieces: [],
        action: `Add ${joinWords(optional)} where they matter for this launch.`,
      };
    }
    return {
      status: "pass",
      finding: `All ${coverage.length} things a launch plan draws on are there.`,
      pieces: [],
    };
  },
};
