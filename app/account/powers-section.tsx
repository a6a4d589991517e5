import { TextLink } from "@/app/components/text-link";
import { Time } from "@/app/components/time";
import { Card } from "@/app/components/ui/card";
import { Cell, Table } from "@/app/components/ui/table";
import { ROLE } from "@/app/shared/labels";
import type { AccountCaller } from "@/lib/access/caller";
import { listMembershipsWithKeys, type MembershipWithKeys } from "@/lib/domain/account/profile";
import { links } from "@/lib/links";
import { AccountSection } from "./account-section";

const COLUMNS = ["Workspace", "Your role", "Since", "API keys that act for you"];

export async function PowersSection({ user }: { user: AccountCaller }) {
  const powers = await listMembershipsWithKeys(user);
  return (
    <AccountSection
      part="powers"
      about="The workspaces that you are a member of, and the API keys that act for you there."
    >
      <Card>
        <Table caption="Your workspaces and API keys" columns={COLUMNS}>
          {powers.map((power) => (
            <PowerRow key={power.workspace_id} power={power} />
          ))}
        </Table>
      </Card>
    </AccountSection>
  );
}

function PowerRow({ power }: { power: MembershipWithKeys }) {
  const { workspace_id: id, name, role, since, keys } = power;
  return (
    <tr>
      <Cell className="break-words font-medium">
        <TextLink href={links.workspace(id)}>{name}</TextLink>
      </Cell>
      <Cell label="Your role">
        <span title={ROLE[role].can}>{ROLE[role].name}</span>
      </Cell>
      <Cell label="Since">
        <Time iso={since} format="date" />
      </Cell>
      <Cell label="API keys">{keys.length > 0 ? <Keys id={id} keys={keys} /> : "None"}</Cell>
    </tr>
  );
}

const Keys = ({ id, keys }: { id: string; keys: MembershipWithKeys["keys"] }) => (
  <ul className="grid gap-1">
    {keys.map((key) => (
      <li key={key.id} className="min-w-0 break-words">
        <TextLink href={links.settings.apiKeys(id)}>{key.name}</TextLink>
        <span className="block text-[0.8125rem] text-subtle">
          {key.last_used_at ? (
            <>
              Last used <Time iso={key.last_used_at} />
            </>
          ) : (
            "Never used"
          )}
        </span>
      </li>
    ))}
  </ul>
);
