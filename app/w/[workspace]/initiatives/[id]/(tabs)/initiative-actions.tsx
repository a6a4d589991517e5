import { ConfirmAction } from "@/app/components/confirm-action";
import { ToggleAction } from "@/app/components/toggle-action";
import { count } from "@/app/lib/words";
import type { InitiativeCounts } from "@/lib/domain/initiative-counts";
import type { Initiative } from "@/lib/schemas/initiatives";
import { archive, removeAndLeave } from "../../actions";

type Props = {
  workspaceId: string;
  initiative: Pick<Initiative, "id" | "title" | "archived">;
  counts: InitiativeCounts | undefined;
};

/** Archives an initiative or takes it back, and deletes it with what it holds. */
export function InitiativeActions({ workspaceId, initiative, counts }: Props) {
  const { id, title, archived } = initiative;
  return (
    <>
      <ToggleAction
        label={archived ? "Unarchive" : "Archive"}
        done={archived ? "Initiative is active again" : "Initiative archived"}
        action={archive.bind(null, workspaceId)}
        fields={{ id, archived: String(!archived) }}
        undo={{ id, archived: String(archived) }}
      />
      <ConfirmAction
        label="Delete"
        about={title}
        title={`Delete “${title}”?`}
        description={whatGoes(counts)}
        confirm="Delete initiative"
        done="Initiative deleted"
        action={removeAndLeave.bind(null, workspaceId)}
        fields={{ id }}
        button={{ variant: "ghost", size: "medium" }}
      />
    </>
  );
}

/** What is deleted with an initiative, counted. */
function whatGoes(counts: InitiativeCounts | undefined): string {
  const parts = [
    [counts?.documents, "document"],
    [counts?.contextItems, "context item"],
    [counts?.goals, "goal"],
    [counts?.uploads, "upload"],
  ] as const;
  const held = parts.flatMap(([number, name]) => (number ? [count(number, name)] : []));
  const list = new Intl.ListFormat("en").format(held);
  if (held.length === 0) return "It holds nothing yet. Archive it instead if it may come back.";
  return `${list} ${counts && total(counts) === 1 ? "is" : "are"} deleted with it. Archive it instead to keep everything.`;
}

const total = (counts: InitiativeCounts) =>
  counts.documents + counts.contextItems + counts.goals + counts.uploads;
