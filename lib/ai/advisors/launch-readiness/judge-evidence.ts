import { isClosed, readCountermeasure } from "@/lib/ai/advisors/shared/item-status";
import { joinNotes, nameTitles } from "@/lib/ai/advisors/shared/wording";
import type { Evidence, GoalFacts } from "@/lib/ai/evidence";
import { cutText } from "@/lib/text/cut-text";
import { findLatestDate, namesTime } from "@/lib/text/dates";
import { countNoun, joinWords } from "@/lib/text/phrases";
import { splitSentences } from "@/lib/text/sentences";
import { type Area, type Finding, pickLabelled } from "./area";

type Goal = Extract<Evidence, { type: "goal" }>;

const FACTS: readonly (readonly [keyof GoalFacts, string])[] = [
  ["keyResult", "key result"],
  ["baseline", "baseline"],
  ["timeframe", "timeframe"],
];
const RESULT = /\bresult\b/i;
const GOES_ON = /\b(?:from|since|after|every|each|ongoing)\b/i;

/** A time in the title, the text or the key result counts as the timeframe. */
const listEmpty = ({ title, text, goal }: Goal) => {
  const isTimed = namesTime(`${title}\n${text}\n${goal.keyResult ?? ""}`);
  return FACTS.flatMap(([fact, name]) =>
    goal[fact] || (fact === "timeframe" && isTimed) ? [] : [name],
  );
};

export const goalsAndMetrics: Area = {
  name: "Goals and metrics",
  weight: 20,
  look(material) {
    const goals = material.evidence
      .filter((piece) => piece.type === "goal")
      .filter(({ scope, label }) => scope === "initiative" && label !== "constraint");
    if (goals.length === 0) {
      const finding = "The initiative has no goal of its own.";
      const action = "Add one goal with a key result, a baseline and a timeframe.";
      const blocker = "No goal of the initiative says what the launch is to reach.";
      return { status: "fail", finding, pieces: [], action, blocker };
    }
    const lacking = goals.filter((goal) => listEmpty(goal).length > 0);
    const overdue = goals.filter(
      ({ text, goal: { timeframe } }) =>
        timeframe &&
        !RESULT.test(text) &&
        !GOES_ON.test(timeframe) &&
        (findLatestDate(timeframe) ?? "9999") < material.options.today,
    );
    const pieces = [...new Set([...lacking, ...overdue])];
    if (pieces.length === 0) {
      const count = countNoun(goals.length, "goal has", "goals have");
      const finding = `${count} a key result, a baseline and a time.`;
      return { status: "pass", finding, pieces: goals };
    }
    const lists = lacking
      .slice(0, 3)
      .map((goal) => `“${goal.title}” has no ${joinWords(listEmpty(goal), "or")}`);
    return {
      status: lacking.length === goals.length ? "fail" : "warn",
      finding: joinNotes(
        lists.length > 0 && `${joinWords(lists)} filled in.`,
        overdue.length > 0 && `The date in the timeframe of ${nameTitles(overdue)} has passed.`,
      ),
      pieces,
      action: joinNotes(
        lists.length > 0 && `Fill in what is empty in ${nameTitles(lacking)}.`,
        overdue.length > 0 &&
          `Record what was reached in ${nameTitles(overdue)}, and set the next date or close the goal.`,
      ),
    };
  },
};

export const usersAndEvidence: Area = {
  name: "Users and evidence",
  weight: 15,
  look(material) {
    const users = pickLabelled(material, "initiative", "target_users");
    const shown = pickLabelled(material, "initiative", "user_feedback", "market_research");
    const missing = [
      users.length === 0 && "target users",
      shown.length === 0 && "user feedback or market research",
    ].filter((name) => name !== false);
    const pieces = [...users, ...shown].slice(0, 6);
    const recorded = joinNotes(
      users.length > 0 && `Target users: ${nameTitles(users)}.`,
      shown.length > 0 && `Feedback and research: ${nameTitles(shown)}.`,
    );
    if (missing.length === 0) return { status: "pass", finding: recorded, pieces };
    const none = `No item of the initiative is labelled ${joinWords(missing, "or")}.`;
    const action = `Add ${joinWords(missing)} as context items.`;
    return {
      status: recorded ? "warn" : "fail",
      finding: joinNotes(recorded, none),
      pieces,
      action,
    };
  },
};

const BLOCKS =
  /\b(?:showstopper|(?:launch|release) blocker|blocks the (?:launch|release)|must be (?:fixed|solved|settled) before)\b/i;
const SETTLED =
  /\b(?:not?|never|no longer|used to|since|was|were|could|might|would|if|fixed|solved|resolved|closed|done)\b/i;

