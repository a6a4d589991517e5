"use client";

import { clsx } from "clsx";
import Form from "next/form";
import { useEffect, useRef } from "react";
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

/** The choice is in the address, so that it can be shared. Without scripts, a button sends it. */
export function FilterForm({ path, choices }: Props) {
  const isFiltered = choices.some(({ value }) => value);
  return (
    <Form
      action={path}
      prefetch={false}
      scroll={false}
      onChange={(event) => event.currentTarget.requestSubmit()}
      className="mb-5 grid grid-cols-2 gap-3 lg:grid-cols-4"
    >
      {choices.map((choice) => (
        <FilterField key={choice.name} {...choice} />
      ))}
      <div
        className={clsx(
          "min-h-9 flex-wrap items-center gap-x-4 gap-y-1 self-end",
          isFiltered ? "flex" : "hidden noscript:flex",
        )}
      >
        <span className="hidden noscript:inline">
          <Button type="submit">Filter</Button>
        </span>
        {isFiltered && <TextLink href={path}>Clear filters</TextLink>}
      </div>
    </Form>
  );
}

function FilterField({ label, name, value = "", all, options }: Choice) {
  const select = useRef<HTMLSelectElement>(null);
  // Other links change the choice too. A new `key` would take the focus from the select.
  useEffect(() => {
    if (select.current) select.current.value = value;
  }, [value]);
  return (
    <Field label={label}>
      <Select
        ref={select}
        name={name}
        defaultValue={value}
        autoComplete="off"
        options={[{ value: "", label: all }, ...options]}
      />
    </Field>
  );
}
