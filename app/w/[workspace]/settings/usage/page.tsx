import type { Metadata } from "next";
import { Section } from "@/app/components/section";
import { SettingsHeader } from "@/app/components/settings-header";
import { Time } from "@/app/components/time";
import { Card } from "@/app/components/ui/card";
import { Meter } from "@/app/components/ui/meter";
import { requireCaller } from "@/app/shared/signed-in";
import { getQuotaUsage } from "@/lib/domain/generation/quota";
import { getAiCallsToday } from "@/lib/domain/usage/ai-calls";
import { getStorageUsage } from "@/lib/domain/usage/storage";
import { formatFileSize } from "@/lib/file-size";
import { type Bucket, peekBudgets } from "@/lib/limits/rate-limit";

export const metadata: Metadata = { title: "Usage" };

const BUCKETS: Record<Bucket, { title: string; about: string }> = {
  crud: { title: "Reads and writes", about: "REST calls, and changes in the app" },
  search: { title: "Search", about: "REST calls, and searches in the app" },
  ai: { title: "AI and MCP", about: "Generation, classification and every MCP call" },
};

type Props = { params: Promise<{ workspace: string }> };

export default async function UsagePage({ params }: Props) {
  const caller = await requireCaller((await params).workspace);
  const limits = await peekBudgets(caller);
  const quota = await getQuotaUsage(caller);
  const aiCalls = await getAiCallsToday(caller);
  const storage = await getStorageUsage(caller.workspaceId);
  return (
    <>
      <SettingsHeader
        title="Usage"
        about="What this workspace and you have used, and what is left."
      />
      <div className="grid max-w-2xl">
        <Section title="Generations this month" about="Shared by everybody in this workspace.">
          <Card className="grid gap-3 p-5">
            <Budget
              label="Generations used this month"
              used={quota.current}
              limit={quota.limit}
              left={quota.remaining}
            />
            <p className="text-subtle">
              Starts again on <Time iso={quota.period_end} format="date" />.
            </p>
          </Card>
        </Section>
        <Section
          title="Drafts, advisors, classification and chat today"
          about="Calls by everybody in this workspace, with or without an AI model."
        >
          <Card className="grid gap-3 p-5">
            <Budget
              label="Calls used today"
              used={aiCalls.used}
              limit={aiCalls.limit}
              left={Math.max(0, aiCalls.limit - aiCalls.used)}
            />
            <p className="text-subtle">
              Starts again <Time iso={aiCalls.ends_at} />.
            </p>
          </Card>
        </Section>
        <Section title="Storage" about="Texts, every version of each document, and uploaded files.">
          <Card className="grid gap-3 p-5">
            {storage.used === null ? (
              <p className="text-subtle">
                Storage is still being measured. Look again in a moment.
              </p>
            ) : (
              <Budget
                label="Storage used"
                used={storage.used}
                limit={storage.limit}
                left={Math.max(0, storage.limit - storage.used)}
                format={formatFileSize}
              />
            )}
          </Card>
        </Section>
        <Section
          title="Your rate limits"
          about="Calls you can make in any 60 seconds, over REST, MCP and the app together, in all your workspaces."
        >
          <Card className="divide-y">
            {limits.map(({ bucket, limit, remaining }) => (
              <div key={bucket} className="grid gap-3 p-5">
                <div>
                  <h3 className="font-medium">{BUCKETS[bucket].title}</h3>
                  <p className="text-[0.8125rem] text-subtle">{BUCKETS[bucket].about}</p>
                </div>
                <Budget
                  label={`${BUCKETS[bucket].title}, used`}
                  used={limit - remaining}
                  limit={limit}
                  left={remaining}
                />
              </div>
            ))}
          </Card>
        </Section>
      </div>
    </>
  );
}

type BudgetProps = {
  label: string;
  used: number;
  limit: number;
  left: number;
  format?: (value: number) => string;
};

const count = (value: number) => value.toLocaleString("en");

function Budget({ label, used, limit, left, format = count }: BudgetProps) {
  const text = `${format(used)} of ${format(limit)} used`;
  return (
    <div className="grid gap-2">
      <p className="flex justify-between gap-4 tabular-nums">
        <span>{text}</span>
        <span className="text-subtle">{format(left)} left</span>
      </p>
      <Meter label={label} value={used} max={limit} text={text} />
    </div>
  );
}
