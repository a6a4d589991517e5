import { excerptOf } from "@/lib/ai/builtin/excerpt";
import type { Evidence } from "@/lib/ai/evidence";
import { factsText, titled } from "./bullets";
import { type Layout, refer } from "./layout";

/** UTF-16 units of each part: a story is one sentence in the end. */
const MOST = 160;

const ROLES = ["As", "I want", "So that"] as const;

const roleOf = (piece: Evidence) => {
  if (piece.type === "goal") return "So that";
  if (piece.type !== "context_item") return null;
  if (piece.label === "target_users") return "As";
  return piece.label === "feature_idea" ? "I want" : null;
};

/** One user, one ability and one benefit, in the order of the sentence they become. */
export const story: Layout = {
  isPart: false,
  takes: (piece) => roleOf(piece) !== null,
  hasRoom: (taken, piece) => !taken.some((other) => roleOf(other) === roleOf(piece)),
  write: (pieces) =>
    ROLES.flatMap((role) => {
      const piece = pieces.find((candidate) => roleOf(candidate) === role);
      if (!piece) return [];
      const facts = piece.type === "goal" ? factsText(piece.goal) : "";
      const said = `${excerptOf(piece.text, MOST)} ${facts}`;
      const parts = [titled(piece.title, said.trim()), refer(piece)];
      return [`- ${role}: ${parts.filter((part) => part !== "").join(" ")}`];
    }).join("\n"),
};
