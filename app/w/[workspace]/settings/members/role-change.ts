import type { Handed } from "@/lib/domain/members/demotion";
import type { Role } from "@/lib/schemas/enums";
import { ROLE_WITH_ARTICLE } from "@/lib/schemas/spelling";
import { countNoun, joinWords } from "@/lib/text/phrases";

export type RoleChange = {
  name: string;
  isSelf: boolean;
  from: Role;
  to: Role;
  handed?: Handed | undefined;
};

type Question = { title: string; description: string; confirm: string };

const RANK: Record<Role, number> = { member: 0, admin: 1, owner: 2 };

const MAX_NAMED = 3;

export function askBefore(change: RoleChange): Question | undefined {
  const { name, isSelf, from, to } = change;
  const whom = isSelf ? "yourself" : name;
  if (to === "owner") {
    return {
      title: `Make ${whom} an owner?`,
      description:
        "An owner can do everything here: change the plan, and change the role of every member, including yours.",
      confirm: "Make owner",
    };
  }
  if (RANK[to] >= RANK[from]) return;
  return {
    title: `Make ${whom} ${ROLE_WITH_ARTICLE[to]}?`,
    description: listConsequences(change).join(" "),
    confirm: `Make ${to}`,
  };
}

function listConsequences({ name, isSelf, from, to, handed }: RoleChange): string[] {
  const [subject, they] = isSelf ? ["You", "you"] : [name, "they"];
  const lost =
    to === "admin"
      ? "change the plan or make owners"
      : `manage members or API keys${from === "owner" ? ", or change the plan" : ""}`;
  const keys = to === "member" && handed ? handed.keys : 0;
  const ended = (handed?.invitations ?? []).filter(
    ({ role }) => to === "member" || role === "owner",
  );
  const emails = ended.map(({ email }) => email);
  const beyond = emails.length - MAX_NAMED;
  const named =
    beyond > 0 ? [...emails.slice(0, MAX_NAMED), `${beyond} more`] : emails.slice(0, MAX_NAMED);
  return [
    `${subject} can no longer ${lost}.`,
    keys > 0 ? `${countNoun(keys, "API key")} that ${they} made will end in 30 days.` : "",
    ended.length > 0
      ? `${ended.length === 1 ? "The open invitation" : "The open invitations"} for ${joinWords(named)} that ${they} sent ${ended.length === 1 ? "ends" : "end"} at once.`
      : "",
  ].filter(Boolean);
}
