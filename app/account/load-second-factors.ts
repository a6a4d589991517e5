import { cache } from "react";
import { getSecondFactors } from "@/lib/domain/account/second-factors";

export const loadSecondFactors = cache(getSecondFactors);
