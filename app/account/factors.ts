import { cache } from "react";
import { getSecondFactors } from "@/lib/domain/account/second-factors";

/** The second factors of who is signed in, read once a request for the sections that show them. */
export const factorsOf = cache(getSecondFactors);
