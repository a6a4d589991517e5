import { Field } from "@/app/components/ui/field";
import { Input } from "@/app/components/ui/input";
import { explainKeyShape } from "@/app/shared/explain-key-shape";

type Props = { label: string; hint: string; value: string; onChange: (text: string) => void };

export const ApiKeyField = ({ label, hint, value, onChange }: Props) => (
  <Field label={label} hint={hint} error={explainKeyShape(value)}>
    <Input
      value={value}
      onChange={(event) => onChange(event.target.value.trim())}
      placeholder="gwk_live_…"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      className="font-mono sm:text-[0.8125rem]!"
    />
  </Field>
);
