type Props = {
  legend: string;
  name: string;
  options: { value: string; label: string; about: string }[];
  defaultValue: string;
};

/** A choice of a few, each with a line about it. */
export function RadioCards({ legend, name, options, defaultValue }: Props) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-medium">{legend}</legend>
      {options.map(({ value, label, about }) => (
        <label
          key={value}
          className="flex cursor-pointer items-start gap-3 rounded-lg border border-border-strong bg-raised px-3 py-2.5 shadow-xs transition-colors hover:bg-muted has-checked:border-accent has-checked:bg-accent-soft"
        >
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === defaultValue}
            className="mt-0.5 size-4 accent-accent"
          />
          <span className="grid">
            <span className="font-medium">{label}</span>
            <span className="text-[0.8125rem] text-subtle">{about}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
