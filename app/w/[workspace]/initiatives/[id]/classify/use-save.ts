import { useRouter } from "next/navigation";
import type { FormAction } from "@/app/shared/action";
import { ATTEMPT, catchUnreachable } from "@/app/shared/catch-unreachable";
import { toForm } from "@/app/shared/form-values";
import { toast } from "@/app/shared/toast";
import { useFormAction } from "@/app/shared/use-form-action";
import { create as createGoal } from "@/app/w/[workspace]/goals/actions";
import { links } from "@/lib/links";
import { countNoun } from "@/lib/text/phrases";
import { save } from "./actions";
import { type GoalProposal, groupByProposal, type ItemProposal, type Proposal } from "./proposal";

type Place = { workspaceId: string; initiativeId: string };

export function countProposals(proposals: readonly Proposal[]): string {
  const goals = proposals.filter(({ kind }) => kind === "goal").length;
  const items = proposals.length - goals;
  const parts = [
    items > 0 || goals === 0 ? countNoun(items, "item") : "",
    goals > 0 ? countNoun(goals, "goal") : "",
  ];
  return parts.filter((part) => part !== "").join(" and ");
}

/** `onSaved` gets the keys saved so far after each call, so that nothing is saved twice if a later one fails. */
export function useSave(
  { workspaceId, initiativeId }: Place,
  chosen: readonly Proposal[],
  onSaved: (keys: string[]) => void,
) {
  const router = useRouter();
  const items = chosen.filter((proposal): proposal is ItemProposal => proposal.kind === "item");
  const goals = chosen.filter((proposal): proposal is GoalProposal => proposal.kind === "goal");
  const send: FormAction<{ saved: string }> = async (previous, form) => {
    const saved: string[] = [];
    if (items.length > 0) {
      form.set(
        "items",
        JSON.stringify(items.map(({ label, title, content }) => ({ label, title, content }))),
      );
      form.set(ATTEMPT, "");
      const { fields, data, error } = await catchUnreachable(save.bind(null, workspaceId))(
        previous,
        form,
      );
      if (!data)
        return {
          ...(error && { error }),
          ...(fields && { fields: groupByProposal(fields, items) }),
        };
      saved.push(...items.map(({ key }) => key));
      onSaved([...saved]);
    }
    for (const { kind, key, group, ...goal } of goals) {
      const values = toForm({ ...goal, initiative_id: initiativeId, [ATTEMPT]: "" });
      const {
        fields = {},
        data,
        error,
      } = await catchUnreachable(createGoal.bind(null, workspaceId))({}, values);
      if (!data) {
        const named = Object.entries(fields).map(([name, advice]) => [`${key}.${name}`, advice]);
        return error ? { error } : { fields: Object.fromEntries(named) };
      }
      saved.push(key);
      onSaved([...saved]);
    }
    return { data: { saved: countProposals(chosen) } };
  };
  return useFormAction(send, ({ saved }) => {
    toast.success(`${saved} saved`);
    router.push(links.initiativeContext(workspaceId, initiativeId));
  });
}
