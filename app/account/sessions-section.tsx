import { ConfirmAction } from "@/app/components/confirm-action";
import { Time } from "@/app/components/time";
import { Badge } from "@/app/components/ui/badge";
import { Card } from "@/app/components/ui/card";
import { Cell, Table } from "@/app/components/ui/table";
import { formatShortTime } from "@/app/shared/times";
import type { AccountCaller } from "@/lib/access/caller";
import { listSessions, type SessionSummary } from "@/lib/domain/account/sessions";
import { AccountSection } from "./account-section";
import { endOneSession, endSessionsElsewhere } from "./actions";

const COLUMNS = ["Browser", "IP address", "Signed in", "Last used", ""];

export async function SessionsSection({ user }: { user: AccountCaller }) {
  const sessions = await listSessions(user);
  return (
    <AccountSection
      part="sessions"
      about="Where you are signed in. End those that you do not know, then change your password."
      actions={
        sessions.length > 1 && (
          <ConfirmAction
            label="Sign out everywhere else"
            title="Sign out everywhere else?"
            description="All browsers except this one have to sign in again. Passkeys and API keys continue to work."
            confirm="Sign out everywhere else"
            done="Signed out everywhere else"
            action={endSessionsElsewhere}
            fields={{}}
          />
        )
      }
    >
      <Card>
        <Table caption="Browsers in which you are signed in" columns={COLUMNS}>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </Table>
      </Card>
    </AccountSection>
  );
}

function SessionRow({ session }: { session: SessionSummary }) {
  const { id, browser, address, signed_in_at, last_seen_at, is_current: isCurrent } = session;
  return (
    <tr>
      <Cell>
        <span className="flex flex-wrap items-center gap-2 font-medium">
          {browser} {isCurrent && <Badge>This browser</Badge>}
        </span>
      </Cell>
      <Cell label="IP address" className="break-all">
        {address ?? "Not known"}
      </Cell>
      <Cell label="Signed in">
        <time dateTime={signed_in_at}>{formatShortTime(signed_in_at)}</time>
      </Cell>
      <Cell label="Last used">{isCurrent ? "In use now" : <Time iso={last_seen_at} />}</Cell>
      <Cell className="text-right max-lg:pt-2 max-lg:text-left">
        {!isCurrent && (
          <ConfirmAction
            label="End"
            about={`the session of ${browser}`}
            title={`End the session of ${browser}?`}
            description="That browser has to sign in again."
            confirm="End session"
            done="Session ended"
            action={endOneSession}
            fields={{ id }}
          />
        )}
      </Cell>
    </tr>
  );
}
