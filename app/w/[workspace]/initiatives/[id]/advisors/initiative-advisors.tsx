"use client";

import { AUDIENCE } from "@/app/components/advice/advice-labels";
import { Advisor } from "@/app/components/advice/advisor";
import { Battlecard } from "@/app/components/advice/battlecard";
import { Priorities } from "@/app/components/advice/priorities";
import { Readiness } from "@/app/components/advice/readiness";
import { Update } from "@/app/components/advice/update";
import { Field } from "@/app/components/ui/field";
import { Select } from "@/app/components/ui/select";
import { AUDIENCES } from "@/lib/schemas/enums";
import type { Method } from "@/lib/schemas/generate";
import { judge, rank, writeBattlecard, writeUpdate } from "./actions";
import { CompetitorField } from "./competitor-field";

const AUDIENCE_OPTIONS = AUDIENCES.map((value) => ({ value, label: AUDIENCE[value] }));

type Props = {
  workspaceId: string;
  initiativeId: string;
  method: Method;
  competitors: readonly string[];
};

export function InitiativeAdvisors({ method, competitors, ...place }: Props) {
  const { workspaceId, initiativeId } = place;
  const common = { workspaceId, method, fields: { initiative_id: initiativeId } };
  return (
    <div className="grid gap-5">
      <Advisor
        {...common}
        title="Launch readiness"
        about="Judges whether it can be launched: a verdict, and checks with next steps."
        run="Check readiness"
        working="Checking goals, context items, documents and their statuses."
        action={judge}
        result={(advice) => <Readiness place={place} advice={advice} />}
      />
      <Advisor
        {...common}
        title="Prioritization"
        about="Ranks the feature ideas, with the feedback, research and goals that support each."
        run="Rank ideas"
        working="Comparing the ideas with feedback, research and goals."
        action={rank}
        result={(advice) => <Priorities place={place} advice={advice} />}
      />
      <Advisor
        {...common}
        title="Stakeholder update"
        about="Says what one audience should know now, in its own terms. Nothing is sent."
        run="Draft update"
        working="Collecting news, decisions and risks for this audience."
        action={writeUpdate}
        controls={(errors) => (
          <Field label="Audience" error={errors.audience && "Choose an audience."}>
            <Select name="audience" options={AUDIENCE_OPTIONS} />
          </Field>
        )}
        result={(drafted) => <Update place={place} {...drafted} />}
      />
      <Advisor
        {...common}
        title="Competitive battlecard"
        about="Arguments against one competitor, from your context items alone."
        run="Draft battlecard"
        working="Collecting what the context items say about the competitor."
        action={writeBattlecard}
        controls={(errors) => (
          <CompetitorField known={competitors} error={errors.competitor_name} />
        )}
        result={(advice) => <Battlecard place={place} advice={advice} />}
      />
    </div>
  );
}
