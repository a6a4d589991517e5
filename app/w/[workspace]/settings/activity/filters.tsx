import Form from "next/form";
import { TextLink } from "@/app/components/text-link";
import { Button } from "@/app/components/ui/button";
import { Field } from "@/app/components/ui/field";
import { Select } from "@/app/components/ui/select";
import { ORIGIN } from "@/app/lib/words";
import { ORIGINS } from "@/lib/schemas/enums";

type Props = {
  path: string;
  actors: { id: string; name: string }[];
  origin?: string;
  actorId?: string;
};

/** Narrows the records; the choice is in the address, so that it can be shared and works without scripts. */
export function Filters({ path, actors, origin = "", actorId = "" }: Props) {
  const doors = ORIGINS.map((value) => ({ value, label: ORIGIN[value] }));
  const people = actors.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Form
      key={`${origin} ${actorId}`}
      action={path}
      className="mb-5 grid items-end gap-3 sm:flex sm:flex-wrap"
    >
      <div className="sm:w-44">
        <Field label="Through">
          <Select
            name="origin"
            defaultValue={origin}
            options={[{ value: "", label: "Everything" }, ...doors]}
          />
        </Field>
      </div>
      <div className="sm:w-56">
        <Field label="Person">
          <Select
            name="actor"
            defaultValue={actorId}
            options={[{ value: "", label: "Everybody" }, ...people]}
          />
        </Field>
      </div>
      <Button type="submit">Filter</Button>
      {(origin || actorId) && (
        <span className="flex h-9 items-center">
          <TextLink href={path}>Clear filters</TextLink>
        </span>
      )}
    </Form>
  );
}
