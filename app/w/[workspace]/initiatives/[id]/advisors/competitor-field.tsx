import { useRef } from "react";
import { Button } from "@/app/components/ui/button";
import { Field } from "@/app/components/ui/field";
import { Input } from "@/app/components/ui/input";
import { MAX_TITLE } from "@/lib/schemas/bounds";

type Props = {
  known: readonly string[];
  error?: string;
};

export function CompetitorField({ known, error }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const choose = (name: string) => {
    if (input.current) input.current.value = name;
  };
  return (
    <div className="grid gap-2">
      <Field
        label="Competitor"
        hint="Use the name that your context items use."
        error={error && "Give the name of one competitor, on one line."}
      >
        <Input ref={input} name="competitor_name" maxLength={MAX_TITLE} autoComplete="off" />
      </Field>
      {known.length > 0 && (
        <fieldset className="flex min-w-0 flex-wrap gap-1.5">
          <legend className="sr-only">Competitors on record</legend>
          {known.map((name) => (
            <Button key={name} size="small" onClick={() => choose(name)}>
              {name}
            </Button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
