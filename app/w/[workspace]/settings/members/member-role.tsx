"use client";

import { startTransition, useId, useOptimistic, useState } from "react";
import { ConfirmForm } from "@/app/components/confirm-action";
import { AlertDialog, AlertDialogContent } from "@/app/components/ui/alert-dialog";
import { Select } from "@/app/components/ui/select";
import { callAction } from "@/app/shared/call-action";
import { toast } from "@/app/shared/toast";
import type { Handed } from "@/lib/domain/members/demotion";
import type { Role } from "@/lib/schemas/enums";
import { ROLE_WITH_ARTICLE } from "@/lib/schemas/spelling";
import { changeMemberRole } from "./actions";
import { askBefore } from "./role-change";

type Props = {
  workspaceId: string;
  userId: string;
  name: string;
  isSelf: boolean;
  role: Role;
  options: { value: Role; label: string }[];
  handed: Handed | undefined;
  /** Nobody else could run the workspace, so the role is fixed. */
  isLastOwner: boolean;
};

/** Changes that give or take power ask first; a refused one is reverted. */
export function MemberRole(props: Props) {
  const { workspaceId, userId, name, isSelf, role, options, handed, isLastOwner } = props;
  const reason = useId();
  const [shown, show] = useOptimistic<Role>(role);
  const [asked, ask] = useState<Role>();
  const action = changeMemberRole.bind(null, workspaceId);
  const question = asked && askBefore({ name, isSelf, from: role, to: asked, handed });
  const announceRole = (member: { role: Role }) =>
    toast.success(`${isSelf ? "You are" : `${name} is`} ${ROLE_WITH_ARTICLE[member.role]} now`);
  const change = (to: Role) =>
    startTransition(async () => {
      show(to);
      const member = await callAction(action, { userId, role: to, from: shown });
      if (member) announceRole(member);
    });
  const choose = (value: string) => {
    const to = options.find((option) => option.value === value)?.value;
    if (!to) return;
    if (askBefore({ name, isSelf, from: role, to })) ask(to);
    else change(to);
  };
  const stopAsking = () => ask(undefined);
  return (
    <>
      <Select
        aria-label={`Role of ${name}`}
        className="w-32"
        value={asked ?? shown}
        options={options}
        disabled={isLastOwner}
        aria-describedby={isLastOwner ? reason : undefined}
        autoComplete="off" // A choice acts at once, so a reload must not make it again.
        onChange={(event) => choose(event.target.value)}
      />
      {isLastOwner && (
        <p id={reason} className="mt-1 max-w-52 text-pretty text-[0.8125rem] text-subtle">
          A workspace needs an owner. Make somebody else an owner first.
        </p>
      )}
      <AlertDialog open={question !== undefined} onOpenChange={stopAsking}>
        {asked && question && (
          <AlertDialogContent title={question.title} description={question.description}>
            <ConfirmForm
              action={action}
              fields={{ userId, role: asked, from: shown }}
              confirm={question.confirm}
              done={announceRole}
              close={stopAsking}
            />
          </AlertDialogContent>
        )}
      </AlertDialog>
    </>
  );
}
