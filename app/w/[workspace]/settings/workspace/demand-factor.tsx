import { ConfirmAction } from "@/app/components/confirm-action";
import { Section } from "@/app/components/section";
import { TextLink } from "@/app/components/text-link";
import type { FactorDemand } from "@/lib/domain/members/factor-demand";
import { links } from "@/lib/links";
import { countNoun } from "@/lib/text/phrases";
import { changeDemand } from "./actions";

type Props = { workspaceId: string; userId: string; demand: FactorDemand };

export function DemandFactor({ workspaceId, userId, demand: { demanded, without } }: Props) {
  const lacksOne = without.some(({ user_id }) => user_id === userId);
  const those = countNoun(without.length, "member");
  const have = without.length === 1 ? "has" : "have";
  return (
    <Section
      title="Two-step sign-in"
      about={
        demanded
          ? "Required: members without a second factor have no access, and neither do their API keys."
          : "Not required: members decide for themselves. If it is required, members without one have no access, and neither do their API keys."
      }
    >
      {without.length > 0 && (
        <div className="grid gap-1">
          <p>{`${those} ${have} no second factor:`}</p>
          <ul className="list-disc pl-5 text-subtle">
            {without.map(({ user_id, name, email }) => (
              <li key={user_id} className="break-words">
                {name}, {email}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div>
        {demanded && (
          <ConfirmAction
            label="Stop requiring it"
            about="two-step sign-in"
            title="Stop requiring two-step sign-in?"
            description="Members without a second factor can sign in here again with their password alone, and their API keys work again."
            confirm="Stop requiring it"
            done="Two-step sign-in is no longer required"
            action={changeDemand.bind(null, workspaceId)}
            fields={{ demanded: "false" }}
          />
        )}
        {!demanded && lacksOne && (
          <p className="text-pretty">
            To require it you need a second factor yourself.{" "}
            <TextLink href={links.secondFactors(links.settings.workspace(workspaceId))}>
              Set one up
            </TextLink>
          </p>
        )}
        {!demanded && !lacksOne && (
          <ConfirmAction
            label="Require two-step sign-in"
            about="of all members"
            title="Require two-step sign-in?"
            description={
              without.length === 0
                ? "All members have a second factor. New members are asked to set one up first."
                : `${those} ${have} no second factor. From now on this workspace is closed to them and to their API keys, until they set one up.`
            }
            confirm="Require it"
            done="Two-step sign-in is required"
            action={changeDemand.bind(null, workspaceId)}
            fields={{ demanded: "true" }}
          />
        )}
      </div>
    </Section>
  );
}
