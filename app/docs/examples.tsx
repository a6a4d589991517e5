"use client";

import { CodeBlock } from "@/app/components/code-block";
import { Tabs } from "@/app/components/ui/tabs";
import { hasKeyShape } from "@/lib/access/keys/key-shape";
import type { Example } from "@/lib/api-docs/blocks";
import { PLACEHOLDER } from "@/lib/api-docs/mcp-clients";
import { useExampleChoice } from "./example-choice";

export function Examples({ examples }: { examples: Example[] }) {
  const { keyText, language, setLanguage } = useExampleChoice();
  const blocks = examples.map(({ code, ...example }) => ({
    ...example,
    code: hasKeyShape(keyText) ? code.replaceAll(PLACEHOLDER, keyText) : code,
  }));
  const [first] = blocks;
  if (first && blocks.length === 1) return <CodeBlock name={first.name} code={first.code} />;
  const tabs = blocks.map(({ language, name, code }) => ({
    value: language,
    title: name,
    content: <CodeBlock name={name} code={code} />,
  }));
  const chosen = tabs.find(({ value }) => value === language) ?? tabs[0];
  return <Tabs label="Languages" tabs={tabs} value={chosen?.value ?? ""} onChange={setLanguage} />;
}
