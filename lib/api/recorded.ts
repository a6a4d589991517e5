import { recordCall, recordRefusal } from "@/lib/domain/activity/call-records";
import { STATUS } from "@/lib/errors";
import type { Exchange } from "@/lib/http/exchange";
import { log } from "@/lib/log";
import { toApiError } from "@/lib/to-api-error";

type Answer<Args extends unknown[]> = (self: Exchange, ...args: Args) => Promise<Response>;

/**
 * Leaves a record of every call whose key has proven itself, as `docs/contract/interface.md#events` asks for
 * generations: a success has its own, refusals, failures and repeated answers get theirs here.
 */
export const recorded =
  <Args extends unknown[]>(action: string, answer: Answer<Args>): Answer<Args> =>
  async (self, ...args) => {
    try {
      const response = await answer(self, ...args);
      if (self.headers.has("Idempotent-Replayed")) {
        await attempt(self, (caller) =>
          recordCall(caller, { action, details: { replayed: true } }),
        );
      }
      return response;
    } catch (thrown) {
      const { code: outcome } = toApiError(thrown, self.requestId);
      // What was refused before it cost a slot has no other bound.
      const isFree = STATUS[outcome] === 403 || outcome === "RATE_LIMIT_EXCEEDED";
      await attempt(self, (caller) =>
        isFree
          ? recordRefusal(caller, action, { action, outcome })
          : recordCall(caller, { action, outcome }),
      );
      throw thrown;
    }
  };

type Proven = NonNullable<Exchange["caller"]>;

/** The answer counts more than its record. */
async function attempt({ caller, requestId }: Exchange, record: (caller: Proven) => Promise<void>) {
  if (!caller) return;
  await record(caller).catch((failure: unknown) =>
    log.warn({ event: "call_not_recorded", requestId, message: String(failure) }),
  );
}
