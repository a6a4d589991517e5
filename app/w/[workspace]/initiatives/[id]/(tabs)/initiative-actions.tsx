import { ToggleAction } from "@/app/components/toggle-action";
import { config } from "@/lib/config";
import type { InitiativeCounts } from "@/lib/domain/initiatives/initiative-counts";
import type { Initiative } from "@/lib/schemas/initiatives";
import { countNoun, joinWords } from "@/lib/text/phrases";
import { archive } from "../../actions";
import { CopyInitiative } from "./copy-initiative";
import { DeleteInitiative } from "./delete-initiative";

type Props = {
  workspaceId: string;
  initiative: Pick<Initiative, "id" | "title" | "archived">;
  counts: InitiativeCounts | undefined;
  places: { value: string; label: string }[];
};

export function InitiativeActions({ workspaceId, initiative, counts, places }: Props) {
  const { id, title, archived } = initiative;
  return (
    <>
      {places.length > 0 && (
        <CopyInitiative workspaceId={workspaceId} id={id} title={title} places={places} />
      )}
      <ToggleAction
        label={archived ? "Unarchive" : "Archive"}
        done={archived ? "Initiative is active again" : "Initiative archived"}
        action={archive.bind(null, workspaceId)}
        fields={{ id, archived: String(!archived) }}
        undo={{ id, archived: String(archived) }}
      />
      <DeleteInitiative
        workspaceId={workspaceId}
        id={id}
        title={title}
        description={`${describeContents(counts)} ${describeTrash(config().TRASH_DAYS)}`}
      />
    </>
  );
}

function describeContents(counts: InitiativeCounts | undefined): string {
  const parts = [
    [counts?.documents, "document"],
    [counts?.contextItems, "context item"],
    [counts?.goals, "goal"],
    [counts?.uploads, "upload"],
  ] as const;
  const held = parts.flatMap(([number, name]) => (number ? [countNoun(number, name)] : []));
  if (held.length === 0) return "It is empty.";
  return `${joinWords(held)} ${counts && countAll(counts) === 1 ? "is" : "are"} deleted with it.`;
}

const countAll = (counts: InitiativeCounts) =>
  counts.documents + counts.contextItems + counts.goals + counts.uploads;

const describeTrash = (days: number) =>
  days > 0
    ? `You can restore all of it from the trash for ${countNoun(days, "day")}.`
    : "This cannot be undone: the trash is turned off here. Archive it instead to keep everything.";
