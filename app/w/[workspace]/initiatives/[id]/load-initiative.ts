import { makeLoader } from "@/app/shared/signed-in";
import { getInitiative } from "@/lib/domain/initiatives/initiatives";

export const loadInitiative = makeLoader(getInitiative);