function quoteBlocking({ text }: Evidence): string | undefined {
  const found = splitSentences(text).find(
    (each) => BLOCKS.test(each.text) && !SETTLED.test(each.text.replace(BLOCKS, "")),
  );
  return found && cutText(found.text, 200);
}

export const risks: Area = {
  name: "Risks",
  weight: 20,
  look(material) {
    const known = pickLabelled(material, "initiative", "risk").filter((risk) => !isClosed(risk));
    const registers = material.options.documents.filter(
      ({ type, status }) => type === "risk_register" && status !== "archived",
    );
    const open = registers.filter(({ status }) => status !== "approved");
    const register =
      registers.length > 0 ? ` There is a risk register: ${nameTitles(registers)}.` : "";
    const pieces = [...known, ...registers];
    if (known.length === 0) {
      const finding = `No open risk of the initiative is recorded as a context item.${register}`;
      const action = register
        ? "Add its most likely risks as context items, so that other checks can use them."
        : "Record the most likely ways for this launch to go wrong, each with a countermeasure.";
      return { status: "warn", finding, pieces, action };
    }
    const blocking = known.find(quoteBlocking);
    if (blocking) {
      const blocker = `The risk “${blocking.title}” says: “${quoteBlocking(blocking)}”`;
      const action = `Settle “${blocking.title}”, or write down who accepts it and why.`;
      return { status: "fail", finding: blocker, pieces: [blocking], action, blocker };
    }
    const count = `${countNoun(known.length, "risk is", "risks are")} recorded`;
    const recorded = `${count}: ${nameTitles(known)}.${register}`;
    const found = remarkCountermeasures(known);
    if (found) {
      const areAllNamed = found.pieces.length === known.length && known.length <= MAX_QUOTED;
      const start = areAllNamed ? `${count}.${register}` : recorded;
      return { ...found, finding: `${start} ${found.finding}` };
    }
    if (open.length > 0) {
      const action = `Get ${nameTitles(open)} approved.`;
      return { status: "warn", finding: recorded, pieces, action };
    }
    return { status: "pass", finding: `${recorded} Each names a countermeasure.`, pieces };
  },
};

const MAX_QUOTED = 3;

/** Quotes the last sentence of a risk that may say what is done: where it says so, it mostly does at its end. */
function remarkCountermeasures(known: readonly Evidence[]): Finding | undefined {
  const none = known.filter((risk) => readCountermeasure(risk) === "none");
  const unclear = known.filter((risk) => readCountermeasure(risk) === "unclear");
  const pieces = [...none, ...unclear];
  if (pieces.length === 0) return undefined;
  const quotes = unclear.slice(0, MAX_QUOTED).flatMap(({ title, text }) => {
    const last = splitSentences(text).at(-1)?.text;
    return last ? [`“${title}” ends with “${last.replace(/\s+/g, " ")}”`] : [];
  });
  return {
    status: "warn",
    finding: joinNotes(
      none.length > 0 && `No countermeasure is described in ${nameTitles(none)}.`,
      ...quotes.map((quote) => (/[.!?。]”$/.test(quote) ? quote : `${quote}.`)),
    ),
    pieces,
    action: joinNotes(
      none.length > 0 && `Write into ${nameTitles(none)} who does what against it, and by when.`,
      unclear.length > 0 &&
        `Where ${unclear.length === 1 ? "this does" : "these do"} not say who does what, and by when, write it there.`,
    ),
  };
}

export const complianceAndConstraints: Area = {
  name: "Compliance and constraints",
  weight: 10,
  look(material) {
    const own = pickLabelled(material, "initiative", "compliance_requirements");
    const shared = pickLabelled(material, "workspace", "compliance_requirements");
    const limits = material.evidence.filter(
      (piece) => "label" in piece && /^(?:technical_)?constraint$/.test(piece.label),
    );
    const pieces = [...own, ...shared, ...limits].slice(0, 6);
    const finding = joinNotes(
      own.length > 0 && `Compliance requirements of the initiative: ${nameTitles(own)}.`,
      shared.length > 0 && `Compliance requirements of the workspace: ${nameTitles(shared)}.`,
      limits.length > 0 && `Constraints: ${nameTitles(limits)}.`,
      own.length + shared.length === 0 && "No item is labelled compliance requirements.",
    );
    if (own.length > 0) return { status: "pass", finding, pieces };
    const action =
      shared.length > 0
        ? `Record how this launch keeps to ${nameTitles(shared)}, labelled compliance requirements.`
        : "Ask legal which rules apply, and record the answer, even if it is none.";
    return { status: "warn", finding, pieces, action };
  },
};
