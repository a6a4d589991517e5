import { takeExcerpt } from "@/lib/ai/engines/builtin/excerpt";
import { refer, writeFacts, writeTitled } from "@/lib/ai/engines/builtin/write-markdown";
import type { Evidence } from "@/lib/ai/evidence";
import type { Layout } from "./layout";

/** Maximum length of each part, in UTF-16 units: the parts become one sentence. */
const MOST = 160;

const ROLES = ["As", "I want", "So that"] as const;

const findRole = (piece: Evidence) => {
  if (piece.type === "goal") return "So that";
  if (piece.type !== "context_item") return null;
  if (piece.label === "target_users") return "As";
  return piece.label === "feature_idea" ? "I want" : null;
};

/** One user, one ability and one benefit, in the order of the sentence they become. */
export const story: Layout = {
  isPart: false,
  takes: (piece) => findRole(piece) !== null,
  hasRoom: (taken, piece) => !taken.some((other) => findRole(other) === findRole(piece)),
  write: (pieces) =>
    ROLES.flatMap((role) => {
      const piece = pieces.find((candidate) => findRole(candidate) === role);
      if (!piece) return [];
      const facts = piece.type === "goal" ? writeFacts(piece.goal) : "";
      const said = `${takeExcerpt(piece.text, MOST)} ${facts}`;
      const parts = [writeTitled(piece.title, said.trim()), refer(piece)];
      return [`- ${role}: ${parts.filter((part) => part !== "").join(" ")}`];
    }).join("\n"),
};
