import Form from "next/form";
import { TextLink } from "@/app/components/text-link";
import { Button } from "@/app/components/ui/button";
import { Field } from "@/app/components/ui/field";
import { Select } from "@/app/components/ui/select";
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

/** The choice is in the address, so that it can be shared and works without scripts. */
export function Filters({ path, filter, actors, tools, keys }: Props) {
  const { origin = "", actor_id: actorId = "", tool = "", key_id: keyId = "" } = filter;
  const doors = ORIGINS.map((value) => ({ value, label: ORIGIN[value] }));
  const people = actors.map(({ id, name }) => ({ value: id, label: name }));
  const called = tools.map((name) => ({ value: name, label: name }));
  const minted = keys.map((key) => ({ value: key.id, label: formatKeyLabel(key) }));
  const chosen = [origin, actorId, tool, keyId];
  return (
    <Form
      key={chosen.join(" ")}
      action={path}
      prefetch={false}
      className="mb-5 grid grid-cols-2 gap-3 lg:grid-cols-4"
    >
      <Choice label="Through" name="origin" value={origin} all="Everything" options={doors} />
      <Choice label="Person" name="actor" value={actorId} all="Everybody" options={people} />
      <Choice label="Tool" name="tool" value={tool} all="All tools" options={called} />
      <Choice label="API key" name="key" value={keyId} all="All keys" options={minted} />
      <div className="flex items-center gap-4">
        <Button type="submit">Filter</Button>
        {chosen.some(Boolean) && <TextLink href={path}>Clear filters</TextLink>}
      </div>
    </Form>
  );
}

/** Adds the start of the key, since names need not be unique. */
const formatKeyLabel = ({ name, prefix, status }: KeySummary) =>
  `${name} (${prefix}…)${status === "active" ? "" : `, ${status}`}`;

type ChoiceProps = {
  label: string;
  name: string;
  value: string;
  all: string;
  options: { value: string; label: string }[];
};

function Choice({ label, name, value, all, options }: ChoiceProps) {
  return (
    <Field label={label}>
      <Select name={name} defaultValue={value} options={[{ value: "", label: all }, ...options]} />
    </Field>
  );
}
