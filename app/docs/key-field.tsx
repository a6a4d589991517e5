"use client";

import { Card } from "@/app/components/ui/card";
import { Field } from "@/app/components/ui/field";
import { Input } from "@/app/components/ui/input";
import { explainKeyShape } from "@/app/lib/key-shape";
import { useExampleChoice } from "./example-choice";

export function KeyField() {
  const { keyText, setKeyText } = useExampleChoice();
  return (
    <Card className="p-4">
      <Field
        label="Your API key"
        hint="The examples on these pages use it. It stays in this tab: nothing is sent or stored."
        error={explainKeyShape(keyText)}
      >
        <Input
          value={keyText}
          onChange={(event) => setKeyText(event.target.value.trim())}
          placeholder="gwk_live_…"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          className="font-mono sm:text-[0.8125rem]!"
        />
      </Field>
    </Card>
  );
}
