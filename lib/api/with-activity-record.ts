import type { ActivityEntry } from "@/lib/access/activity-rows";
import { recordCall, recordRefusal } from "@/lib/domain/activity/call-records";
import type { Exchange } from "@/lib/http/exchange";
import { log } from "@/lib/log";
import { toApiError } from "@/lib/to-api-error";
import type { Answer } from "./resource";

/** Records refusals and failures; the verb records successes (`docs/contract/interface.md#events`). */
export const withActivityRecord =
  (action: string, answer: Answer): Answer =>
  async (self, request, context) => {
    try {
      return await answer(self, request, context);
    } catch (thrown) {
      const { code: outcome } = toApiError(thrown, self.requestId);
      await attempt(
        self,
        (caller) =>
          self.isPaid
            ? recordCall(caller, { action, outcome })
            : recordRefusal(caller, action, { action, outcome }), // otherwise a flood could fill the table
      );
      throw thrown;
    }
  };

/** Records an answer given again, which no verb does. */
export const recordReplay = (self: Exchange, entry: Pick<ActivityEntry, "action" | "target">) =>
  attempt(self, (caller) => recordCall(caller, { ...entry, details: { replayed: true } }));

type Proven = NonNullable<Exchange["caller"]>;

/** A failed record must not replace the answer. */
async function attempt({ caller, requestId }: Exchange, record: (caller: Proven) => Promise<void>) {
  if (!caller) return;
  await record(caller).catch((failure: unknown) =>
    log.warn({ event: "call_not_recorded", requestId, message: String(failure) }),
  );
}
