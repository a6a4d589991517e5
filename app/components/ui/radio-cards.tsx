import { clsx } from "clsx";

type Props<Value extends string> = {
  legend: string;
  name: string;
  options: readonly { value: Value; label: string; about: string }[];
  defaultValue: NoInfer<Value>;
  onChange?: (value: Value) => void;
  className?: string;
};

export function RadioCards<Value extends string>(props: Props<Value>) {
  const { legend, name, options, defaultValue, onChange, className } = props;
  return (
    <fieldset className={clsx("grid gap-2", className)}>
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
            onChange={() => onChange?.(value)}
            className="mt-0.5 size-4 shrink-0 accent-accent"
          />
          <span className="grid">
            <span className="font-medium">{label}</span>
            <span className="text-pretty text-[0.8125rem] text-subtle">{about}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
