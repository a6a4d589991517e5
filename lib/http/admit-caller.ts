import type { Caller } from "@/lib/access/caller";
import { requireFactor } from "@/lib/access/credentials/demanded-factor";
import { requirePaidPlan } from "@/lib/access/plans";
import { type Bucket, showBudget, spendBudget } from "@/lib/limits/rate-limit";

type Admission = {
  bucket: Bucket;
  /** Gets the rate-limit headers, also of a refusal. */
  headers: Headers;
  /** The call spends nothing of the budget. */
  isFree?: boolean;
  /** The last refusal before the budget. */
  check?(): void;
};

/** Requires a demanded second factor and, for keys, the plan, then spends the budget. @throws 403, 429, in this order */
export async function admitCaller(
  caller: Caller,
  { bucket, headers, isFree = false, check }: Admission,
): Promise<void> {
  try {
    requireFactor(caller);
    if (caller.keyId) requirePaidPlan(caller.tier);
    check?.();
  } catch (refusal) {
    await showBudget(caller, bucket, headers);
    throw refusal;
  }
  await (isFree ? showBudget : spendBudget)(caller, bucket, headers);
}
