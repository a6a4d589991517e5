import { cache } from "react";
import { getSecondFactors } from "@/lib/domain/account/second-factors";

/** The signed-in person's second factors, read once a request. */
export const loadSecondFactors = cache(getSecondFactors);
