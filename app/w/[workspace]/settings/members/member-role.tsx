"use client";

import { startTransition, useOptimistic } from "react";
import { Select } from "@/app/components/ui/select";
import { toast } from "@/app/lib/toast";
import { changeMemberRole } from "./actions";

type Props = {
  workspaceId: string;
  userId: string;
  name: string;
  role: string;
  options: { value: string; label: string }[];
};

/** Changes a role as soon as another is chosen, and back when that was refused. */
export function MemberRole({ workspaceId, userId, name, role, options }: Props) {
  const [shown, show] = useOptimistic(role);
  const change = (value: string) =>
    startTransition(async () => {
      show(value);
      const form = new FormData();
      form.set("userId", userId);
      form.set("role", value);
      const { error, data } = await changeMemberRole(workspaceId, {}, form);
      if (error) toast.error(error);
      if (data) toast.success(`${name} is ${data.role} now`);
    });
  return (
    <Select
      aria-label={`Role of ${name}`}
      className="w-32"
      value={shown}
      options={options}
      onChange={(event) => change(event.target.value)}
    />
  );
}
