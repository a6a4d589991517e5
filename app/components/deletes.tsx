"use client";

import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import { createContext, type ReactNode, startTransition, use, useState } from "react";
import { callAction } from "@/app/shared/call-action";
import { toast } from "@/app/shared/toast";
import type { Deleted } from "@/app/shared/try-each";
import { restore } from "@/app/w/[workspace]/trash/actions";

const ConfirmDelete = dynamic(() =>
  import("./confirm-delete").then((module) => module.ConfirmDelete),
);

type Target = {
  /** Named in toasts: "Goal", "3 context items". */
  what: string;
  next?: string;
};

type Deletion = Target & {
  hide?: () => void;
  /** Undefined if it failed and the person was told. */
  remove: () => Promise<Deleted | undefined>;
};

type Deletes = {
  start(deletion: Deletion): void;
  finish(target: Target, deleted: Deleted): void;
};

const Context = createContext<Deletes | undefined>(undefined);

export function useDeletes(): Deletes {
  const deletes = use(Context);
  if (!deletes) throw new Error("Use it inside a DeletesProvider.");
  return deletes;
}

type Props = {
  workspaceId: string;
  isKept: boolean;
  children: ReactNode;
};

export function DeletesProvider({ workspaceId, isKept, children }: Props) {
  const router = useRouter();
  const [asked, setAsked] = useState<Deletion>();

  const finish = ({ what, next }: Target, { ids }: Deleted) => {
    startTransition(() => {
      if (next) router.push(next);
      router.refresh();
    });
    if (!isKept || ids.length === 0) return void toast.success(`${what} deleted`);
    const undo = async () => {
      const back = await callAction(restore.bind(null, workspaceId), { ids: JSON.stringify(ids) });
      if (back) toast.success(`${what} restored`);
    };
    toast.success(`${what} deleted`, {
      action: { label: "Undo", onClick: () => startTransition(undo) },
    });
  };

  const carryOut = ({ hide, remove, ...target }: Deletion) =>
    startTransition(async () => {
      hide?.();
      const deleted = await remove();
      if (deleted) finish(target, deleted);
    });

  return (
    <Context value={{ start: isKept ? carryOut : setAsked, finish }}>
      {children}
      {asked && (
        <ConfirmDelete
          what={asked.what}
          onConfirm={() => carryOut(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Context>
  );
}
