import { FilterForm } from "@/app/components/filter-form";
import { ORIGIN } from "@/app/shared/labels";
import type { KeySummary } from "@/lib/domain/workspace/keys";
import type { ActivityFilter } from "@/lib/schemas/activity";
import { ORIGINS } from "@/lib/schemas/enums";

type Props = {
  path: string;
  filter: ActivityFilter;
  actors: { id: string; name: string }[];
  tools: string[];
  keys: KeySummary[];
};

export function Filters({ path, filter, actors, tools, keys }: Props) {
  const { origin, actor_id, tool, key_id } = filter;
  const doors = ORIGINS.map((value) => ({ value, label: ORIGIN[value] }));
  const people = actors.map(({ id, name }) => ({ value: id, label: name }));
  const called = tools.map((name) => ({ value: name, label: name }));
  const minted = keys.map((key) => ({ value: key.id, label: formatKeyLabel(key) }));
  return (
    <FilterForm
      path={path}
      choices={[
        { label: "Through", name: "origin", value: origin, all: "Everything", options: doors },
        { label: "Person", name: "actor", value: actor_id, all: "Everybody", options: people },
        { label: "Tool", name: "tool", value: tool, all: "All tools", options: called },
        { label: "API key", name: "key", value: key_id, all: "All keys", options: minted },
      ]}
    />
  );
}

/** Adds the start of the key, since names need not be unique. */
const formatKeyLabel = ({ name, prefix, status }: KeySummary) =>
  `${name} (${prefix}…)${status === "active" ? "" : `, ${status}`}`;
