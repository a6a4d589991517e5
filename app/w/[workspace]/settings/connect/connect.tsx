"use client";

import { useState } from "react";
import { Notice } from "@/app/components/notice";
import { Section } from "@/app/components/section";
import { RadioCards } from "@/app/components/ui/radio-cards";
import { hasKeyShape } from "@/lib/access/keys/key-shape";
import { buildMcpUrl, RECOMMENDED_REACH, type Reach } from "@/lib/api-docs/mcp-clients";
import type { Minted } from "../api-keys/key-form";
import { ClientTabs } from "./client-tabs";
import { FirstCall } from "./first-call";
import { KeyChoice } from "./key-choice";

const REACH_OPTIONS: { value: Reach; label: string; about: string }[] = [
  {
    value: "edit",
    label: "With editing tools",
    about: "Recommended. Reads everything, writes documents, and changes existing content.",
  },
  {
    value: "standard",
    label: "Standard",
    about: "Reads and adds content. A document that it starts stays an outline.",
  },
  {
    value: "read",
    label: "Read only",
    about: "Changes nothing.",
  },
];

type Props = {
  workspaceId: string;
  appUrl: string;
  since: string;
  mayMint: boolean;
};

/** Three steps from a key to the first call. The chosen key stays in this page. */
export function Connect({ workspaceId, appUrl, since, mayMint }: Props) {
  const [text, setText] = useState("");
  const [minted, setMinted] = useState<Minted>();
  const [reach, setReach] = useState<Reach>(RECOMMENDED_REACH);
  const onlyReads = minted?.key === text && minted.readOnly;
  const keep = (made: Minted) => {
    setMinted(made);
    setText(made.key);
  };
  return (
    <div className="grid max-w-3xl">
      <Section title="1. API key" about="The assistant sends it with every call.">
        <KeyChoice
          workspaceId={workspaceId}
          mayMint={mayMint}
          text={text}
          onChange={setText}
          minted={minted}
          onMinted={keep}
        />
      </Section>
      <Section
        title="2. Assistant"
        about="Choose its permissions and your client, then paste the text below."
      >
        <RadioCards
          legend="Tools"
          name="reach"
          options={REACH_OPTIONS}
          defaultValue={RECOMMENDED_REACH}
          onChange={setReach}
          className="sm:grid-cols-3"
        />
        {onlyReads && reach === "edit" && (
          <Notice>
            “{minted.name}” can only read, so the assistant gets no editing tools with it. Create a
            key with full access to have them.
          </Notice>
        )}
        <p className="mb-2 text-[0.8125rem] text-subtle">
          Without editing tools, an assistant sees only the parts of uploaded files that a search
          finds. The choice is part of the address. To choose single sets of tools, list them after{" "}
          <code>?toolsets=</code> separated by commas: read, write, advisor, coverage, edit,
          generate. A read-only key can only read, whatever the address says.
        </p>
        <ClientTabs
          url={buildMcpUrl(appUrl, reach)}
          apiKey={hasKeyShape(text) ? text : undefined}
        />
      </Section>
      <Section title="3. First call">
        <FirstCall
          workspaceId={workspaceId}
          since={since}
          address={buildMcpUrl(appUrl, "standard")}
        />
      </Section>
    </div>
  );
}
