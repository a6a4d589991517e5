import Form from "next/form";
import { TextLink } from "@/app/components/text-link";
import { Button } from "@/app/components/ui/button";
import { Field } from "@/app/components/ui/field";
import { Select } from "@/app/components/ui/select";

type Choice = {
  label: string;
  name: string;
  value: string | undefined;
  /** Names the choice of everything. */
  all: string;
  options: { value: string; label: string }[];
};

type Props = { path: string; choices: Choice[] };

/** The choice is in the address, so that it can be shared and works without scripts. */
export function FilterForm({ path, choices }: Props) {
  const chosen = choices.map(({ value = "" }) => value);
  return (
    <Form
      key={chosen.join(" ")}
      action={path}
      prefetch={false}
      className="mb-5 grid grid-cols-2 gap-3 lg:grid-cols-4"
    >
      {choices.map(({ label, name, value = "", all, options }) => (
        <Field key={name} label={label}>
          <Select
            name={name}
            defaultValue={value}
            options={[{ value: "", label: all }, ...options]}
          />
        </Field>
      ))}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 self-end">
        <Button type="submit">Filter</Button>
        {chosen.some(Boolean) && <TextLink href={path}>Clear filters</TextLink>}
      </div>
    </Form>
  );
}
