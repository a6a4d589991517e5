"use client";

import { ApiKeyField } from "@/app/components/api-key-field";
import { Card } from "@/app/components/ui/card";
import { useExampleChoice } from "./example-choice";

export function KeyField() {
  const { keyText, setKeyText } = useExampleChoice();
  return (
    <Card className="p-4">
      <ApiKeyField
        label="Your API key"
        hint="The examples on these pages use it. It stays in this tab: nothing is sent or stored."
        value={keyText}
        onChange={setKeyText}
      />
    </Card>
  );
}
