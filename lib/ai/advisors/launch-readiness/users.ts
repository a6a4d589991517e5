import { counted, joinWords } from "@/lib/ai/advisors/shared/content-words";
import { type Area, labelled, own, quoted } from "./check";

/** Whether it is known for whom this is, and shown that they need it. */
export const usersAndEvidence: Area = {
  name: "Users and evidence",
  weight: 15,
  look(material) {
    const users = labelled(own(material), "target_users");
    const shown = labelled(own(material), "user_feedback", "market_research");
    const general = labelled(material.evidence, "target_users", "target_market");
    const pieces = [...users, ...shown].slice(0, 6);
    if (users.length > 0 && shown.length > 0) {
      return {
        status: "pass",
        finding: `The users are described, and ${counted(shown.length, "piece")} of feedback or research ${shown.length === 1 ? "backs" : "back"} the need.`,
        pieces,
      };
    }
    if (shown.length > 0) {
      return {
        status: "warn",
        finding: `${joinWords(quoted(shown.slice(0, 2)))} ${shown.length === 1 ? "shows" : "show"} the need; nothing of this initiative says who gets it and in which situation.`,
        pieces,
        action:
          general.length > 0
            ? `Add target users, narrower than ${joinWords(quoted(general.slice(0, 1)))}.`
            : "Add target users: who, in which situation, how many.",
      };
    }
    if (users.length > 0) {
      return {
        status: "warn",
        finding: `${joinWords(quoted(users.slice(0, 2)))} says for whom this is; no feedback or research shows that they need it.`,
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
