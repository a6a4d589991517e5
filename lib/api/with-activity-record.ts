import type { ActivityEntry } from "@/lib/access/activity-rows";
import { runInBackground } from "@/lib/background";
import { recordCall, recordIfPossible, recordRefusal } from "@/lib/domain/activity/call-records";
import type { Exchange } from "@/lib/http/exchange";
import { toApiError } from "@/lib/to-api-error";
import type { Answer } from "./resource";

/** Records refusals and failures; the verb records successes (`docs/contract/interface.md#events`). */
export const withActivityRecord =
  (action: ActivityEntry["action"], answer: Answer): Answer =>
  async (self, request, context) => {
    try {
      return await answer(self, request, context);
    } catch (thrown) {
      const error = toApiError(thrown, self.requestId);
      const record = () => recordFailure(self, { action, outcome: error.code });
      // A database that is out of reach would be waited for a second time.
      if (error.code === "SERVICE_UNAVAILABLE") runInBackground("call_record", record);
      else await record();
      throw error;
    }
  };

async function recordFailure(
  { caller, isPaid }: Exchange,
  entry: Pick<ActivityEntry, "action" | "outcome">,
) {
  if (!caller) return;
  const recording = isPaid ? recordCall(caller, entry) : recordRefusal(caller, entry.action, entry); // otherwise a flood could fill the table
  await recordIfPossible(caller, recording);
}

/** Records an answer given again, which no verb does. */
export async function recordReplay(
  { caller }: Exchange,
  entry: Pick<ActivityEntry, "action" | "target">,
) {
  if (!caller) return;
  await recordIfPossible(caller, recordCall(caller, { ...entry, details: { replayed: true } }));
}
